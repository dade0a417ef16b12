import type { ActorRefFrom } from 'xstate'
import type { chatsMachine } from './chats/chats.machine.ts'
import type { favouritesMachine } from './favourites/favourites.machine.ts'
import type { installationMachine } from './installation/installation.machine.ts'
import type { keptMapMachine } from './kept-map/kept-map.machine.ts'
import type { myTownMachine } from './my-town/my-town.machine.ts'
import type { noticesMachine } from './notices/notices.machine.ts'
import type { outboxMachine } from './outbox/outbox.machine.ts'
import type { remindersMachine } from './user-events/reminders.machine.ts'
import type { sessionMachine } from './session/session.machine.ts'
import type { unreadMachine } from './notices/unread.machine.ts'
import type { updatesMachine } from './updates/updates.machine.ts'

/** The flows that live beyond one screen, by the name under which the root's system finds them. */
export type LongLived = Readonly<{
  session: ActorRefFrom<typeof sessionMachine>
  unread: ActorRefFrom<typeof unreadMachine>
  /** From the first screen that needs them to the end of the app. */
  favourites: ActorRefFrom<typeof favouritesMachine>
  /** From the first flow that writes, or the first idle moment of a citizen, to the end of the app. */
  outbox: ActorRefFrom<typeof outboxMachine>
  updates: ActorRefFrom<typeof updatesMachine>
  installation: ActorRefFrom<typeof installationMachine>
  /** From the first screen that needs it to the end of the app. */
  myTown: ActorRefFrom<typeof myTownMachine>
  /** From the first settings that a citizen opens to the end of the app, where the town has a map of its own. */
  keptMap: ActorRefFrom<typeof keptMapMachine>
  /** While someone is signed in. */
  reminders: ActorRefFrom<typeof remindersMachine>
  /** While their screens are open. */
  notices: ActorRefFrom<typeof noticesMachine>
  chats: ActorRefFrom<typeof chatsMachine>
}>
export type LongLivedName = keyof LongLived
