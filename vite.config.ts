import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './scripts/compiled-messages.ts'
import { contentSecurityPolicy } from './scripts/content-security-policy.ts'
import { fileIntegrity } from './scripts/file-integrity.ts'
import { FLOOR, supportedEngines } from './scripts/engines.ts'
import { FILE_NAMES, firstPageChunk, firstPagePlugins } from './scripts/first-page.ts'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { beforeApp } from './scripts/before-app.ts'
import { freshSeed } from './scripts/tally.ts'
import { machineDrawings } from './scripts/machine-drawings.ts'
import { specsInDemo } from './scripts/specs-in-demo.ts'

/** From how many screens on a sign stands in the file that they share. */
const SHARED_BY_MANY = 3
/** How long a module is that does not earn a file of its own, in bytes of its source. */
const FEW_LINES = 2_000

// fp-ts and io-ts are written with `/lib/*.js` (what Node resolves); the bundler takes their ES modules, which shake.
const shaken = [
  { find: /^(fp-ts|io-ts)\/lib\/(.*)\.js$/, replacement: '$1/es6/$2.js' },
  { find: /^io-ts$/, replacement: 'io-ts/es6/index.js' },
  // React itself has what this stands in for in older ones.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  // msw's cookie store brings the list of public suffixes along; the demo's backend sets no cookie.
  { find: 'tldts', replacement: fileURLToPath(new URL('mocks/public-suffixes.ts', import.meta.url)) },
]

/** What the stored files are known by. */
const integrity = fileIntegrity()

/** The whole app is stored on the device: its pages open without a network, and no old page misses a file. */
const SERVICE_WORKER: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/adapters/worker',
  filename: 'service-worker.ts',
  // The app registers it by itself (adapters/browser/browser-updates.ts), and its manifest is in `public`.
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
    // The name of a file contains its hash.
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [integrity.transform],
    rollupFormat: 'iife',
  },
}

/** Where requests to an address go, as a policy names it; an address of the page's own is allowed already. */
const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

export default defineConfig(({ mode }) => {
  const testing = mode === 'test'
  if (testing) process.env['PIAZZA_SEED'] ??= freshSeed()
  const api = process.env['VITE_API_URL'] ?? ''
  const places = process.env['VITE_PLACES_URL'] ?? ''
  const tiles = process.env['VITE_TILES_URL'] ?? ''
  return {
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: mode === 'production' ? 'short' : 'debug' }),
      { ...optimizeLocales.vite({ locales: ['it-IT', 'es-ES', 'en-US', 'de-DE'] }), enforce: 'pre' as const },
      ...(testing
        ? []
        : [
            compiledMessages({ isPseudo: process.env['PIAZZA_PSEUDO'] === '1' }),
            // Each that comes later stands before: the policy is the first of all.
            beforeApp(),
            contentSecurityPolicy(api, originOf(places), originOf(tiles)),
            supportedEngines(),
            ...firstPagePlugins(api),
          ]),
      ...(mode === 'demo' ? [specsInDemo(), machineDrawings()] : []),
      // The demo has none: a stored version would hide the one that is being shown.
      ...(mode === 'production' ? [integrity.plugin, VitePWA(SERVICE_WORKER)] : []),
    ],
    resolve: testing ? {} : { alias: shaken },
    server: { port: 5173, strictPort: true },
    preview: { port: 5173, strictPort: true },
    build: {
      target: FLOOR,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Demo builds keep the names of their parts: the features look for one.
          ...(mode === 'production' ? FILE_NAMES : {}),
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: firstPageChunk, debugName: 'first page', priority: 1 },
              // What reads all later screens' answers: files of their own would each be waited for.
              { name: 'reading', test: /\/http\/codecs\/(wire-\w+|pages|unwrapping)\.ts$/ },
              // Rules and readers of a few lines that screens share: the first page would carry a name for each.
              {
                name: 'rules',
                test: /\/src\/(domain|application\/kit|ui\/view)\/|\/page-feedback-room/,
                minShareCount: 2,
                maxModuleSize: FEW_LINES,
              },
              // The question at the foot of pages: what they draw before it is in sight, and what it shares with forms.
              {
                name: 'asking',
                test: /\/src\/ui\/(parts\/page-feedback\/page-feedback\.tsx$|(components|layout)\/checkbox)/,
              },
              // What a town says of itself and hears by e-mail: pages that few open, in one file.
              {
                name: 'legal',
                test: /\/src\/(application|domain|ui\/screens)\/(legal|fault-report)\/|\/src\/ui\/parts\/stored\/|\/storage-register/,
              },
              // What the pages of a place and the map say of it; its hours, which Home says as well, are apart.
              {
                name: 'place',
                test: /\/src\/ui\/parts\/place\/(?!hours-view)/,
                minShareCount: 2,
              },
              // Signs that many screens show: a file for each would cost more than it carries.
              { name: 'signs', test: /lucide-react/, minShareCount: SHARED_BY_MANY },
            ],
          },
        },
      },
    },
    test: {
      pool: 'threads',
      globalSetup: ['scripts/unit-run.ts'],
      maxWorkers: availableParallelism(),
      unstubGlobals: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            include: [
              'src/**/*.test.ts',
              'mocks/**/*.test.ts',
              'demo/**/*.test.ts',
              'scripts/**/*.test.ts',
              'deploy/**/*.test.ts',
            ],
            environment: 'node',
            setupFiles: ['scripts/seeded.ts'],
            // What is tested here keeps nothing in globals or modules, so files share a worker and its loaded modules.
            isolate: false,
          },
        },
        {
          extends: true,
          test: { name: 'components', include: ['src/**/*.test.tsx'], environment: 'happy-dom' },
        },
      ],
      // What ends is right or wrong, however busy the machine is; this only ends what would never end.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      reporters: ['default', ['json', { outputFile: process.env['PIAZZA_UNIT_REPORT'] ?? 'reports/unit.json' }]],
    },
  }
})
