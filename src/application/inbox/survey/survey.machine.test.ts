import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { present } from '#application/kit/present.ts'
import { ends, fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Post, Posted } from '#application/outbox/posted.ts'
import type { SurveyDraft } from '#application/ports/drafts.ts'
import { idFrom } from '#domain/id.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import type { QuestionId, Survey, SurveySubmission } from '#domain/surveys/survey.ts'
import { missingAnswers, surveyMachine, type SurveyNews } from './survey.machine.ts'

const notice: ReceivedNoticeId = present(idFrom<'ReceivedNotice'>('7'))
const words: QuestionId = present(idFrom<'Question'>('1'))
const stars: QuestionId = present(idFrom<'Question'>('2'))
const survey: Survey = {
  questions: [
    { id: words, text: 'Che cosa manca?', kind: 'open', answer: undefined },
    { id: stars, text: 'Quanto le piace?', kind: 'rating', answer: undefined },
  ],
  closed: false,
  mayBeAnonymous: true,
}
const answered: Survey = {
  ...survey,
  questions: survey.questions.map((question) =>
    question.id === words ? { ...question, answer: 'Panchine' } : question,
  ),
}
const SENT = { isDelayed: false, answer: undefined } as const
const unreachable: RequestFailure = { _tag: 'Unreachable' }

/** A device with stored drafts, with or without room for more. */
const device = (draft?: SurveyDraft) => {
  const stored = new Map<ReceivedNoticeId, SurveyDraft>(draft === undefined ? [] : [[notice, draft]])
  const room = { left: true, readable: true }
  /** The number of reads and writes of the draft. */
  const counted = { reads: 0, keeps: 0 }
  return { stored, room, counted }
}

const open = async (of: Survey = survey, { stored, room, counted } = device()) => {
  const send = waitingPort<[ReceivedNoticeId, SurveySubmission], RequestFailure, Posted<void>>()
  const actor = createActor(
    surveyMachine(
      {
        drafts: {
          survey: {
            read: (draft) => {
              counted.reads += 1
              if (!room.readable) throw new Error('The storage is blocked')
              return Option.fromNullable(stored.get(draft))
            },
            keep: (draft, content) => {
              counted.keeps += 1
              if (!room.left) return Either.left({ _tag: 'StorageFull' })
              stored.set(draft, content)
              return Either.right(undefined)
            },
            drop: (draft) => {
              stored.delete(draft)
            },
          },
        },
      },
      ((write: Write) =>
        write.kind === 'surveyAnswered' ? send.port(write.notice, write.submission) : present(undefined)) as Post,
    ),
    { input: { notice, survey: of } },
  )
  const news: SurveyNews[] = []
  actor.on('*', (told) => news.push(told))
  actor.start()
  const readyAtOnce = actor.getSnapshot().hasTag('ready')
  await settle()
  return {
    sent: send,
    news,
    readyAtOnce,
    hasty: (question: QuestionId, ...values: readonly string[]) => {
      for (const value of values) actor.send({ type: 'question.answered', question, value })
    },
    answer: async (question: QuestionId, value: string) => {
      actor.send({ type: 'question.answered', question, value })
      await settle()
    },
    stayAnonymous: async (anonymous: boolean) => {
      actor.send({ type: 'anonymity.chosen', anonymous })
      await settle()
    },
    press: () => actor.send({ type: 'survey.submitted' }),
    /** Sends what there is, whatever is missing. */
    submit: () => {
      actor.send({ type: 'survey.submitted' })
      if (missingAnswers(actor.getSnapshot().context).length > 0) actor.send({ type: 'survey.submitted' })
    },
    left: () => missingAnswers(actor.getSnapshot().context),
    shown: () => {
      const snapshot = actor.getSnapshot()
      return {
        answers: snapshot.context.draft.answers,
        anonymous: snapshot.context.draft.anonymous,
        ready: snapshot.hasTag('ready'),
        sending: snapshot.hasTag('busy'),
        closed: snapshot.matches('closed'),
        unkept: snapshot.matches({ open: { work: 'answering', device: 'unkept' } }),
        failure: snapshot.context.failure,
      }
    },
    sheet: () => {
      const snapshot = actor.getSnapshot()
      return { questions: snapshot.context.survey.questions, mayBeAnonymous: snapshot.context.survey.mayBeAnonymous }
    },
  }
}

const blank = {
  answers: {},
  anonymous: false,
  ready: true,
  sending: false,
  closed: false,
  unkept: false,
  failure: undefined,
}

