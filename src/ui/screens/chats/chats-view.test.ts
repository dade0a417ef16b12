import { describe, expect, test, vi } from 'vitest'
import type { ChatsNow } from '#application/talk/chats/chats.flow.ts'
import type { ChatId, ChatSummary } from '#domain/chat/chat.ts'
import { chatsView } from './chats-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const row = (id: number, name: string, unread?: number): ChatSummary => ({
  id: id as ChatId,
  with: { kind: 'activity', id: undefined, name, image: undefined },
  lastMessage: 'Ciao',
  lastAt: undefined,
  unread,
  newest: undefined,
})
const by = (from: number, lastMessage: string) =>
  ({ ...row(from, 'Bar'), lastMessage, newest: { from, to: undefined } }) as unknown as ChatSummary
const ROWS = [row(2, 'Bar', 3), row(1, 'Biblioteca')]
const idle = () => {}
const verbs = {
  toggle: vi.fn<() => void>(),
  remove: vi.fn<() => void>(),
  request: vi.fn<() => void>(),
} as unknown as ChatsNow['list']['verbs']
const NONE_WAITS = new Map<ChatId, number>()
const shown = (list: Partial<ChatsNow['list']> = {}, open?: ChatsNow['open'], removal?: ChatsNow['removal']) =>
  chatsView(
    {
      open,
      today: '2026-11-20' as ChatsNow['today'],
      signIn: idle,
      removal,
      conversation: undefined,
      list: {
        face: 'full',
        rows: ROWS,
        isStale: false,
        failure: undefined,
        leftOut: 0,
        isSelecting: false,
        selected: new Set(),
        isAllSelected: false,
        waiting: NONE_WAITS,
        reader: undefined,
        verbs,
        ...list,
      },
    },
    speech,
  )
const rows = (...given: Parameters<typeof shown>) => {
  const { content } = shown(...given).list
  return content.kind === 'list' ? content : undefined
}

/** The confirmation of a removal. */
const asked = (subject: NonNullable<ChatsNow['removal']>['subject']) =>
  shown({}, undefined, { subject, isBusy: false, confirm: idle, cancel: idle }).question?.title

describe('the rows of the chats', () => {
  test('show the unread count, lead to their chat and can be removed', () =>
    expect([rows()?.at(0), rows()?.at(1)]).toMatchObject([
      {
        title: { label: 'Bar', href: '/chat/2' },
        unread: { count: 3, words: '3 messaggi non letti' },
        last: 'Ciao',
        selection: undefined,
        remove: { label: 'Elimina la chat con Bar' },
      },
      { title: { label: 'Biblioteca' }, unread: undefined },
    ]))

  test('say who waits for an answer, and what the reader said last (CHAT-10)', () => {
    const reader = { id: 1, username: 'mario' } as ChatsNow['list']['reader']
    const given = [by(2, 'Quanti siete?'), by(1, 'Siete aperti?')]
    const seen = rows({ rows: given, reader })
    expect([seen?.at(0), seen?.at(1)]).toMatchObject([
      { awaits: 'Aspetta una tua risposta', last: 'Quanti siete?' },
      { awaits: undefined, last: 'Tu: Siete aperti?' },
    ])
    const unsent = rows({ rows: given, reader, waiting: new Map([[2 as ChatId, 1]]) })
    expect(unsent?.at(0)?.awaits).toBeUndefined()
    expect(rows({ rows: given })?.at(0)).toMatchObject({ awaits: undefined, last: 'Quanti siete?' })
  })

  test('are selected instead of followed during a selection (CHAT-06)', () => {
    const picking = { isSelecting: true, selected: new Set([1 as ChatId]) }
    expect([rows(picking)?.at(0), rows(picking)?.at(1)]).toMatchObject([
      { title: 'Bar', remove: undefined, selection: { isOn: false } },
      { title: 'Biblioteca', selection: { isOn: true } },
    ])
  })

  test('keep their identity while they do not change, and so does the list', () => {
    const before = rows()
    const first = before?.at(0)
    expect(rows()).toBe(before)
    const beside = rows({}, { id: 1 as ChatId })
    expect(beside?.at(0)).toBe(first)
    expect(beside?.at(1)).toMatchObject({ isCurrent: true })
  })
})

describe('the page of the chats', () => {
  test('removes the selected rows, and nothing without a selection', () => {
    const list = (...ids: readonly number[]) =>
      shown({ isSelecting: true, selected: new Set(ids as readonly ChatId[]) }).list
    expect([shown().list.remove, list().remove?.isDisabled, list().selection?.remove.isDisabled]).toEqual([
      undefined,
      true,
      true,
    ])
    list(1, 2).remove?.press()
    expect(verbs.request).toHaveBeenCalledWith({ kind: 'selected', ids: [1, 2] })
  })

  test('confirms for one, or for several', () => {
    expect([asked({ kind: 'one', id: 1 as ChatId }), asked({ kind: 'selected', ids: [] })]).toEqual([
      'Elimina la chat',
      'Elimina chat',
    ])
  })

  test('shows where to find an activity, and offers no selection, while it is empty', () => {
    const { list, beside } = shown({ face: 'empty', rows: [] })
    expect(list).toMatchObject({
      content: { kind: 'empty', action: { href: '/activity' } },
      select: { isDisabled: true },
    })
    expect(beside).toBeUndefined()
  })

  test('has a conversation over it where the URL names one', () => {
    expect(shown().detail).toBeUndefined()
    expect(shown({}, { id: 7 as ChatId }).detail?.kind).toBe('page')
    expect(shown({}, { id: undefined }).detail).toMatchObject({ kind: 'notFound' })
  })
})

test('A chat in which messages wait says how many (CHAT-07)', () => {
  const [first] = ROWS
  const waiting = new Map([[first?.id as never, 2]])
  expect(rows({ waiting })?.at(0)).toMatchObject({ waiting: '2 messaggi non inviati' })
  expect(rows()?.at(0)?.waiting).toBeUndefined()
})
