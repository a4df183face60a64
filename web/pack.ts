import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(js|mjs|css|html|svg|json|webmanifest|txt|wasm)$/;

/**
 * Writes two compressed copies of every text and module in the build, so the server never has to compress a file
 * while somebody waits. Copies that would save nothing are left out.
 */
export function pack(): Plugin {
  let folder = 'dist';
  return {
    name: 'loire-pack',
    // Nobody waits for a build that only tests look at.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'gallery',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: () => {
      for (const file of files(folder)) {
        const bytes = readFileSync(file);
        for (const [end, packed] of [
          ['.br', brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort(file) } })],
          ['.gz', gzipSync(bytes, { level: 9 })],
        ] as const) {
          if (packed.length < bytes.length) writeFileSync(file + end, packed);
        }
      }
    },
  };
}

/** A module is large: the last steps take seven times as long and save seven in a hundred. */
const effort = (file: string): number => (file.endsWith('.wasm') ? 9 : 11);

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return PACKED.test(name) ? [path] : [];
  });
}
