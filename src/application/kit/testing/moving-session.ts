import type { User } from '#domain/identity/user.ts'

/** For tests: a session whose citizen comes and goes; at first it is not known who that is. */
export const movingSession = () => {
  let [standing, user]: [tag: string, user: User | undefined] = ['authenticating', undefined]
  const listeners = new Set<() => void>()
  const session = {
    getSnapshot: () => ({ hasTag: (tag: string) => tag === standing, context: { user } }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
  }
  const become = (next: 'anonymous' | 'authenticating' | 'authenticated', who?: Partial<User>): void => {
    standing = next
    user = who && ({ roles: [], ...who } as unknown as User)
    for (const listener of listeners) listener()
  }
  return { session, become }
}
