import type { ActivationNews } from './activation/activation.machine.ts'
import type { ChatStartNews } from './chats/chat-start.machine.ts'
import type { ChatsChange } from './chats/chats.machine.ts'
import type { DevicesNews } from './devices/devices.machine.ts'
import type { ConversationNews } from './chat/conversation.setup.ts'
import type { MessageNews } from './chat/messages.flow.ts'
import type { LanguageNews } from './app/frame-now.ts'
import type { LingeringNews } from './kit/lingering.ts'
import type { FavouriteNews } from './favourites/favourites.machine.ts'
import type { OutboxNews } from './outbox/outbox.setup.ts'
import type { PostingNews } from './outbox/posting.flow.ts'
import type { AccountDeletionNews } from './account-deletion/account-deletion.machine.ts'
import type { InstallationNews } from './installation/installation.machine.ts'
import type { MyTownNews } from './my-town/my-town.machine.ts'
import type { NoticeNews } from './notice/notice.setup.ts'
import type { NoticesChange } from './notices/notices.machine.ts'
import type { ProfileNews } from './profile/profile.machine.ts'
import type { PasswordNews } from './passwords/password-news.ts'
import type { AgreementNews } from './privacy/agreement.machine.ts'
import type { RegistrationNews } from './registration/registration.machine.ts'
import type { SearchNews } from './search/search-wish.ts'
import type { SessionChange } from './session/session-change.ts'
import type { SignInNews } from './sign-in/sign-in.machine.ts'
import type { SharingNews } from './sharing/sharing.machine.ts'
import type { SurveyNews } from './survey/survey.machine.ts'
import type { TopicNews } from './topic-subscription/topic-news.ts'
import type { ReminderNews } from './user-events/reminder-news.ts'
import type { CalendarNews, UserEventNews } from './user-events/user-event-news.ts'
import type { UpdateNews } from './updates/updates.machine.ts'
import type { UsersNews } from './users/users-news.ts'

/** All events that the application publishes: announcements, and navigation. */
export type News =
  | ChatsChange
  | ChatStartNews
  | ConversationNews
  | MessageNews
  | OutboxNews
  | PostingNews
  | DevicesNews
  | FavouriteNews
  | LanguageNews
  | LingeringNews
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
  | UsersNews
  | ProfileNews
  | PasswordNews
  | AccountDeletionNews
  | UpdateNews
  | InstallationNews
  | MyTownNews
