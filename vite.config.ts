import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './scripts/build/compiled-messages.ts'
import { contentSecurityPolicy } from './scripts/build/content-security-policy.ts'
import { fileIntegrity } from './scripts/build/file-integrity.ts'
import { FLOOR, supportedEngines } from './scripts/check/engines.ts'
import {
  FILE_NAMES,
  firstPageChunk,
  firstPagePlugins,
  firstStyle,
  lateChunk,
  styleChunk,
} from './scripts/build/first-page.ts'
import { noCircles } from './scripts/build/no-circles.ts'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { askFirst } from './scripts/build/ask-first.ts'
import { firstScreen } from './scripts/build/first-screen/first-screen.ts'
import { lastSeen } from './scripts/build/last-seen.ts'
import { beforeApp } from './scripts/build/before-app.ts'
import { freshSeed } from './scripts/test/tally.ts'
import { machineDrawings } from './scripts/build/machine-drawings.ts'
import { specsInDemo } from './scripts/build/specs-in-demo.ts'

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
    globPatterns: ['index.html', 'icon.svg', 'img/piazza.svg', 'assets/*.{js,css,woff2}'],
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
            // The demo answers itself.
            askFirst(mode === 'demo' ? null : api.replace(/\/+$/, '')),
            ...(mode === 'production' ? [lastSeen()] : []),
            firstStyle(),
            ...(mode === 'production' ? [firstScreen()] : []),
            contentSecurityPolicy(api, originOf(places), originOf(tiles)),
            supportedEngines(),
            ...firstPagePlugins(api),
            noCircles(),
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
              { name: styleChunk, debugName: 'styles', priority: 2 },
              { name: firstPageChunk, debugName: 'first page', priority: 1 },
              { name: lateChunk, debugName: 'late' },
              // What a town says of itself and hears by e-mail: pages that few open, in one file.
              {
                name: 'legal',
                test: /\/src\/(application\/\w+|domain|ui\/screens)\/(legal|fault-report)\/|\/src\/ui\/(parts\/stored\/|documents\/legal\.ts)|\/storage-register/,
              },
            ],
          },
        },
      },
    },
    test: {
      pool: 'threads',
      globalSetup: ['scripts/test/unit-run.ts'],
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
            setupFiles: ['scripts/test/before-units.ts'],
            // What is tested here keeps nothing in globals or modules, so files share a worker and its loaded modules.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            include: ['src/**/*.test.tsx'],
            environment: 'happy-dom',
            setupFiles: ['scripts/test/before-units.ts'],
          },
        },
      ],
      // What ends is right or wrong, however busy the machine is; this only ends what would never end.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      reporters: ['default', ['json', { outputFile: process.env['PIAZZA_UNIT_REPORT'] ?? 'reports/unit.json' }]],
    },
  }
})
