import { describe, expect, test, vi } from 'vitest'
import type { ConversationNow } from '#application/talk/chat/conversation.flow.ts'
import type { Chat, ChatId, Counterpart } from '#domain/chat/chat.ts'
import type { Outgoing } from '#domain/chat/outgoing.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { conversationView } from './conversation-view.ts'
import { heardOf } from './message-lines.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const ID = 7 as ChatId
const LIBRARY: Counterpart = { kind: 'activity', id: 2 as never, name: 'Biblioteca', image: undefined }
const chatOf = (
  messages: readonly (readonly [id: number, text: string, from: number])[],
  other?: Counterpart,
): Chat => ({
  id: ID,
  with: other,
  messages: messages.map(([id, text, from]) => ({
    id: id as never,
    text,
    at: Date.parse(`2026-11-${19 + (id % 2)}T09:12:00+01:00`) as never,
    from: from as never,
    to: undefined,
  })),
})
const CHAT = chatOf(
  [
    [1, 'Buongiorno', 1],
    [2, 'Vedi https://comune.example.it', 2],
  ],
  LIBRARY,
)
const outgoing = (standing: Outgoing['standing'], text = 'Grazie'): Outgoing => ({
  key: 1 as Outgoing['key'],
  text,
  at: Date.parse('2026-11-20T10:00:00+01:00') as Outgoing['at'],
  isHeld: false,
  isMine: false,
  standing,
})
const idle = () => {}
const COMPOSER = { text: ' ', isReminded: true, write: idle, submit: idle, dismiss: idle }
const verbs = { retry: vi.fn<() => void>(), resend: vi.fn<() => void>(), discard: vi.fn<(key: number) => void>() }
const nowOf = (more: Partial<ConversationNow> = {}): ConversationNow => ({
  id: ID,
  me: 1 as ConversationNow['me'],
  username: 'mario.rossi',
  face: 'open',
  chat: CHAT,
  failure: undefined,
  leftOut: 0,
  opened: 2 as never,
  profile: undefined,
  outgoing: [],
  composer: undefined,
  verbs,
  ...more,
})
const shown = (now: ConversationNow | undefined, id: ChatId | undefined = ID) =>
  conversationView({ id, now, today: '2026-11-20' as LocalDate, signIn: idle, remove: idle }, speech)
const page = (more?: Partial<ConversationNow>) => {
  const view = shown(nowOf(more))
  if (view.kind !== 'page') throw new Error('There is no page')
  return view
}
const talk = (more?: Partial<ConversationNow>) => {
  const { content } = page(more)
  if (content.kind !== 'talk') throw new Error('There is no talk')
  return content
}
const lines = (more?: Partial<ConversationNow>) => {
  const { length, at } = talk(more).messages
  return Array.from({ length }, (_, place) => at(place))
}

describe('the messages', () => {
  test('are under their day, with author, links and time', () =>
    expect(lines()).toMatchObject([
      { heading: 'Oggi' },
      { who: 'Tu', time: '09:12', progress: { tone: 'sent' }, isOwn: true },
      { heading: 'Ieri' },
      { who: 'Biblioteca', text: { parts: ['Vedi ', { href: 'https://comune.example.it/' }] }, progress: undefined },
    ]))

  test('of which nothing tells who wrote them are nobody’s (fault 55)', () => {
    const chat = chatOf([[1, 'Chi è?', undefined]] as never, LIBRARY)
    expect(lines({ chat })[1]).toMatchObject({ who: italian['chat.somebody'], isOwn: false })
  })

  test('keep their identity while they do not change, whatever is typed', () => {
    const before = talk().messages
    expect(talk({ composer: { ...COMPOSER, text: 'G' } }).messages).toBe(before)
    const [, first] = lines()
    expect(talk({ outgoing: [outgoing('sending')] }).messages).not.toBe(before)
    expect(lines({ outgoing: [outgoing('sending')] })[1]).toBe(first)
  })

  test('may be empty: the other party is named where it is known', () => {
    const empty = (other?: Counterpart) => talk({ chat: chatOf([], other), opened: 0 }).empty?.text
    expect(empty(LIBRARY)).toContain('Biblioteca')
    expect(empty()).toBe('Qui resterà la tua conversazione.')
    expect(talk().empty).toBeUndefined()
  })

  test('received since the opening are announced, and counted for a reader who has scrolled up (CHAT-04)', () => {
    expect(talk().announced).toBe('')
    const more = talk({ opened: 1 as never })
    expect(more.announced).toBe('Biblioteca: Vedi https://comune.example.it')
    expect([more.messages.toEnd(1 as never), more.messages.toEnd(2 as never)]).toEqual([
      { label: 'Nuovi messaggi (1)', isNews: true },
      { label: 'Vai in fondo', isNews: false },
    ])
  })
})

