import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'

/** The time between two pictures, and how many there are of a visit. */
const EVERY = 500
const PICTURES = 12

/** Where the pictures of a visit go: a folder that git ignores. */
export type Strip = Readonly<{ folder: string }>

export const stripOf = (stop: string, visit: 'first' | 'second'): Strip => ({
  folder: join('reports', 'strip', `${stop.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${visit}`),
})

type Frame = Readonly<{ at: number; data: string }>

/**
 * Films a page from now on: the browser sends what it has drawn, each time that it draws something else. `end` writes what
 * stood on the screen each half second after the navigation.
 */
export const film = async (session: CDPSession, { folder }: Strip) => {
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1_000, data })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 390, maxHeight: 844 })
  return async (began: number): Promise<void> => {
    await wait(Math.max(0, began + EVERY * PICTURES - Date.now()))
    await session.send('Page.stopScreencast')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (let picture = 1; picture <= PICTURES; picture += 1) {
      const after = picture * EVERY
      const shown = frames.findLast(({ at }) => at <= began + after)
      if (shown) writeFileSync(join(folder, `${String(after).padStart(5, '0')}.jpg`), shown.data, 'base64')
    }
  }
}
