import type { ActorRefFrom } from 'xstate'
import type { chatsMachine } from './talk/chats/chats.machine.ts'
import type { favouritesMachine } from './town/favourites/favourites.machine.ts'
import type { installationMachine } from './app/installation/installation.machine.ts'
import type { keptMapMachine } from './town/kept-map/kept-map.machine.ts'
import type { myTownMachine } from './town/my-town/my-town.machine.ts'
import type { noticesMachine } from './inbox/notices/notices.machine.ts'
import type { outboxMachine } from './outbox/outbox.machine.ts'
import type { remindersMachine } from './time/user-events/reminders.machine.ts'
import type { sessionMachine } from './identity/session/session.machine.ts'
import type { unreadMachine } from './inbox/notices/unread.machine.ts'
import type { updatesMachine } from './app/updates/updates.machine.ts'

/** The flows that live beyond one screen, by the name under which the root's system finds them. */
export type LongLived = Readonly<{
  session: ActorRefFrom<ReturnType<typeof sessionMachine>>
  unread: ActorRefFrom<typeof unreadMachine>
  /** From the first screen that needs them to the end of the app. */
  favourites: ActorRefFrom<typeof favouritesMachine>
  /** From the first flow that writes, or the first idle moment of a citizen, to the end of the app. */
  outbox: ActorRefFrom<ReturnType<typeof outboxMachine>>
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
