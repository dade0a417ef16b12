import type { News } from '#application/news.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { subjectOf, type Write } from '#domain/outbox/outbox.ts'
import { type Announcement, announcementOf, announcementOfFailure } from './announcements.ts'

/** What a message is about: an action of the citizen, a call, or what several messages have in common. */
export type AnnouncedSubject = string

/** A message, and what it is about. */
export type SaidAnnouncement = Announcement & Readonly<{ about: readonly AnnouncedSubject[] }>

/**
 * What the announcer does about something that happened: what it takes back of what was said before, and then what it
 * says. No message stands beside another that contradicts it (SHELL-16).
 */
export type Saying = Readonly<{ takesBack: readonly AnnouncedSubject[]; says: SaidAnnouncement | undefined }>

/** Nobody was reached: whatever succeeds after that shows that it is over. */
const NETWORK: AnnouncedSubject = 'network'
/** The page says the same at a field. */
const PLACE: AnnouncedSubject = 'place'

/** What a message about a write that waits or was refused is about. */
const ofWrite = (write: Write): AnnouncedSubject => subjectOf(write).split(':')[0] ?? ''

type Subjects = {
  readonly [Type in News['type']]?: AnnouncedSubject | ((news: Extract<News, { type: Type }>) => AnnouncedSubject)
}

const favourite = ({
  target: { kind, thing },
}: Extract<News, { type: `favourite.${'made' | 'unmade' | 'restored'}` }>) => `favourite ${kind} ${thing.id}`

/** Which action some news are about; what is not listed stands for itself. */
const SUBJECTS: Subjects = {
  'registration.sent': 'account',
  'account.activated': 'account',
  'subscription.made': 'topic',
  'subscription.ended': 'topic',
  'subscription.warned': 'topic',
  'subscription.refused': 'topic',
  'subscription.interrupted': 'topic',
  'unsubscription.failed': 'topic',
  'topicPassword.refused': 'topic',
  'accessRequest.sent': 'topic',
  'password.changed': 'password',
  'passwordCode.expired': 'password',
  'survey.sent': 'survey',
  'survey.unanswered': 'survey',
  'position.sent': 'position',
  'position.refused': 'position',
  'userEvent.changed': 'event',
  'userEvent.failed': 'event',
  'profile.saved': 'profile',
  'profile.savedUnnamed': 'profile',
  'page.shared': 'sharing',
  'page.notShared': 'sharing',
  'chat.opened': 'opening',
  'chat.notOpened': 'opening',
  'favourite.made': favourite,
  'favourite.unmade': favourite,
  'favourite.restored': favourite,
  'write.delayed': ({ write }) => ofWrite(write),
  'write.failed': ({ write }) => ofWrite(write),
}

/** News that succeed without a word. */
const SILENT: ReadonlySet<News['type']> = new Set(['chat.opened', 'message.sent', 'page.shared'])

const aboutNews = (news: News): readonly AnnouncedSubject[] => {
  // The table is indexed by the very type of the news; TypeScript cannot see that the two go together.
  const subject = SUBJECTS[news.type] as AnnouncedSubject | ((news: News) => AnnouncedSubject) | undefined
  if (subject === undefined) return []
  return [typeof subject === 'string' ? subject : subject(news)]
}

const isUnreached = (news: News): boolean =>
  news.type === 'write.delayed' || ('failure' in news && news.failure?._tag === 'Unreachable')

/** What becomes of the messages after some news: a success takes back what was said of the same action, and of the network. */
export const sayingOf = (news: News): Saying => {
  const said = announcementOf(news)
  const about = aboutNews(news)
  const hasSucceeded = said ? said.tone === 'success' : SILENT.has(news.type)
  return {
    takesBack: hasSucceeded ? [...about, NETWORK] : [],
    says: said && {
      ...said,
      about: [
        ...about,
        ...(isUnreached(news) ? [NETWORK] : []),
        ...(said.isHeardInPage && said.tone === 'danger' ? [PLACE] : []),
      ],
    },
  }
}

/** The same after a request that failed. `of`: what was asked, by a name that it has every time it is asked. */
export const sayingOfFailure = (failure: RequestFailure, of: string): Saying => {
  const said = announcementOfFailure(failure)
  return { takesBack: [], says: said && { ...said, about: [of, ...(failure._tag === 'Unreachable' ? [NETWORK] : [])] } }
}

/** A request that succeeds takes back what was said when the same one failed. */
export const sayingOfAnswer = (of: string): Saying => ({ takesBack: [of], says: undefined })

/** Where something is typed again, what the page says there is being corrected: no message repeats it any more. */
export const CORRECTED: Saying = { takesBack: [PLACE], says: undefined }

/** Whether one message is taken back: it is about one of the subjects, and does not stand for others as well. */
export const isTakenBack = (
  { about = [], count = 1 }: Readonly<{ about?: readonly AnnouncedSubject[] | undefined; count?: number | undefined }>,
  subjects: readonly AnnouncedSubject[],
): boolean => count === 1 && about.some((subject) => subjects.includes(subject))
