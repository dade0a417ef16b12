import { isolated } from '#domain/text/direction.ts'
import type { MessageDescriptor } from 'react-intl'
import type { Piazza } from '#application/app/piazza.ts'
import { REQUEST_FAILURES } from '#application/kit/from-port.ts'
import type { News } from '#application/news.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { positionText } from '#ui/base/failure-texts.ts'
import { SCREENS } from '#ui/base/screens.ts'
import type { ToastContent, ToastTone } from '#ui/components/toast.tsx'
import { DEFAULT_LANGUAGE } from '#ui/language/languages.ts'
import { nameToSay } from '#ui/language/titles.ts'
import { type Action, action } from '#ui/view/parts.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** Something said to the citizen by a toast: our own message, or the server's words as they are. */
export type Announcement = Readonly<{
  tone: ToastTone
  text: MessageDescriptor | string
  /** What we say of it ourselves where another language than that of the server is spoken. */
  own?: MessageDescriptor
  /** The server's words, which stand beside ours in every language. */
  beside?: string
  /** What stands in our own message where it leaves room. */
  values?: Readonly<Record<string, string | MessageDescriptor>>
  /** Milliseconds. */
  duration: number
  /** The page says the same where the focus goes: listeners hear it there, and not from the toast as well. */
  isHeardInPage?: true
  /** What can be done about it while it is said. */
  action?: Readonly<{ label: MessageDescriptor; act: (piazza: Piazza) => void }>
  /** What is said of several of its kind at once, of which there is `count`. */
  many?: MessageDescriptor
}>

/** What an announcement says. */
export const wordsOf = (
  { text, values = {} }: Pick<Announcement, 'text' | 'values'>,
  {
    formatMessage,
  }: Readonly<{
    formatMessage: (message: MessageDescriptor, values?: Readonly<Record<string, string>>) => string
  }>,
): string => {
  const said = (part: string | MessageDescriptor): string =>
    typeof part === 'string' ? isolated(part) : formatMessage(part)
  return typeof text === 'string'
    ? text
    : formatMessage(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(value)])))
}

/** A toast: what is said, and what can be done about it meanwhile. */
export type ToastView = Omit<ToastContent, 'count' | 'action'> & Readonly<{ action?: Action }>

