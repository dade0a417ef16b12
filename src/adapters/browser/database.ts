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

const opened = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(NAME, VERSION)
    const late = setTimeout(reject, OPEN_LIMIT)
    request.addEventListener('upgradeneeded', () => create(request.result))
    request.addEventListener('success', () => {
      clearTimeout(late)
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('blocked', reject)
  })

const known = new WeakMap<IDBFactory, Promise<Database | undefined>>()

/**
 * The database of this device, opened once per page. Undefined where the browser blocks it: the caller keeps its data in
 * memory (fault 30). A connection that the browser closes, or that blocks a newer version in another tab, is closed
 * and opened again at the next call.
 */
export const openDatabase = (factory: IDBFactory | undefined): Promise<Database | undefined> => {
  if (factory === undefined) return Promise.resolve(undefined)
  const before = known.get(factory)
  if (before) return before
  const open = async (): Promise<Database | undefined> => {
    try {
      const database = await opened(factory)
      const forget = (): void => void known.delete(factory)
      database.addEventListener('close', forget)
      database.addEventListener('versionchange', () => {
        database.close()
        forget()
      })
      return wrap(database) as unknown as Database
    } catch {
      return undefined
    }
  }
  const opening = open()
  known.set(factory, opening)
  return opening
}
