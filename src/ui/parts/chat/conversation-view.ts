import type { ConversationNow } from '#application/talk/chat/conversation.flow.ts'
import type { Chat, ChatId, Counterpart } from '#domain/chat/chat.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { remembered } from '#application/kit/remembered.ts'
import { DEFAULT_USER_IMAGE } from '#ui/base/images.ts'
import { activityPath } from '#ui/base/screens.ts'
import { named } from '#ui/language/titles.ts'
import { field } from '#ui/view/fields.ts'
import { logoView } from '#ui/view/likeness.ts'
import { notFoundView, type NotFoundView } from '#ui/view/not-found.ts'
import { aboveView, failedView } from '#ui/view/panels.ts'
import { action, type Failed, type Waiting, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { saidView } from './message-lines.ts'

/** One conversation (CHAT-03, CHAT-04, CHAT-07 … CHAT-09). */
export type ConversationView =
  | (NotFoundView & Readonly<{ key: string; beside: Readonly<{ title: string; text: string }> }>)
  | (ReturnType<typeof headView> &
      Readonly<{ kind: 'page'; key: string; content: Waiting | Failed | ReturnType<typeof talkView> }>)

type Given = Readonly<{
  /** Undefined where the URL names none. */
  id: ChatId | undefined
  now: ConversationNow | undefined
  today: LocalDate
  signIn: () => void
  remove: (id: ChatId) => void
}>

export const conversationView = ({ id, now, today, signIn, remove }: Given, speech: Speech): ConversationView => {
  const { say } = speech
  const key = String(id)
  if (id === undefined || now?.face === 'missing')
    return { ...notFoundView(speech), key, beside: { title: say('chat.missing'), text: say('chat.missingText') } }
  const chat = now?.chat
  return {
    kind: 'page',
    key,
    ...headView(chat, now?.profile, remove, speech),
    content:
      now?.face === 'failed'
        ? failedView(now.failure, { retry: now.verbs.retry, signIn }, speech)
        : now?.face === 'open' && chat
          ? talkView(now, chat, today, speech)
          : { kind: 'waiting' },
  }
}

/** The header of a conversation: it keeps its identity, and is not rendered again while typing. */
const headView = remembered(
  (chat: Chat | undefined, profile: ConversationNow['profile'], remove: Given['remove'], speech: Speech) => ({
    title: chat?.with === undefined ? speech.say('chat.one') : named(chat.with.name, speech),
    // The trash of the top bar (SHELL-04).
    remove: chat && action(speech.say('chat.delete'), () => remove(chat.id)),
    who: chat?.with && whoView(chat.with, profile, speech),
  }),
)

/** The other party: the activity, with a link to its page, or the person with their public profile (CHAT-09). */
const whoView = (who: Counterpart, profile: ConversationNow['profile'], speech: Speech) => {
  const name = (who.kind === 'person' && profile && `${profile.name} ${profile.surname}`.trim()) || who.name
  const heading = named(name, speech)
  const image = who.kind === 'person' && profile ? profile.image : who.image
  const otherwise = who.kind === 'person' ? DEFAULT_USER_IMAGE : undefined
  return {
    kind: 'heading' as const,
    heading,
    /** `otherwise` is the fallback when the picture fails to load. */
    logo: { ...logoView(name, who.kind, image), otherwise },
    page:
      who.kind === 'activity' && who.id !== undefined
        ? { ...way(heading, activityPath(who.id)), title: speech.say('chat.page', { name: heading }) }
        : undefined,
  }
}

export type WhoView = ReturnType<typeof whoView>

const talkView = (now: ConversationNow, chat: Chat, today: LocalDate, speech: Speech) => {
  const { composer, failure, leftOut, verbs } = now
  const face = failure && 'kept' in failure ? 'stale' : 'loaded'
  return {
    kind: 'talk' as const,
    above: aboveView({ face, failure, leftOut, retry: verbs.retry }, speech),
    ...saidView({ ...now, chat, today, name: chat.with && named(chat.with.name, speech) }, speech),
    composer: composer && composerView(composer, speech),
  }
}

/** The field of a new message, and the error of an empty one (CHAT-03, CHAT-08). */
const composerView = (
  { text, isReminded, write, submit, dismiss }: NonNullable<ConversationNow['composer']>,
  { say }: Speech,
) => ({
  text: field({ label: say('chat.write'), value: text, change: write }),
  send: action(say('chat.send'), submit),
  reminder: isReminded
    ? {
        kind: 'alert' as const,
        title: say('chat.required'),
        text: say('chat.requiredText'),
        close: action(say('chat.understood'), dismiss),
      }
    : undefined,
})

export type ComposerView = ReturnType<typeof composerView>