test('Every transition of a survey is covered', async () => {
  const walked = await walk(surveyMachine(NO_PORTS, NO_PORTS).provide({ actions: { dropDraft: () => undefined } }), {
    inputs: [
      { notice, survey },
      { notice, survey: { ...survey, closed: true } },
    ],
    events: [
      { type: 'question.answered', question: words, value: 'Alberi' },
      { type: 'anonymity.chosen', anonymous: true },
      { type: 'survey.submitted' },
      { type: 'kept.read', value: { answers: { [words]: 'Alberi' }, anonymous: true } },
      { type: 'kept.read', value: undefined },
      { type: 'room.lacked' },
      { type: 'room.regained' },
      fails('device', new Error('The device is broken')),
      { type: 'survey.arrived' },
      ends('send', SENT),
      ends('send', { isDelayed: true }),
      fails('send', unreachable),
    ],
    sees: ({ draft, isWarned }) => ({ draft, isWarned }),
  })
  expect(walked).toEqual({ states: 11, transitions: 15, unreached: [], untaken: [], strayed: [] })
})

describe('A survey', () => {
  test("starts empty, with its questions, under the citizen's name (SURVEY-01, SURVEY-04)", async () => {
    const { shown, sheet, readyAtOnce } = await open()
    expect(shown()).toEqual(blank)
    expect(sheet()).toEqual({ questions: survey.questions, mayBeAnonymous: true })
    expect(readyAtOnce).toBe(true)
  })

  test('starts with the previous answers (SURVEY-02)', async () => {
    const { shown } = await open(answered)
    expect(shown().answers).toEqual({ [words]: 'Panchine' })
  })

  test('sends the answers with their positions, and is then closed (SURVEY-03)', async () => {
    const { answer, submit, sent, news, shown } = await open()
    await answer(stars, '4')
    submit()
    expect(shown()).toMatchObject({ sending: true, closed: false, ready: true })
    expect(sent.call().asked).toEqual([7, { responses: [{ question: stars, index: 1, value: '4' }], anonymous: false }])
    expect(news).toEqual([])
    await sent.call().succeed(SENT)
    expect(shown()).toMatchObject({ sending: false, closed: true, ready: true, answers: { [stars]: '4' } })
    expect(news).toEqual([{ type: 'survey.sent', notice }])
  })

  test('says once what is missing, and is then sent as it is (SURVEY-03)', async () => {
    const { answer, press, sent, left, shown } = await open()
    await answer(stars, '4')
    press()
    expect([left(), shown().sending]).toEqual([[1], false])
    press()
    expect([left(), shown().sending]).toEqual([[], true])
    await sent.call().fail(unreachable)
    press()
    expect(left()).toEqual([1])
  })

  test('says nothing of what is missing where all is answered', async () => {
    const { answer, press, shown } = await open(answered)
    await answer(stars, '4')
    press()
    expect(shown().sending).toBe(true)
  })

  test('is sent anonymously when the citizen chooses so (SURVEY-04)', async () => {
    const { answer, stayAnonymous, submit, sent, shown } = await open()
    await answer(stars, '4')
    await stayAnonymous(true)
    expect(shown().anonymous).toBe(true)
    submit()
    expect(sent.call().asked[1].anonymous).toBe(true)
  })

  test('is sent with the name where anonymity is not allowed, whatever a draft says', async () => {
    const { answer, stayAnonymous, submit, sent } = await open({ ...survey, mayBeAnonymous: false })
    await answer(stars, '4')
    await stayAnonymous(true)
    submit()
    expect(sent.call().asked[1].anonymous).toBe(false)
  })

  test('without an answer is not sent, and shows an error', async () => {
    const { answer, submit, sent, news, shown } = await open()
    await answer(words, '<p><br></p>')
    submit()
    expect([sent.calls.length, shown().sending]).toEqual([0, false])
    expect(news).toEqual([{ type: 'survey.unanswered' }])
  })

  test('that is closed shows its answers at once, and ignores a draft (SURVEY-05)', async () => {
    const { shown, readyAtOnce } = await open(
      { ...answered, closed: true },
      device({ answers: { [stars]: '1' }, anonymous: true }),
    )
    expect(shown()).toEqual({ ...blank, closed: true, answers: { [words]: 'Panchine' } })
    expect(readyAtOnce).toBe(true)
  })

  test('is sent once for several submissions (fault 28)', async () => {
    const { answer, submit, sent, shown } = await open()
    await answer(stars, '4')
    submit()
    submit()
    await answer(stars, '1')
    expect([sent.calls.length, shown().answers]).toEqual([1, { [stars]: '4' }])
  })
})

