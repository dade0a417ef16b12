import { pipe } from 'fp-ts/lib/function.js'
import type { Either } from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import type * as t from 'io-ts'
import type { BrowserStorage, StorageFull, StorageKey } from './browser-storage.ts'
import { parseJson } from './json.ts'

/** One value that a storage keeps, as a codec writes it; what it cannot read is thrown away (fault 32). */
export const keptValue = <A>(
  storage: BrowserStorage,
  key: StorageKey,
  codec: t.Type<A, unknown, unknown>,
  none: A,
) => ({
  read: (): A => {
    const text = storage.read(key)
    const value = pipe(
      parseJson(text),
      Option.chain((json) => Option.fromEither(codec.decode(json))),
    )
    if (text !== undefined && Option.isNone(value)) storage.remove(key)
    return Option.isSome(value) ? value.value : none
  },
  write: (value: A): void => void storage.writeOrRemember(key, JSON.stringify(codec.encode(value))),
  /** As `write`; left where there is no room, and the value is remembered for this tab alone (fault 31). */
  writeAndTell: (value: A): Either<StorageFull, void> =>
    storage.writeOrRemember(key, JSON.stringify(codec.encode(value))),
  forget: (): void => storage.remove(key),
})
