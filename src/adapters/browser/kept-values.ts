import { pipe } from 'fp-ts/lib/function.js'
import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import type * as t from 'io-ts'
import type { StorageKey } from '#application/ports/storage-register.ts'
import type { BrowserStorage, StorageFull } from './browser-storage.ts'
import { readWire } from '../http/codecs/reading.ts'
import { parseJson } from './json.ts'

/**
 * One stored value, written by a codec. Invalid parts are removed: the valid rest replaces the value, and without any
 * rest the key is removed (fault 32).
 */
export const keptValue = <A>(storage: BrowserStorage, key: StorageKey, codec: t.Type<A, unknown, unknown>, none: A) => {
  const written = (value: A): string => JSON.stringify(codec.encode(value))
  const repair = (text: string, value: A, isWhole: boolean): void => {
    const whole = written(value)
    if (whole !== written(none)) {
      if (!isWhole) storage.writeOrRemember(key, whole)
    } else if (text !== whole) storage.remove(key)
  }
  return {
    read: (): A => {
      const text = storage.read(key)
      if (text === undefined) return none
      const value = pipe(
        parseJson(text),
        Option.chain((json) => {
          const { result, losses } = readWire(codec, json)
          if (Either.isRight(result)) repair(text, result.right, losses.length === 0)
          return Option.fromEither(result)
        }),
      )
      if (Option.isNone(value)) storage.remove(key)
      return Option.isSome(value) ? value.value : none
    },
    write: (value: A): void => void storage.writeOrRemember(key, written(value)),
    /** As `write`; left where the storage is full, and the value is kept for this tab only (fault 31). */
    writeAndTell: (value: A): Either.Either<StorageFull, void> => storage.writeOrRemember(key, written(value)),
    forget: (): void => storage.remove(key),
  }
}
