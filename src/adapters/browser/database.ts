import { type DBSchema, type IDBPDatabase, wrap } from 'idb'

/** The raw answer of one call. */
export type StoredAnswer = Readonly<{
  /** The owner, the request and the language. */
  key: string
  /** The session that asked, or the visitor. */
  owner: string
  text: string
  /** When it was received, in milliseconds since the Unix epoch. */
  at: number
  /** When it was stored or shown last, in the same unit. */
  used: number
  /** The length of the text. */
  size: number
}>

/** One write that waits to be sent. Numbers grow in the order of the writes, over all tabs. */
export type StoredWrite = Readonly<{ number?: number; owner: string; subject: string; content: unknown }>

interface Stores extends DBSchema {
  answers: { key: string; value: StoredAnswer; indexes: { owner: string; use: [number, number] } }
  outbox: { key: number; value: StoredWrite; indexes: { owner: string } }
}
export type Database = IDBPDatabase<Stores>

const NAME = 'piazza'
const VERSION = 1

/** The maximum time to open the database, in milliseconds: some versions of Safari never answer. */
const OPEN_LIMIT = 3_000

const create = (database: IDBDatabase): void => {
  const answers = database.createObjectStore('answers', { keyPath: 'key' })
  answers.createIndex('owner', 'owner')
  answers.createIndex('use', ['used', 'size'])
  database.createObjectStore('outbox', { keyPath: 'number', autoIncrement: true }).createIndex('owner', 'owner')
}

/** Opens a connection. One that comes after the limit is closed at once: nobody holds it, and it would block a newer version. */
const opened = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(NAME, VERSION)
    let isGivenUp = false
    const giveUp = (): void => {
      isGivenUp = true
      reject()
    }
    const late = setTimeout(giveUp, OPEN_LIMIT)
    request.addEventListener('upgradeneeded', () => create(request.result))
    request.addEventListener('success', () => {
      clearTimeout(late)
      if (isGivenUp) request.result.close()
      else resolve(request.result)
    })
    request.addEventListener('error', giveUp)
    request.addEventListener('blocked', giveUp)
  })

const known = new WeakMap<IDBFactory, Promise<Database | undefined>>()
/** The factories that have opened the database in this page. */
const proven = new WeakSet<IDBFactory>()

/**
 * The database of this device, opened once per page. Undefined where the browser blocks it: the caller keeps its data in
 * memory (fault 30). A connection that the browser closes, or that blocks a newer version in another tab, is closed
 * and opened again at the next call; so is one that could not be opened again.
 */
export const openDatabase = (factory: IDBFactory | undefined): Promise<Database | undefined> => {
  if (factory === undefined) return Promise.resolve(undefined)
  const before = known.get(factory)
  if (before) return before
  const forget = (): void => {
    if (known.get(factory) === opening) known.delete(factory)
  }
  const open = async (): Promise<Database | undefined> => {
    try {
      const database = await opened(factory)
      proven.add(factory)
      database.addEventListener('close', forget)
      database.addEventListener('versionchange', () => {
        database.close()
        forget()
      })
      return wrap(database) as unknown as Database
    } catch {
      if (proven.has(factory)) forget()
      return undefined
    }
  }
  const opening = open()
  known.set(factory, opening)
  return opening
}

/** The errors of a connection that is gone: closed, cut off from its server, or closed with the work unfinished. */
const LOST: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError', 'AbortError'])

/**
 * Works in the database, or `otherwise` where there is none. Safari loses the connection of an app in the background and
 * tells nobody: what fails for that is done once more, over a new connection (fault 52). A lost connection has stored
 * nothing of an unfinished transaction, so work is one transaction, or may be repeated.
 */
export const inDatabase = async <A>(
  factory: IDBFactory | undefined,
  work: (database: Database) => Promise<A>,
  otherwise: () => A,
): Promise<A> => {
  const opening = openDatabase(factory)
  const database = await opening
  if (factory === undefined || database === undefined) return otherwise()
  try {
    return await work(database)
  } catch (error) {
    if (!(error instanceof DOMException) || !LOST.has(error.name)) throw error
    if (known.get(factory) === opening) known.delete(factory)
    database.close()
    const again = await openDatabase(factory)
    return again === undefined ? otherwise() : work(again)
  }
}
