import { parsed } from './asked.ts'
import type { Memory, Trace } from './collections/memory.ts'

const PREFIX = 'demo-world:'

/** `crypto.randomUUID` requires a secure page; a phone on the local network opens the demo over plain http. */
export const withRandomUuid = (): void => {
  if (typeof crypto.randomUUID === 'function') return
  crypto.randomUUID = () => {
    const hex = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}

/** The changes of one world, one entry per changed record, in a storage that tabs share. */
export const browserMemory = (
  storage: Storage,
  world: string,
): Memory & Readonly<{ dayBegan: (now: number) => number }> => {
  const prefix = `${PREFIX}${world}/`
  const began = `${PREFIX}${world}:began`
  const addressOf = (key: string): readonly [collection: string, id: number] => {
    const [collection = '', id] = key.slice(prefix.length).split('/')
    return [collection, Number(id)]
  }
  const keys = () =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(prefix))
  const write = (key: string, text: string) => {
    try {
      storage.setItem(key, text)
    } catch {
      // Storage full or missing: the demo continues in memory.
    }
  }
  return {
    // Tabs and reloads of one day seed around the same moment, so that displayed times are stable.
    dayBegan: (now) => {
      const known = Number(storage.getItem(began))
      const sameDay = known > 0 && known <= now && new Date(known).toDateString() === new Date(now).toDateString()
      if (!sameDay) write(began, String(now))
      return sameDay ? known : now
    },
    read: () =>
      keys().flatMap((key) => {
        const trace = parsed(storage.getItem(key)) as Trace | undefined
        return trace === undefined ? [] : [[...addressOf(key), trace] as const]
      }),
    write: (collection, id, trace) => write(`${prefix}${collection}/${id}`, JSON.stringify(trace)),
    clear: () => {
      for (const key of keys()) storage.removeItem(key)
      storage.removeItem(began)
      write(`${PREFIX}${world}:cleared`, String(Date.now()))
    },
    watch: (listener) =>
      addEventListener('storage', ({ key, newValue, storageArea }) => {
        if (storageArea !== storage || key === null) return
        if (key === `${PREFIX}${world}:cleared`) listener('cleared')
        const trace = key.startsWith(prefix) && newValue !== null ? (parsed(newValue) as Trace | undefined) : undefined
        if (trace !== undefined) listener([...addressOf(key), trace])
      }),
  }
}
