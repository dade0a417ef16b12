import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import type { EndReason, SessionNews, Sessions } from '#application/ports/sessions.ts'
import { createListeners } from '../http/client/listeners.ts'
import type { StorageKey } from '#application/ports/storage-register.ts'
import type { Session, SessionEnd, Tokens, Vault } from '../http/client/vault.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { parseJson } from './json.ts'
import { randomUuid } from './uuid.ts'

/** Id, token and refresh token are one value under one key, so that other tabs never read half of a change. */
const KEY = 'user.session'
/** The id of the session that was signed out last: other tabs know by it that theirs was not lost. */
const SIGNED_OUT = 'device.signedOut'
/** What waits for citizens whose session was lost begins like this. */
const ASIDE = 'user.aside.'
/** The citizen of the session, once they are known. */
const OWNER = 'user.owner'

/** What waits for its owner after a lost session where it is: its names have the owner, and nobody else reads it (AUTH-18). */
const WAITING = ['user.draft.chat.']
/** What waits aside for its owner: its names lack them. */
const KEPT = ['user.draft.', 'user.favourites'] as const

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

const sessionFrom = (value: unknown): Option.Option<Session> => {
  const { id, token, refreshToken } = (value ?? {}) as Readonly<Record<string, unknown>>
  return isFilled(id) && isFilled(token)
    ? Option.some({ id, token, refreshToken: isFilled(refreshToken) ? refreshToken : undefined })
    : Option.none
}

const asideOf = (owner: string): `user.aside.${string}.` => `user.aside.${owner}.`

/** Moves a value to another name: room is made before it is taken, so that it fits into a full storage. */
const move = (storage: BrowserStorage, from: StorageKey, to: StorageKey): void => {
  const value = storage.read(from)
  storage.remove(from)
  if (value !== undefined && storage.read(to) === undefined) storage.writeOrRemember(to, value)
}

/** Puts aside what was said to be kept for the citizen of a session. */
const putAside = (storage: BrowserStorage): void => {
  const owner = storage.read(OWNER)
  if (owner === undefined) return
  for (const name of KEPT.flatMap((start) => storage.names(start)))
    if (!WAITING.some((start) => name.startsWith(start)))
      move(storage, name, `${asideOf(owner)}${name.slice('user.'.length)}`)
}

/** Gives back to a citizen what was put aside for them; what they have written since is newer. */
const takeUp = (storage: BrowserStorage, owner: string): void => {
  const aside = asideOf(owner)
  for (const name of storage.names(aside)) move(storage, name, `user.${name.slice(aside.length)}` as StorageKey)
}

/**
 * The session in the browser's storage, shared by its tabs. Each tab knows which session it shows. A different stored
 * session is reported once: at the storage event or at the first reading, whichever is earlier (fault 13).
 */
export const createBrowserSessions = (storage: BrowserStorage): Sessions & Vault => {
  const news = createListeners<SessionNews>()
  const ends = createListeners<SessionEnd>()

  const stored = (): Session | undefined => {
    const text = storage.read(KEY)
    const session = pipe(parseJson(text), Option.chain(sessionFrom), Option.toUndefined)
    if (text !== undefined && session === undefined) storage.remove(KEY)
    return session
  }
  let shown = stored()?.id

  const current = (): Session | undefined => {
    const session = stored()
    if (session?.id === shown) return session
    const isSignOut = storage.read(SIGNED_OUT) === shown
    shown = session?.id
    // What found no room was the last citizen's; what waits aside has its owner in its name.
    storage.forgetRemembered([ASIDE])
    ends.tell('left')
    news.tell(session ? { type: 'session.replaced' } : { type: 'session.ended', why: isSignOut ? 'signedOut' : 'lost' })
    return session
  }
  const keep = (session: Session): Session => {
    storage.writeOrRemember(KEY, JSON.stringify(session))
    return session
  }
  const forget = (end: SessionEnd, why: EndReason): void => {
    const session = stored()
    // Before the session goes: a tab that misses it finds the reason.
    if (why === 'signedOut' && session) storage.write(SIGNED_OUT, session.id)
    const isKnown = storage.read(OWNER) !== undefined
    if (why === 'lost') putAside(storage)
    // What waits for another citizen stays: what waited for this one is among what they had open.
    storage.forgetUser(why === 'lost' ? [...WAITING, ASIDE] : isKnown ? [ASIDE] : [])
    shown = undefined
    ends.tell(end)
  }
  storage.watch(() => void current())

  return {
    isOpen: () => current() !== undefined,
    watch: news.add,
    watchEnd: ends.add,
    tell: news.tell,
    current,
    open: ({ token, refreshToken }: Tokens) => {
      if (stored() !== undefined) forget('left', 'lost')
      shown = keep({ id: randomUuid(), token, refreshToken }).id
    },
    renew: (id, { token, refreshToken }) => {
      const session = current()
      return session?.id === id ? keep({ id, token, refreshToken: refreshToken ?? session.refreshToken }) : undefined
    },
    refuse: (id, message) => {
      if (current()?.id !== id) return
      forget('refused', 'lost')
      news.tell({ type: 'session.refused', message })
    },
    belongTo: (owner) => {
      // One that was lost meanwhile belongs to nobody.
      if (current() === undefined || storage.read(OWNER) === String(owner)) return
      storage.writeOrRemember(OWNER, String(owner))
      takeUp(storage, String(owner))
    },
    forget: (why) => forget('left', why),
  }
}
