import { allWords } from '.';

// Tests read English.
await allWords();