const offered = (isHeld: boolean, isMine: boolean) =>
  lines({ outgoing: [{ ...outgoing('unsent'), isHeld, isMine }] }).at(-1)
const lastLine = (standing: Outgoing['standing']) => lines({ outgoing: [outgoing(standing)] }).at(-1)
const said = (...unsent: readonly Outgoing[]) => talk({ outgoing: unsent }).unsent?.words
const seen = (standing: Outgoing['standing'], isHeld: boolean, key = 1) =>
  talk({ outgoing: [{ ...outgoing(standing), isHeld, key: key as never }] }).unsent

describe('a message that has not arrived (CHAT-07)', () => {
  test('shows its state', () => {
    expect(lastLine('sending')).toMatchObject({ time: '10:00', progress: { tone: 'sending', words: 'In invio' } })
    expect(lastLine('sent')).toMatchObject({ time: '10:00', progress: { tone: 'sent', words: 'Inviato' } })
    expect(lastLine('unsent')).toMatchObject({ time: undefined, progress: { words: 'Non inviato' }, resend: undefined })
  })

  test('is said to listeners where it is the last, also in other languages', () => {
    expect(said(outgoing('unsent'))).toBe('Non inviato: Grazie')
    expect(said(outgoing('unsent'), { ...outgoing('unsent', 'A domani'), key: 2 as never })).toBe(
      'Non inviato: A domani',
    )
    expect([said(outgoing('sending')), said(outgoing('sent')), said()]).toEqual(['', undefined, undefined])
    const now = nowOf({ outgoing: [outgoing('unsent', 'Danke')] })
    const german = conversationView(
      { id: ID, now, today: '2026-11-20' as LocalDate, signIn: idle, remove: idle },
      speechIn('de'),
    )
    expect(german).toMatchObject({ content: { unsent: { words: 'Nicht gesendet: Danke' } } })
  })

  test('is said once while the device tries again by itself, and anew after its author has sent it again', () => {
    const [waiting, held, sending] = [seen('unsent', false), seen('unsent', true), seen('sending', false)]
    expect(heardOf(waiting, sending)).toBe(waiting)
    expect(heardOf(held, sending)).toBe(sending)
    expect(heardOf(waiting, held)).toBe(held)
    expect(heardOf(waiting, undefined)).toBeUndefined()
    expect(heardOf(waiting, seen('sending', false, 9))?.words).toBe('')
  })

  test('can be resent or discarded where it is held, and given up where it waits', () => {
    expect(offered(false, false)).toMatchObject({ resend: undefined, discard: undefined })
    expect(offered(false, true)).toMatchObject({ resend: undefined, discard: {} })
    const line = offered(true, true)
    expect(line).toMatchObject({
      resend: { label: 'Invia di nuovo' },
      discard: { label: expect.stringContaining('Grazie') },
    })
    if (line?.kind === 'row') line.discard?.press()
    expect(verbs.discard).toHaveBeenCalledWith(1)
  })
})

describe('the other party (CHAT-09)', () => {
  const PERSON: Counterpart = { kind: 'person', id: 9 as never, name: 'sara', image: undefined }

  test('is an activity, with a link to its page, or a person with a public profile', () => {
    expect(page().who).toMatchObject({
      heading: 'Biblioteca',
      page: { href: '/activity/2', title: 'Pagina di Biblioteca' },
    })
    const who = (profile?: ConversationNow['profile']) => page({ chat: chatOf([], PERSON), profile }).who
    expect(who()).toMatchObject({ heading: 'sara', page: undefined, logo: { shape: 'round' } })
    expect(who({ name: 'Sara', surname: 'Bruni' } as ConversationNow['profile'])?.heading).toBe('Sara Bruni')
  })

  test('may be unknown: the page has a generic title', () =>
    expect(page({ chat: chatOf([]) })).toMatchObject({ title: 'Conversazione', who: undefined }))
})

test('A conversation that does not exist is not found; a loading or failed one says so', () => {
  expect(shown(nowOf({ face: 'missing' })).kind).toBe('notFound')
  const content = (face: ConversationNow['face']) => page({ face, chat: undefined }).content.kind
  expect([content('loading'), content('failed')]).toEqual(['waiting', 'failed'])
  expect(page({ chat: undefined }).remove).toBeUndefined()
})

test('An empty message shows an error (CHAT-03)', () => {
  expect(talk({ composer: COMPOSER }).composer?.reminder).toMatchObject({ kind: 'alert', title: 'Scrivi un messaggio' })
  expect(talk({ composer: { ...COMPOSER, isReminded: false } }).composer?.reminder).toBeUndefined()
})
