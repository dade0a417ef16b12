import { expect, test } from 'vitest'
import type { Entry } from '#domain/outbox/outbox.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { earlierMessages } from './earlier-messages.ts'
import { memoryStorage } from './memory-storage.ts'

const NAME = 'piazza.user.draft.chat.7.5.outbox'
const ciao = { key: 1, text: 'Ciao', at: 100, after: 3, standing: 'unsent' }

const carried = async (stored: unknown, isKept = true) => {
  const store = memoryStorage()
  store.setItem(NAME, typeof stored === 'string' ? stored : JSON.stringify(stored))
  store.setItem('piazza.user.draft.chat.7.5', '"Bozza"')
  const storage = createBrowserStorage(() => store)
  const entries: Omit<Entry, 'number'>[] = []
  const once = () =>
    earlierMessages(storage, async (entry) => {
      entries.push(entry)
      return { isKept }
    })
  await Promise.all([once(), once()])
  return { entries, left: store.getItem(NAME), draft: store.getItem('piazza.user.draft.chat.7.5') }
}

test('Messages of an earlier version are carried over once, and are read back before they are sent (CHAT-07)', async () => {
  const { entries, left, draft } = await carried([
    ciao,
    { ...ciao, key: 2 },
    { ...ciao, text: 'Due', after: undefined },
  ])
  const said = { kind: 'messageSaid', chat: 5 }
  const entry = { owner: 7, at: 100, standing: 'unsettled' }
  expect(entries).toMatchObject([
    { ...entry, write: { ...said, text: 'Ciao', after: 3, twins: 0 } },
    { ...entry, write: { ...said, text: 'Ciao', after: 3, twins: 1 } },
    { ...entry, write: { ...said, text: 'Due', after: 0, twins: 0 } },
  ])
  expect([left, draft]).toEqual([null, '"Bozza"'])
})

test('What cannot be read is left out; without a database they stay for another visit (faults 30 and 32)', async () => {
  for (const stored of ['{', '{}', [7, null, { key: 1 }, { ...ciao, text: 4 }, { ...ciao, at: 'x' }]])
    expect((await carried(stored)).entries).toEqual([])
  expect((await carried([ciao], false)).left).toBe(JSON.stringify([ciao]))
})
