import { describe, expect, test } from 'vitest'
import type { News } from '#application/news.ts'
import { CORRECTED, isTakenBack, type Saying, sayingOf, sayingOfAnswer, sayingOfFailure } from './saying.ts'

/** Which of two messages are on show after both. */
const after = (...sayings: readonly Saying[]): readonly unknown[] =>
  sayings
    .reduce<readonly NonNullable<Saying['says']>[]>(
      (shown, { takesBack, says }) => [
        ...shown.filter((one) => !isTakenBack(one, takesBack)),
        ...(says === undefined ? [] : [says]),
      ],
      [],
    )
    .map(({ text }) => (typeof text === 'string' ? text : text.id))

const news = (one: object): Saying => sayingOf(one as News)
const topicMade = news({ type: 'subscription.made', topic: 41 })
const favourite = (type: 'favourite.made' | 'favourite.unmade', id: number) =>
  news({ type, target: { kind: 'contact', thing: { id, name: `Luogo ${id}` } } })
const waiting = news({ type: 'write.delayed', isKept: true, write: { kind: 'surveyAnswered', notice: 7 } })
const sent = news({ type: 'survey.sent', notice: 7 })

describe('A success takes back', () => {
  test.each<[string, Saying, Saying, string]>([
    ['a wrong password of a topic', news({ type: 'topicPassword.refused' }), topicMade, 'topics.made'],
    [
      'that one is not taken yet',
      news({ type: 'subscription.warned', message: 'Ancora no' }),
      topicMade,
      'topics.made',
    ],
    ['that answers wait for the network', waiting, sent, 'survey.sent'],
    [
      'that an account waits for its code',
      news({ type: 'registration.sent', username: 'ida.moro', email: 'ida@posta.example', message: 'Ricevuta' }),
      news({ type: 'account.activated' }),
      'activation.done',
    ],
    ['that nothing was answered', news({ type: 'survey.unanswered' }), sent, 'survey.sent'],
    [
      'that a place is refused',
      news({ type: 'position.refused', reason: 'PositionDenied' }),
      news({ type: 'position.sent' }),
      'position.sent',
    ],
    [
      'a refusal of the same write',
      news({
        type: 'write.failed',
        write: { kind: 'topicFollowed', activity: 3, request: { topic: 41 } },
        failure: { _tag: 'Refused', status: 409, message: 'No' },
      }),
      topicMade,
      'topics.made',
    ],
    ['that it was undone before', favourite('favourite.unmade', 5), favourite('favourite.made', 5), 'favourites.made'],
    [
      'that there was no network, whatever it was',
      sayingOfFailure({ _tag: 'Unreachable' }, 'GET /a {}'),
      news({ type: 'user.saved', isNew: false, message: 'Salvato' }),
      'Salvato',
    ],
  ])('%s', (_, before, now, left) => expect(after(before, now).join(', ')).toBe(left))

  test('what was said of the same action without a word of its own', () => {
    expect(after(news({ type: 'chat.notOpened' }), news({ type: 'chat.opened', id: 3 }))).toEqual([])
  })

  test('nothing of another action', () => {
    const refused = news({ type: 'position.refused', reason: 'PositionTimedOut' })
    expect(after(refused, topicMade)).toEqual(['position.timedOut', 'topics.made'])
    const said = news({ type: 'message.sent', chat: 3, isInSight: false })
    expect(after(news({ type: 'chat.notOpened' }), said)).toEqual(['toast.failed', 'toast.messageSent'])
    expect(after(favourite('favourite.unmade', 5), favourite('favourite.made', 6))).toHaveLength(2)
  })

  test('nothing that stands for several', () =>
    expect(
      [1, 2].map((count) => isTakenBack({ about: ['favourite contact 5'], count }, ['favourite contact 5'])),
    ).toEqual([true, false]))
})

test('A failure takes nothing back', () =>
  expect(after(topicMade, news({ type: 'topicPassword.refused' }))).toEqual(['topics.made', 'topics.passwordWrong']))

test('A request that is answered takes back that the same one failed, and no other', () => {
  const failed = sayingOfFailure({ _tag: 'Refused', status: 503, message: 'Torniamo subito' }, 'DELETE /b {"id":3}')
  expect(after(failed, sayingOfAnswer('DELETE /b {"id":4}'))).toEqual(['Torniamo subito'])
  expect(after(failed, sayingOfAnswer('DELETE /b {"id":3}'))).toEqual([])
  expect(after(sayingOfFailure({ _tag: 'Aborted' }, 'GET /c {}'))).toEqual([])
})

test('What a field says as well goes when something is typed there; what no field says stays', () => {
  expect(after(news({ type: 'topicPassword.refused' }), CORRECTED)).toEqual([])
  expect(after(news({ type: 'passwordCode.expired' }), CORRECTED)).toEqual([])
  expect(after(favourite('favourite.made', 5), CORRECTED)).toEqual(['favourites.made'])
  expect(after(news({ type: 'file.notSaved' }), CORRECTED)).toEqual(['file.notSaved'])
})
