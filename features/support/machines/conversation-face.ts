import { type ActorRefFrom, createActor } from 'xstate'
import { conversation } from '#application/chat/conversation.implementations.ts'
import * as seen from '#application/chat/conversation.selectors.ts'
import { currentUser } from '#application/session/session.selectors.ts'
import type { ChatId } from '#domain/chat/chat.ts'
import { saidByDay, type TimelineRow, withOutgoing } from '#domain/chat/timeline.ts'
import type { UserId } from '#domain/identity/user.ts'
import { idFrom } from '#domain/id.ts'
import { linkedText } from '#domain/links/linked-text.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { formatsIn } from '#ui/app/formats.ts'
import { DEFAULT_LANGUAGE } from '#ui/app/languages.ts'
import { activityPath } from '#ui/app/screens.ts'
import type { ConversationTasks, MessageSeen } from '../conversation-tasks.ts'
import { NOW, TODAY } from '../moment.ts'
import { failedLines } from './form-face.ts'
import { named, phrase } from './phrases.ts'
import { missingLines } from './place-lines.ts'
import type { ScreenFace } from './screen-face.ts'
import type { Closing, Given } from './screens.ts'

type Actor = ActorRefFrom<ReturnType<typeof conversation>>

/** A conversation without a screen. */
export type OpenedConversation = Readonly<{
  id: ChatId | undefined
  face: ScreenFace
  tasks: Omit<ConversationTasks, 'throwAway'>
  close: Closing
}>

const FORMATS = formatsIn(DEFAULT_LANGUAGE)
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const SEEN = { queued: 'sending', sending: 'sending', sent: 'said', unsent: 'unsent' } as const

/** What is said of a message that has not arrived. */
const STANDING_WORDS: Readonly<Record<MessageSeen['standing'], readonly string[]>> = {
  said: [],
  sending: ['chat.sending'],
  unsent: ['chat.unsent'],
}

const messageSeen = (row: TimelineRow, other: string): readonly MessageSeen[] => {
  switch (row.kind) {
    case 'day':
      return []
    case 'said':
      return [{ who: row.isOwn ? phrase('chat.you') : other, text: row.message.text, standing: 'said' }]
    case 'outgoing':
      return [{ who: phrase('chat.you'), text: row.message.text, standing: SEEN[row.message.standing] }]
    default:
      return row satisfies never
  }
}

const start = ({ ports, piazza }: Given, id: ChatId, owner: UserId) => {
  const actor = createActor(conversation(ports), {
    input: { id, owner, known: piazza.talks.of(id) },
  })
  const leave = [piazza.follow(actor)]
  const followed = new Set<unknown>()
  actor.subscribe((snapshot) => {
    for (const part of [seen.outboxActor(snapshot), seen.composerActor(snapshot)]) {
      if (part === undefined || followed.has(part)) continue
      followed.add(part)
      leave.push(piazza.follow(part))
    }
  })
  actor.start()
  return {
    actor,
    close: () => {
      for (const one of leave) one()
      actor.stop()
    },
  }
}

/** Opens the conversation of an address as soon as it is known whose it is. */
export const openConversation = (given: Given, number: string): OpenedConversation => {
  const id = idFrom<'Chat'>(number)
  let open: Readonly<{ actor: Actor; close: Closing; owner: UserId }> | undefined
  const settle = () => {
    const owner = currentUser(given.piazza.session.getSnapshot())?.id
    if (open !== undefined || owner === undefined || id === undefined) return
    open = { ...start(given, id, owner), owner }
  }
  settle()
  const session = given.piazza.session.subscribe(settle)
  const snapshot = () => open?.actor.getSnapshot()
  const face = () => {
    const now = snapshot()
    return id === undefined ? 'missing' : now === undefined ? 'loading' : seen.conversationFace(now)
  }
  const chat = () => {
    const now = snapshot()
    return now && face() === 'open' ? seen.openChat(now) : undefined
  }
  const outbox = () => {
    const now = snapshot()
    return now && seen.outboxActor(now)
  }
  const composer = () => {
    const now = snapshot()
    return now && seen.composerActor(now)
  }
  const rows = (): readonly TimelineRow[] => {
    const known = chat()
    const waiting = outbox()?.getSnapshot()
    if (known === undefined || open === undefined) return []
    return withOutgoing(saidByDay(known, open.owner), waiting ? seen.outgoing(waiting) : [])
  }
  const calledBy = () => {
    const other = chat()?.with
    return other && named(other.name)
  }
  const name = () => calledBy() ?? phrase('chat.one')
  const messages = () => rows().flatMap((row) => messageSeen(row, name()))
  const offers = () => {
    const waiting = outbox()?.getSnapshot()
    return waiting !== undefined && seen.offersResend(waiting)
  }
  const isReminded = () => {
    const writing = composer()?.getSnapshot()
    return writing !== undefined && seen.isReminded(writing)
  }
  return {
    id,
    face: {
      texts: () => {
        switch (face()) {
          case 'loading':
            return []
          case 'missing':
            return missingLines()
          case 'failed':
            return failedLines(seen.readingFailure(snapshot() as ReturnType<Actor['getSnapshot']>))
          default:
            return [
              name(),
              ...(rows().length === 0 ? [phrase('chat.empty')] : []),
              ...messages().flatMap(({ text, standing }) =>
                [text].concat(STANDING_WORDS[standing].map((id) => phrase(id))),
              ),
            ]
        }
      },
      fields: () =>
        composer() === undefined
          ? {}
          : {
              [phrase('chat.write')]: {
                read: () => {
                  const writing = composer()?.getSnapshot()
                  return writing ? seen.draft(writing) : ''
                },
                write: (text) => composer()?.send({ type: 'text.changed', text }),
              },
            },
      actions: () => ({
        ...(composer() && !isReminded()
          ? {
              [phrase('chat.send')]: () =>
                composer()?.send({ type: 'message.submitted', at: Date.parse(NOW) as Instant }),
            }
          : {}),
        ...(isReminded()
          ? { [phrase('chat.understood')]: () => composer()?.send({ type: 'reminder.dismissed' }) }
          : {}),
        ...(offers()
          ? {
              [phrase('chat.resend')]: () => outbox()?.send({ type: 'resend.requested' }),
              ...Object.fromEntries(
                rows().flatMap((row) =>
                  row.kind === 'outgoing' && row.message.standing === 'unsent'
                    ? [
                        [
                          phrase('chat.discardText', { text: row.message.text }),
                          () => outbox()?.send({ type: 'message.discarded', key: row.message.key }),
                        ],
                      ]
                    : [],
                ),
              ),
            }
          : {}),
      }),
      retriable: () => [{ hasFailed: face() === 'failed', retry: () => open?.actor.send({ type: 'retry.requested' }) }],
      question: () =>
        isReminded()
          ? {
              question: { title: phrase('chat.required'), text: phrase('chat.requiredText') },
              confirm: () => composer()?.send({ type: 'reminder.dismissed' }),
              cancel: () => composer()?.send({ type: 'reminder.dismissed' }),
            }
          : undefined,
    },
    tasks: {
      messages: async () => messages(),
      days: async () => rows().flatMap((row) => (row.kind === 'day' ? [capitalised(FORMATS.day(row.day, TODAY))] : [])),
      heading: async () => calledBy(),
      visit: async () => {
        const other = chat()?.with
        if (other?.kind === 'activity' && other.id !== undefined) given.go(activityPath(other.id))
      },
      links: async () => messages().flatMap(({ text }) => linkedText(text).flatMap(({ href }) => href ?? [])),
    },
    close: () => {
      session.unsubscribe()
      open?.close()
    },
  }
}
