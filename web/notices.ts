import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Puts the licences of everything in the program into the build. `cargo xtask` writes the file before it builds
 * the client. Without it the page about licences says so.
 */
export function notices(): Plugin {
  const file = fileURLToPath(new URL('../target/notices.json', import.meta.url));
  return {
    name: 'loire-notices',
    apply: 'build',
    generateBundle() {
      if (!existsSync(file)) return;
      this.emitFile({ type: 'asset', fileName: 'notices.json', source: readFileSync(file, 'utf8') });
    },
  };
}
