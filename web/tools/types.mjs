// Writes the types of the words, which Vite's plugin does whenever the configuration is read.
import { resolveConfig } from 'vite';

await resolveConfig({}, 'build');
