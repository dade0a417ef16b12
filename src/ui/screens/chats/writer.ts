import type { Writer } from '#application/chats/chat-start.machine.ts'
import type { Standing } from '#application/session/session.selectors.ts'
import type { User } from '#domain/identity/user.ts'

/** Who would write, as the session has it. */
export const writerOf = ({ standing, user }: Readonly<{ standing: Standing; user: User | undefined }>): Writer =>
  user !== undefined ? { kind: 'known', id: user.id } : { kind: standing === 'anonymous' ? 'anonymous' : 'unknown' }
