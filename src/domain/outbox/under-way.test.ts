import { describe, expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import {
  advanced,
  type Entry,
  posted,
  postponed,
  sentAgain,
  type Write,
  type WriteNumber,
} from '#domain/outbox/outbox.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { ended, handedOver, LEAVES_WITHIN, mayBeUnderWay, mayLeave, ON_ITS_WAY } from './under-way.ts'

const NOON = Date.parse('2026-03-02T12:00:00+01:00') as Instant
const after = (milliseconds: number) => (NOON + milliseconds) as Instant
const entry = (write: object): Entry => ({ ...posted(3 as UserId, write as Write, NOON), number: 9 as WriteNumber })
const SAID = entry({ kind: 'messageSaid', chat: 4, text: 'Va bene', after: 70, twins: 1 })

describe('A write whose page is gone', () => {
  test.each(['messageSaid', 'surveyAnswered', 'eventAdded', 'topicFollowed'])(
    'may still be under way for a while, where a server would do it twice: %s (fault 25)',
    (kind) => {
      const sent = handedOver(entry({ kind }), NOON)
      expect([0, ON_ITS_WAY - 1, ON_ITS_WAY].map((passed) => mayBeUnderWay(sent, after(passed)))).toEqual([
        true,
        true,
        false,
      ])
    },
  )

  test.each(['noticeSeen', 'eventReminded', 'eventRemoved', 'topicLeft', 'profileSaved', 'accountRenamed'])(
    'is sent again at once, where twice is as good as once: %s',
    (kind) => expect(mayBeUnderWay(handedOver(entry({ kind }), NOON), NOON)).toBe(false),
  )
})

test('A write leaves with the moment that is kept of it while that is hardly over, and with none that is yet to come', () => {
  const moments = [-1, 0, LEAVES_WITHIN, LEAVES_WITHIN + 1]
  expect(moments.map((passed) => mayLeave(NOON, after(passed)))).toEqual([false, true, true, false])
})

describe('A write is under way', () => {
  test('from its handing over on, until its request has ended', () => {
    const sent = handedOver(SAID, NOON)
    expect(sent).toEqual({ ...SAID, standing: 'sending', sentAt: NOON })
    expect([SAID, sent, ended(sent), advanced(sent)].map((one) => mayBeUnderWay(one, NOON))).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  test('also while it is read back, and when its author sends it again', () => {
    const sent = handedOver(SAID, NOON)
    const late = postponed(postponed(sent, after(5_000), 0), after(9_000), 0)
    for (const one of [late, sentAgain(late)]) {
      expect(mayBeUnderWay(one, after(ON_ITS_WAY - 1))).toBe(true)
      expect(mayBeUnderWay(one, after(ON_ITS_WAY))).toBe(false)
    }
  })

  test('no longer than that from now on, where the clock ran ahead when it was sent (fault 54)', () => {
    const ahead = handedOver(SAID, after(86_400_000))
    expect(mayBeUnderWay(ahead, NOON)).toBe(true)
    expect(mayBeUnderWay(postponed(ahead, NOON, 0), after(ON_ITS_WAY))).toBe(false)
  })
})
