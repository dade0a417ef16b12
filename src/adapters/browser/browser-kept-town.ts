import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { KeptTown } from '#application/ports/kept-town.ts'
import type { TownChoice } from '#domain/directory/my-town.ts'
import { readWhole } from '../http/codecs/reading.ts'
import { id, optional, text } from '../http/codecs/wire.ts'
import { record } from '../http/codecs/wire-records.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { parseJson } from './json.ts'

const KEY = 'device.town'

const choice = record('chosen town', {
  town: ['town', optional(record('town', { id: ['id', id('Municipality')], name: ['name', text] }))],
})

/** The chosen municipality under a key that stays at the sign-out: it belongs to the device. */
export const createBrowserKeptTown = (storage: BrowserStorage): KeptTown => ({
  read: () =>
    TaskEither.fromIO(() => {
      const kept = storage.read(KEY)
      const found: TownChoice | undefined = readWhole(choice, Option.toUndefined(parseJson(kept)))
      if (kept !== undefined && found === undefined) storage.remove(KEY)
      return found
    }),
  keep: (chosen) => TaskEither.fromIO(() => void storage.writeOrRemember(KEY, JSON.stringify(choice.encode(chosen)))),
})
