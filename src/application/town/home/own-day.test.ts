import { describe, expect, test, vi } from 'vitest'
import type { Reading } from '#application/kit/reading.ts'
import type { ChatSummary } from '#domain/chat/chat.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import { noticesFirst, waitingNow } from './own-day.ts'

const MARIO = { id: 1 as never, username: 'mario.rossi' }
const survey = (id: number, receivedAt: number, more: object = {}) =>
  ({ id, template: 'survey', surveyClosed: false, receivedAt, ...more }) as NoticeSummary
const chat = (id: number, lastAt: number, lastMessage: string, from = 2) =>
  ({ id, lastAt, lastMessage, newest: { from, to: undefined } }) as unknown as ChatSummary

const read = <Row>(value: readonly Row[] | undefined, face: Reading<unknown>['face'] = 'loaded') =>
  ({ face, value, retry: vi.fn<() => void>(), readAgain: () => {}, failure: undefined }) as Reading<readonly Row[]>
const NO_NOTICES = read<NoticeSummary>([])
const NO_CHATS = read<ChatSummary>([])
const keys = (...given: Parameters<typeof waitingNow>) =>
  waitingNow(...given)?.value?.map((one) => (one.kind === 'survey' ? `survey ${one.notice.id}` : `chat ${one.chat.id}`))

const notice = (id: number, seen?: boolean) => survey(id, 100 - id, { seen })
const ids = (...given: Parameters<typeof noticesFirst>) => noticesFirst(...given).map(({ id }) => Number(id))

test('Unread notices stand first; one of which nobody says whether it was read does not (HOME-10)', () => {
  const [read5, unknown6, unread7, unread8] = [notice(5, true), notice(6), notice(7, false), notice(8, false)] as const
  expect(ids([read5, unknown6, unread7], undefined)).toEqual([7, 5, 6])
  expect(ids([unknown6, read5], undefined)).toEqual([6, 5])
  expect(ids([unread7, unknown6, unread8, read5], unknown6)).toEqual([6, 7, 8])
})

describe('What waits for an answer (HOME-10)', () => {
  test('is open surveys and chats that ask something, the newest first', () => {
    const notices = read([
      survey(1, 10),
      survey(2, 50, { surveyClosed: true }),
      survey(3, 60, { template: 'standard' }),
    ])
    const chats = read([chat(1, 90, 'Siete aperti?', 1), chat(2, 40, 'A domenica!'), chat(3, 30, 'Va bene?')])
    expect(keys(notices, chats, MARIO)).toEqual(['chat 3', 'survey 1'])
  })

  test('is counted beyond what is shown of it', () => {
    const now = waitingNow(read([survey(1, 1), survey(2, 2), survey(3, 3)]), NO_CHATS, MARIO)
    expect([now?.value?.length, now?.count]).toEqual([2, 3])
  })

  test('of visitors is not spoken of', () => expect(waitingNow(undefined, undefined, undefined)).toBeUndefined())

  test('is not known while something is on its way, or while nobody knows who reads', () => {
    expect(waitingNow(NO_NOTICES, read<ChatSummary>(undefined, 'loading'), MARIO)?.face).toBe('loading')
    expect(waitingNow(NO_NOTICES, NO_CHATS, undefined)?.face).toBe('loading')
    expect(waitingNow(NO_NOTICES, undefined, undefined)?.face).toBe('loaded')
  })

  test('is told as far as it could be read, and tried again where nothing else is known', () => {
    const lost = read<ChatSummary>(undefined, 'failed')
    expect(waitingNow(read([survey(1, 1)]), lost, MARIO)).toMatchObject({ face: 'loaded', count: 1 })
    const failed = waitingNow(NO_NOTICES, lost, MARIO)
    expect(failed?.face).toBe('failed')
    failed?.retry()
    expect(lost.retry).toHaveBeenCalledOnce()
    expect(waitingNow(NO_NOTICES, read([chat(3, 30, 'Va bene?')], 'stale'), MARIO)?.face).toBe('stale')
  })
})
