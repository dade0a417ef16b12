import type { Drafts } from '#application/ports/drafts.ts'
import type { BrowserStorage, StorageKey } from './browser-storage.ts'
import { parseJson } from './json.ts'
import * as Option from 'fp-ts/lib/Option.js'

const keyOf = (name: string): StorageKey => `user.draft.${name}`

/** Drafts as JSON, under keys that go when the citizen signs out (SURVEY-06). */
export const createBrowserDrafts = (storage: BrowserStorage): Drafts => ({
  read: (name) => {
    const text = storage.read(keyOf(name))
    const draft = parseJson(text)
    if (text !== undefined && Option.isNone(draft)) storage.remove(keyOf(name))
    return draft
  },
  keep: (name, draft) => storage.write(keyOf(name), JSON.stringify(draft ?? null)),
  drop: (name) => storage.remove(keyOf(name)),
})
