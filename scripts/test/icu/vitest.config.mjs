import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where `icu.ts` has put this Vitest and its Node. */
const { PIAZZA_ICU: folder } = process.env

// Read by the Vitest of `icu.ts` alone, on a Node that knows no TypeScript. The tests import `vitest` from the project,
// whose version does not run there.
// oxlint-disable-next-line import/no-default-export
export default {
  root: folder,
  esbuild: { target: 'es2022', tsconfigRaw: {} },
  resolve: { alias: [{ find: /^vitest$/, replacement: join(folder, 'node_modules/vitest/dist/index.js') }] },
  test: {
    include: ['domain/**/*.test.ts', 'ui/language/**/*.test.ts', 'ui/**/*-{view,words,texts,rows,lines}.test.ts'],
    // Needs a document, and says nothing that depends on the data of languages.
    exclude: ['**/languages.test.ts'],
    environment: 'node',
    poolOptions: { threads: { isolate: false } },
    pool: 'threads',
    clearMocks: true,
    testTimeout: 120_000,
    setupFiles: [fileURLToPath(new URL('newer-arrays.mjs', import.meta.url))],
  },
}
