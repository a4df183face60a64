import { defineConfig } from 'vitest/config';
import { notices } from './notices';
import { pack } from './pack';
import { words, wordsFile } from './words';

// The server that answers /api and /ws while Vite serves the pages.
const server = process.env.LOIRE_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  // Files of the build find each other wherever their folder is. Only the page says where that is (`<base>`).
  base: './',
  plugins: [notices(), pack(), words()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // Two builds of the same sources must give the same bytes, and no page may need a third-party host.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A page should be a few files, not thirty. Modules that are always needed together are bundled together.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${wordsFile(facadeModuleId) ?? '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'core', test: /node_modules|\/src\/(address|router|settings|art)\b|vite\/preload/ },
            {
              name: 'house',
              test: /\/src\/(api\/(index|http|words|json|ask)|i18n\/index|ui\/(clause-link|frame|icons|late|load|me|nothing|terms)|table\/(names|muted)|boxes\/(shelf|box-words|registry\/index|[^/]+\/(shelf|house-values)))\.tsx?$/,
            },
            { name: 'table', test: /\/src\/table\/(?!names|muted)/ },
            // The shelf shows the cover of each box, with what is drawn on it.
            {
              name: (id: string) => `cover-${/\/src\/boxes\/([^/]+)\//.exec(id)?.[1]}`,
              test: /\/src\/boxes\/[^/]+\/art\/cover\.tsx$/,
            },
            // The shelf shows pieces and the set-up page shows boards, so those have their own chunks.
            {
              name: (id: string) => /\/src\/boxes\/([^/]+)\//.exec(id)?.[1] ?? null,
              test: /\/src\/boxes\/[^/]+\/(?!fixtures|art\/|house|lesson|pieces|geometry|boards|shelf)/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    setupFiles: 'vitest.setup.ts',
  },
});
