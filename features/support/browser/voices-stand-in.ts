import type { BrowserContext } from 'playwright-core'
import { standingVoice } from '../reading-tasks.ts'

/** Runs in the page before any code of the app: a headless browser has no voices. */
const STAND = `(tags) => {
  const voice = (${String(standingVoice)})(tags)
  globalThis.piazzaVoice = voice
  for (const [name, value] of Object.entries(voice.source))
    Object.defineProperty(globalThis, name, { value, configurable: true })
}`

/** Replaces the browser's voices by simulated ones, in every page of a device. */
export const standForVoices = (context: BrowserContext, tags: readonly string[]) =>
  context.addInitScript({ content: `(${STAND})(${JSON.stringify(tags)})` })
