import type { ChatId } from '#domain/chat/chat.ts'
import type { ActivationNews } from './identity/activation/activation.machine.ts'
import type { ChatsChange } from './talk/chats/chats.machine.ts'
import type { DevicesNews } from './identity/devices/devices.machine.ts'
import type { ConversationNews, MessageNews } from './talk/chat/conversation.setup.ts'
import type { FavouriteNews } from './town/favourites/favourites.machine.ts'
import type { OutboxNews, PostingNews } from './outbox/outbox.context.ts'
import type { AccountDeletionNews } from './identity/account-deletion/account-deletion.machine.ts'
import type { InstallationNews } from './app/installation/installation.machine.ts'
import type { KeptMapNews } from './town/kept-map/kept-map.machine.ts'
import type { MyTownNews } from './town/my-town/my-town.setup.ts'
import type { NoticeNews } from './inbox/notice/notice.machine.ts'
import type { NoticesChange } from './inbox/notices/notices.machine.ts'
import type { ProfileNews } from './identity/profile/profile-edit.machine.ts'
import type { PasswordNews } from './identity/passwords/password-news.ts'
import type { AgreementNews } from './identity/privacy/agreement.machine.ts'
import type { RegistrationNews } from './identity/registration/registration.machine.ts'
import type { SearchNews } from './town/search/search-wish.ts'
import type { SessionChange } from './identity/session/session-change.ts'
import type { SignInNews } from './identity/sign-in/sign-in.machine.ts'
import type { SurveyNews } from './inbox/survey/survey.machine.ts'
import type { TopicNews } from './inbox/topic-subscription/topic-news.ts'
import type { ReminderNews } from './time/user-events/reminder-news.ts'
import type { CalendarNews, UserEventNews } from './time/user-events/user-event-news.ts'
import type { UpdateNews } from './app/updates/updates.machine.ts'
import type { UserEditorNews } from './identity/users/user-editor.machine.ts'
import type { UsersChange } from './identity/users/users.machine.ts'

/** What was under way when its page was left has failed. `back`: the address of that page. */
export type ActFailed = Readonly<{
  type: 'act.failed'
  failure: Readonly<{ _tag: string; message?: string | undefined }>
  back: string | undefined
}>

/** What the app publishes itself. */
type AppNews =
  | ActFailed
  /** The citizen goes back to what has failed. */
  | { type: 'page.wanted'; path: string }
  /** The texts of a chosen language could not be loaded: the interface stays as it is. */
  | { type: 'language.notLoaded' }

/** The chat with an activity. */
type ChatStartNews =
  | { type: 'chat.opened'; id: ChatId }
  | { type: 'chat.notOpened' }
  /** Nobody is signed in (SHELL-13). */
  | { type: 'chat.signInRequired' }
  /** The identity of the session must be known. */
  | { type: 'reader.wanted' }

/** The outcome of sharing; a cancelled one publishes nothing. */
type SharingNews =
  | { type: 'page.shared'; how: 'shared' | 'copied' }
  | { type: 'page.notShared'; url: string | undefined }

/** All events that the application publishes: announcements, and navigation. */
export type News =
  | AppNews
  | ChatsChange
  | ChatStartNews
  | ConversationNews
  | MessageNews
  | OutboxNews
  | PostingNews
  | DevicesNews
  | FavouriteNews
  | RegistrationNews
  | ActivationNews
  | AgreementNews
  | SearchNews
  | SessionChange
  | SignInNews
  | NoticesChange
  | NoticeNews
  | SharingNews
  | SurveyNews
  | TopicNews
  | UserEventNews
  | CalendarNews
  | ReminderNews
  | UserEditorNews
  | UsersChange
  | ProfileNews
  | PasswordNews
  | AccountDeletionNews
  | UpdateNews
  | InstallationNews
  | MyTownNews
  | KeptMapNews
