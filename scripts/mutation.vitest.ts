import { defineConfig } from 'vitest/config'

/** The unit tests that Stryker runs, without the plugins that only screens need. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 30_000, hookTimeout: 30_000 },
})