/** Whether a success in the server's words names what it is about: an address, a number, something in quotation marks. */
const saysMore = (text: string): boolean => /[\d@"«»“”„]/.test(text)

/**
 * What is said, and the server's words beside it. [decided] The server speaks Italian: where another language is spoken
 * the app says its own sentence, with what the server said of a failure, or of a success that says more (LANG-01).
 */
const wordsBeside = (
  announcement: Pick<Announcement, 'text' | 'values' | 'own' | 'tone' | 'beside'>,
  speech: Spoken,
): Pick<ToastView, 'text' | 'more'> => {
  const { text, tone, beside, own = tone === 'success' ? SUCCESS : FAILURE } = announcement
  if (beside !== undefined) return { text: wordsOf(announcement, speech), more: beside }
  const isOurs = typeof text !== 'string' && announcement.own === undefined
  if (isOurs || speech.language === DEFAULT_LANGUAGE) return { text: wordsOf(announcement, speech) }
  const more = typeof text === 'string' && (tone !== 'success' || saysMore(text)) ? text : undefined
  return { text: speech.formatMessage(own), ...(more !== undefined && { more }) }
}

/** The language that is spoken, and its messages. */
type Spoken = Pick<Speech, 'formatMessage'> & Readonly<{ language: string }>

export const toastView = (
  { action: offered, many, own, beside, ...announcement }: Announcement & Pick<ToastView, 'about'>,
  piazza: Piazza,
  speech: Spoken,
): ToastView => ({
  ...announcement,
  ...wordsBeside({ ...announcement, ...(own && { own }), ...(beside !== undefined && { beside }) }, speech),
  ...(many && { together: { as: String(many.id), say: (count) => speech.formatMessage(many, { count }) } }),
  ...(offered && { action: action(speech.formatMessage(offered.label), () => offered.act(piazza)) }),
})

/** How long a toast stays, in milliseconds (SHELL-16). */
export const TOAST_DURATION = {
  standard: 5_000,
  successWithoutText: 2_000,
  errorWithoutText: 10_000,
  profileSaved: 3_000,
  registration: 20_000,
  /** [decided] Long enough to find the way back that it offers. */
  withAction: 10_000,
  /** [decided] Nobody waits for it: it stays until there is a moment for it. */
  offer: 60_000,
} as const

/** A message of our own, by its key. */
const words = (id: MessageId): MessageDescriptor => ({ id })
const SUCCESS = words('success_response')
const FAILURE = words('toast.failed')
const GO_BACK = words('toast.goBack')

const say = (
  tone: ToastTone,
  text: MessageDescriptor | string,
  duration: number = TOAST_DURATION.standard,
): Announcement => ({ tone, text, duration })

/** A success in the server's words, or the short default without them (SHELL-16). */
export const success = (text?: MessageDescriptor | string): Announcement =>
  text === undefined ? say('success', SUCCESS, TOAST_DURATION.successWithoutText) : say('success', text)

/** An error in its own words, or the long default without them (SHELL-16). */
export const failure = (text?: MessageDescriptor | string): Announcement =>
  text === undefined ? say('danger', FAILURE, TOAST_DURATION.errorWithoutText) : say('danger', text)

/** The server's words, or our own: those are ours in any other language too. */
const ours = (
  tell: (text: MessageDescriptor | string) => Announcement,
  message: string | undefined,
  own: MessageDescriptor,
): Announcement => ({ ...tell(message ?? own), own })

const EVENT_CHANGED = {
  added: words('calendar.added'),
  removed: words('calendar.removed'),
  reminded: words('calendar.reminded'),
} as const

const MAP_NOT_KEPT: Readonly<Record<string, MessageDescriptor>> = {
  TooBig: words('keptMap.toldTooBig'),
  NoRoom: words('keptMap.noRoom'),
  NoMap: words('keptMap.noMap'),
}

type Announcements = {
  readonly [Type in News['type']]?: (news: Extract<News, { type: Type }>) => Announcement | undefined
}

/** Being offline is said once, of the request that found it out (ERR-04). */
const userUnavailable = (why: Readonly<{ _tag: string }> | undefined) =>
  why?._tag === 'Unreachable' ? undefined : failure(words('session.userUnavailable'))

/** Which news are said aloud, how, and for how long: the one table of announcements. News that are not here are silent. */
const ANNOUNCEMENTS: Announcements = {
  'user.saved': ({ isNew, message }) => ours(success, message, isNew ? SUCCESS : words('saved_response')),
  'user.removed': ({ message }) => ours(success, message, words('users.removed')),
  'notices.removed': ({ removal }) =>
    success(removal.kind === 'one' ? words('notices.removedOne') : words('notices.removedMany')),
  'chat.notOpened': () => failure(),
  'chats.removed': ({ removal }) =>
    success(removal.kind === 'one' ? words('chats.removedOne') : words('chats.removedMany')),
  'file.notSaved': () => failure(words('file.notSaved')),
  'file.mailed': ({ message }) => ({ ...success(message), own: words('file.mailed') }),
  'position.sent': () => success(words('position.sent')),
  'position.refused': ({ reason }) => say('warning', positionText({ _tag: reason })),
  'survey.sent': () => success(words('survey.sent')),
  'survey.unanswered': () => say('warning', words('survey.unanswered')),
  'draft.notKept': () => say('warning', words('draft.notKept')),
  'device.switched': ({ message }) => ({ ...success(message), own: words('devices.switched') }),
  'device.removed': ({ message }) => ({ ...success(message), own: words('devices.removed') }),
  'password.changed': () => success(words('password.changed')),
  'passwordCode.expired': () => ({ ...failure(words('password.codeExpired')), isHeardInPage: true }),
  'account.deleted': () => success(words('deleteAccount.done')),
  'registration.sent': ({ message }) => ({
    ...ours(success, message, words('registration.sent')),
    duration: TOAST_DURATION.registration,
  }),
  // The button that was pressed says it to listeners.
  'favourite.made': ({ target }) => ({
    ...success(words('favourites.made')),
    values: { name: nameToSay(target.thing.name) },
    isHeardInPage: true,
  }),
  'favourite.unmade': ({ target }) => ({
    ...say('success', words('favourites.unmade'), TOAST_DURATION.withAction),
    many: words('favourites.unmadeMany'),
    values: { name: nameToSay(target.thing.name) },
    action: {
      label: words('favourites.undo'),
      act: (piazza) => piazza.find('favourites')?.send({ type: 'undo.requested', target }),
    },
  }),
  'favourite.restored': ({ target }) => ({
    ...success(words('favourites.restored')),
    values: { name: nameToSay(target.thing.name) },
  }),
  'favourite.notKept': () => say('warning', words('favourites.notKept')),
  'message.notKept': () => say('warning', words('chat.notKept')),
  'message.sent': ({ isInSight }) => (isInSight ? undefined : success(words('toast.messageSent'))),
  'message.refused': ({ chat, isInSight }) =>
    isInSight
      ? undefined
      : {
          ...say('danger', words('toast.messageRefused'), TOAST_DURATION.withAction),
          action: {
            label: words('toast.messageOpen'),
            act: (piazza) => piazza.tell({ type: 'chat.opened', id: chat }),
          },
        },
  'account.activated': () => ({ ...success(words('activation.done')), duration: TOAST_DURATION.registration }),
  'agreement.saved': () => success(words('privacy.saved')),
  // The device's own dialog has said enough.
  'page.shared': ({ how }) => (how === 'copied' ? success(words('share.copied')) : undefined),
  // What the device refuses, it refuses the next time too: the citizen has the address to copy instead.
  'page.notShared': ({ url }) =>
    url === undefined
      ? failure()
      : { ...say('warning', words('share.failed'), TOAST_DURATION.offer), values: { address: url } },
  'topicPassword.refused': () => ({ ...failure(words('topics.passwordWrong')), isHeardInPage: true }),
  'subscription.made': () => success(words('topics.made')),
  'subscription.ended': () => success(words('topics.ended')),
  'subscription.warned': ({ message }) => ours((text) => say('warning', text), message, words('topics.warned')),
  'subscription.refused': ({ message }) => failure(message),
  'subscription.interrupted': () => failure(),
  'unsubscription.failed': ({ failure: why }) => (why._tag === 'Unexpected' ? failure() : announcementOfFailure(why)),
  'userEvent.changed': ({ change, message }) => ({ ...success(message), own: EVENT_CHANGED[change] }),
  // Without words of the server there is nothing to say (EVENT-09).
  'userEvent.failed': ({ failure: why }) =>
    why._tag === 'Refused' && why.message !== undefined ? failure(why.message) : undefined,
  'reminder.due': ({ words: { title, text, path } }) => ({
    ...say('info', words('reminder.due'), TOAST_DURATION.withAction),
    values: { title, text },
    action: { label: words('reminder.open'), act: (piazza) => piazza.tell({ type: 'reminder.opened', path }) },
  }),
  'myTown.chosen': ({ town }) =>
    town
      ? { ...success(words('myTown.chosen')), values: { town: nameToSay(town.name) } }
      : success(words('myTown.forgotten')),
  'map.kept': ({ isInSight }) => (isInSight ? undefined : success(words('keptMap.toldKept'))),
  'map.notKept': ({ isInSight, reason: { _tag } }) =>
    isInSight
      ? undefined
      : {
          ...say('danger', MAP_NOT_KEPT[_tag] ?? words('keptMap.lost'), TOAST_DURATION.withAction),
          action: {
            label: GO_BACK,
            act: (piazza) => piazza.tell({ type: 'page.wanted', path: SCREENS.settings.path }),
          },
        },
  'language.notLoaded': () => say('danger', words('language.notLoaded'), TOAST_DURATION.errorWithoutText),
  // A read mark is no concern of its reader, and new names go with the rest of a profile.
  'write.delayed': ({ write, isKept }) =>
    write.kind === 'noticeSeen' || write.kind === 'accountRenamed'
      ? undefined
      : say('info', isKept ? words('outbox.delayed') : words('outbox.notKept')),
  'write.failed': ({ failure: why }) => announcementOfFailure(why),
  'act.failed': ({ failure: { _tag, message, ...rest }, back }) => {
    const isRequest = Object.hasOwn(REQUEST_FAILURES, _tag)
    const said = isRequest ? announcementOfFailure({ _tag, message, ...rest } as RequestFailure) : failure(message)
    if (said === undefined || back === undefined) return said
    const act = (piazza: Piazza) => piazza.tell({ type: 'page.wanted', path: back })
    return { ...said, duration: TOAST_DURATION.withAction, action: { label: GO_BACK, act } }
  },
  'update.ready': () => ({
    ...say('info', words('update.ready'), TOAST_DURATION.offer),
    action: {
      label: words('update.apply'),
      act: (piazza) => piazza.find('updates')?.send({ type: 'update.accepted' }),
    },
  }),
  'installation.offered': ({ way }) =>
    way === 'byHand'
      ? say('info', words('installation.byHand'), TOAST_DURATION.offer)
      : {
          ...say('info', words('installation.offered'), TOAST_DURATION.offer),
          action: {
            label: words('installation.install'),
            act: (piazza) => piazza.find('installation')?.send({ type: 'installation.accepted' }),
          },
        },
  'accessRequest.sent': () => success(words('topics.accessSent')),
  'user.unavailable': ({ failure: why }) => userUnavailable(why),
  'user.unconfirmed': ({ failure: why }) => userUnavailable(why),
  'profile.savedUnnamed': ({ lacks }) => lacks && failure(words('profile.savedUnnamed')),
  'profile.saved': ({ part }) => {
    if (part === 'image') return success(words('profile.imageSaved'))
    // A new name goes with the rest.
    return part === 'profile' ? say('success', words('profile.saved'), TOAST_DURATION.profileSaved) : undefined
  },
}

/** What to say of some news; undefined for the silent ones. */
export const announcementOf = (news: News): Announcement | undefined =>
  // The table is indexed by the very type of the news; TypeScript cannot see that the two go together.
  (ANNOUNCEMENTS[news.type] as ((news: News) => Announcement | undefined) | undefined)?.(news)

/** What to say of a failed request: the server's words, or what this app can tell of it (ERR-01). */
export const announcementOfFailure = (failed: RequestFailure): Announcement | undefined => {
  switch (failed._tag) {
    case 'Refused':
      return failure(failed.message)
    case 'Unreachable':
      return failure(failed.isOnline ? words('toast.unanswered') : words('toast.offline'))
    case 'TimedOut':
      return failure(words('toast.timedOut'))
    case 'Undecodable':
      // Nobody knows whether it was done: what the server says of it stands beside that (fault 55).
      return { ...failure(words('toast.undecodable')), ...(failed.message !== undefined && { beside: failed.message }) }
    case 'Missing':
      return failure()
    case 'SignedOut':
    case 'Aborted':
    case 'Awaited':
      return undefined
    default:
      return failed satisfies never
  }
}