describe('The draft of a survey', () => {
  test('is stored at each change, and restored after a reload (SURVEY-06)', async () => {
    const { stored, room, counted } = device()
    const first = await open(answered, { stored, room, counted })
    await first.answer(stars, '4')
    await first.stayAnonymous(true)
    expect(stored.get(notice)).toEqual({ answers: { [words]: 'Panchine', [stars]: '4' }, anonymous: true })
    const second = await open(answered, { stored, room, counted })
    expect(second.shown()).toEqual({ ...blank, answers: { [words]: 'Panchine', [stars]: '4' }, anonymous: true })
  })

  test('is read once, and stored once for each answer', async () => {
    const place = device()
    const { answer } = await open(survey, place)
    expect([place.counted, place.stored.size]).toEqual([{ reads: 1, keeps: 0 }, 0])
    await answer(words, 'Alberi')
    expect(place.counted).toEqual({ reads: 1, keeps: 1 })
  })

  test('contains the last of several quick answers', async () => {
    const place = device()
    const { hasty } = await open(survey, place)
    hasty(words, 'A', 'Al', 'Alb')
    await settle()
    expect(place.stored.get(notice)).toEqual({ answers: { [words]: 'Alb' }, anonymous: false })
  })

  test('is merged with the previous answers', async () => {
    const { shown } = await open(answered, device({ answers: { [stars]: '1' }, anonymous: false }))
    expect(shown().answers).toEqual({ [words]: 'Panchine', [stars]: '1' })
  })

  test('is skipped where the storage cannot be read (fault 30)', async () => {
    const place = device()
    place.room.readable = false
    const { shown } = await open(answered, place)
    expect(shown()).toEqual({ ...blank, answers: { [words]: 'Panchine' } })
    expect(place.counted).toEqual({ reads: 1, keeps: 0 })
  })

  test('takes precedence over the previous answers', async () => {
    const { shown } = await open(answered, device({ answers: { [words]: 'Alberi' }, anonymous: false }))
    expect(shown().answers).toEqual({ [words]: 'Alberi' })
  })

  test('keeps every answer when sending fails, also over a reload, and is sent then (SURVEY-06, fault 24)', async () => {
    const { stored, room, counted } = device()
    const first = await open(survey, { stored, room, counted })
    await first.answer(words, 'Alberi')
    first.submit()
    await first.sent.call().fail(unreachable)
    await settle()
    expect(first.shown()).toEqual({ ...blank, answers: { [words]: 'Alberi' }, failure: unreachable })
    expect(first.news).toEqual([])
    const second = await open(survey, { stored, room, counted })
    expect(second.shown().answers).toEqual({ [words]: 'Alberi' })
    second.submit()
    await second.sent.call().succeed(SENT)
    expect([second.shown().closed, stored.has(notice)]).toEqual([true, false])
  })

  test('can be sent again after a failure, which clears the failure', async () => {
    const { answer, submit, sent, shown } = await open()
    await answer(words, 'Alberi')
    submit()
    await sent.call().fail(unreachable)
    submit()
    expect([sent.calls.length, shown().sending, shown().failure]).toEqual([2, true, undefined])
  })

  test('without room in the storage shows a warning, and its answers stay on screen (fault 31)', async () => {
    const { stored, room, counted } = device()
    const { answer, news, shown } = await open(survey, { stored, room, counted })
    room.left = false
    await answer(words, 'Alberi')
    expect(shown()).toEqual({ ...blank, answers: { [words]: 'Alberi' }, unkept: true })
    expect(news).toEqual([{ type: 'draft.notKept' }])
    room.left = true
    await answer(words, 'Alberi e ombra')
    expect([shown().unkept, stored.get(notice)]).toEqual([
      false,
      { answers: { [words]: 'Alberi e ombra' }, anonymous: false },
    ])
  })

  test('is not said to be stored after a failed request when it never was (fault 31)', async () => {
    const { stored, room, counted } = device()
    const { answer, submit, sent, shown } = await open(survey, { stored, room, counted })
    room.left = false
    await answer(words, 'Alberi')
    submit()
    await sent.call().fail(unreachable)
    expect(shown()).toMatchObject({ answers: { [words]: 'Alberi' }, unkept: true, failure: unreachable })
  })
})
