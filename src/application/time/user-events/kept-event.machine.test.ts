import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { confirmationNow } from '#application/kit/confirmation-now.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, KEEPS_NOTHING, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Post, Posted } from '#application/outbox/posted.ts'
import type { EventId } from '#domain/events/event.ts'
import type { ReminderChoice } from '#domain/events/reminder.ts'
import { publicEvent } from '#domain/events/testing/event.ts'
import type { UserEvent, UserEventId } from '#domain/events/user-event.ts'
import type { Origin } from '#domain/origin.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import type { Instant, LocalTime } from '#domain/time/calendar.ts'
import { keptEventFace, keptEventMachine } from './kept-event.machine.ts'
import type { UserEventNews } from './user-event-news.ts'

const unreachable: RequestFailure = { _tag: 'Unreachable' }
const refused: RequestFailure = { _tag: 'Refused', status: 500, message: 'Servizio in manutenzione' }
const NOW = Date.parse('2026-11-20T09:30:00+01:00') as Instant

const CONCERT = publicEvent(3, '2026-11-20', { startTime: '18:30' as LocalTime })
const DELAYED: Posted<never> = { isDelayed: true }
const answered = (answer: string | undefined) => ({ isDelayed: false, answer }) as const
const KEPT: UserEvent = { id: 70 as UserEventId, event: CONCERT, reminder: undefined }
const reminded = (text: string): UserEvent => ({ ...KEPT, reminder: Date.parse(text) as Instant })

type Opening = Readonly<{ isSignedIn?: boolean; userEvent?: UserEvent }>

const open = ({ isSignedIn = true, userEvent }: Opening = {}) => {
  const of = waitingPort<[EventId, AbortSignal?], RequestFailure, UserEvent | undefined>()
  const add = waitingPort<[EventId], RequestFailure, Posted<string | undefined>>()
  const remind = waitingPort<[UserEventId, Instant | undefined], RequestFailure, Posted<string | undefined>>()
  const remove = waitingPort<[UserEventId], RequestFailure, Posted<string | undefined>>()
  const posted: Write[] = []
  const posts = (write: Write) => {
    posted.push(write)
    if (write.kind === 'eventReminded') return remind.port(write.userEvent, write.reminder)
    return write.kind === 'eventRemoved' ? remove.port(write.userEvent) : add.port(CONCERT.id)
  }
  const note = waitingPort<[EventId, UserEvent | undefined], RequestFailure, void>()
  const actor = createActor(
    keptEventMachine({
      userEvents: { of: of.port },
      keptCalendar: { note: note.port },
      event: CONCERT.id,
      post: posts as Post,
      unsent: KEEPS_NOTHING,
      clock: { now: () => NOW },
    }),
    { input: { event: CONCERT, isSignedIn, userEvent } },
  )
  const news: UserEventNews[] = []
  const known: (UserEvent | undefined)[] = []
  actor.on('*', (one) => {
    if (one.type === 'userEvent.known') known.push(one.userEvent)
    else news.push(one)
  })
  actor.start()
  const now = () => actor.getSnapshot()
  const form = () => present(now().children.reminder)
  return {
    of,
    add,
    remind,
    remove,
    note,
    posted,
    news,
    /** The states of the server that were published. */
    known,
    now,
    form,
    send: actor.send,
    face: () => keptEventFace(now()),
    /** The running reading ends, and the device caches it. */
    reads: async (read: UserEvent | undefined) => {
      await settle()
      await of.call().succeed(read)
      await note.call().succeed(undefined)
    },
    choose: (fields: Readonly<{ choice: ReminderChoice; day?: string; time?: string }>) => {
      form().send({ type: 'fields.changed', fields })
      form().send({ type: 'form.submitted' })
    },
    answer: (type: 'confirmed' | 'cancelled') => present(now().children.removal).send({ type }),
  }
}

const openAbsent = async () => {
  const one = open()
  await one.reads(undefined)
  return one
}
const openKept = async (userEvent = KEPT, dialog?: 'reminder' | 'removal') => {
  const one = open()
  await one.reads(userEvent)
  if (dialog) one.send({ type: `${dialog}.requested` })
  return one
}

test('Every transition of a saved event is covered', async () => {
  const walked = await walk(keptEventMachine(NO_PORTS), {
    inputs: [
      { event: CONCERT, isSignedIn: true },
      { event: CONCERT, isSignedIn: true, userEvent: KEPT },
      { event: CONCERT, isSignedIn: false },
    ],
    events: [
      { type: 'addition.requested' },
      { type: 'reminder.requested' },
      { type: 'removal.requested' },
      { type: 'cancelled' },
      { type: 'retry.requested' },
      { type: 'content.changed' },
      { type: 'network.returned' },
      { type: 'reader.changed', isSignedIn: true },
      { type: 'reader.changed', isSignedIn: false },
      { type: 'userEvent.read', userEvent: KEPT },
      ends('read', KEPT),
      ends('read', undefined),
      ends('add', DELAYED),
      ends('add', answered(undefined)),
      { type: 'form.failed', failure: refused },
      ends('reminder', { values: {}, answer: answered('Promemoria salvato') }),
      ends('reminder', { values: {}, answer: DELAYED }),
      ends('removal', { outcome: 'done', answer: answered(undefined) }),
      ends('removal', { outcome: 'done', answer: DELAYED }),
      ends('removal', { outcome: 'failed', failure: refused }),
      ends('removal', { outcome: 'cancelled' }),
      fails('read', unreachable),
      fails('add', unreachable),
      fails('reminder', new Error('A defect')),
      fails('removal', new Error('A defect')),
    ],
    sees: ({ isSignedIn, userEvent, failure, isOutdated }) => [isSignedIn, userEvent?.id, failure?._tag, isOutdated],
  })
  expect(walked).toEqual({ states: 12, transitions: 38, unreached: [], untaken: [], strayed: [] })
})

describe('An event and its state in the calendar', () => {
  test('is published whenever the server confirms whether it is saved (EVENT-05)', async () => {
    const { reads, known } = open()
    await reads(undefined)
    expect(known).toEqual([undefined])
    const other = open()
    await other.reads(KEPT)
    expect(other.known).toEqual([KEPT])
    other.send({ type: 'retry.requested' })
    await other.of.call().fail(unreachable)
    expect(other.known).toEqual([KEPT])
  })

  test('is loading until the server confirms whether it is saved', async () => {
    const { face, reads, of, now } = open()
    await settle()
    expect([face(), of.call().asked[0]]).toEqual(['loading', 3])
    await reads(undefined)
    expect([face(), now().hasTag('busy')]).toEqual(['offered', false])
  })

  test('is saved, and cached on the device', async () => {
    const { face, note, now } = await openKept()
    expect([face(), now().context.userEvent]).toEqual(['kept', KEPT])
    expect(note.call().asked).toEqual([3, KEPT])
  })

  test('fails where the server does not answer, until a retry (ERR-03)', async () => {
    const { face, of, now, send, reads } = open()
    await settle()
    await of.call().fail(unreachable)
    expect([face(), now().context.failure]).toEqual(['unreadable', unreachable])
    send({ type: 'retry.requested' })
    await reads(KEPT)
    expect([face(), now().context.failure]).toEqual(['kept', undefined])
  })

  test('is read anew where a change of it was sent during a reading, whose answer may be from before (fault 23)', async () => {
    const { face, of, send, reads } = open()
    await settle()
    const before = of.call()
    send({ type: 'content.changed' })
    await before.succeed(undefined)
    expect([face(), of.calls.length]).toEqual(['loading', 2])
    await reads(KEPT)
    expect(face()).toBe('kept')
  })

  test.each(['removal', 'reminder'] as const)(
    'opens its %s while it is only read again, and is read once that has closed',
    async (dialog) => {
      const { of, send, now, reads } = await openKept()
      send({ type: 'content.changed' })
      await settle()
      send({ type: `${dialog}.requested` })
      expect(dialog === 'removal' ? now().children.removal : now().children.reminder).toBeDefined()
      expect(of.calls.length).toBe(2)
      if (dialog === 'removal') present(now().children.removal).send({ type: 'cancelled' })
      else send({ type: 'cancelled' })
      await settle()
      expect(of.calls.length).toBe(3)
      await reads(KEPT)
      expect([now().hasTag('busy'), of.calls.length]).toEqual([false, 3])
    },
  )

  test('is shown as read also where the device cannot cache it', async () => {
    const { face, of, note } = open()
    await settle()
    await of.call().succeed(KEPT)
    await note.call().fail(unreachable)
    expect(face()).toBe('kept')
  })

  test('is known at once from the calendar that shows it, and follows its refreshes', async () => {
    const { face, of, send, now } = open({ userEvent: KEPT })
    await settle()
    expect([face(), of.calls.length]).toEqual(['kept', 0])
    const anew = reminded('2026-11-20T17:30:00+01:00')
    send({ type: 'userEvent.read', userEvent: anew })
    expect(now().context.userEvent).toEqual(anew)
  })

  test('is read for a citizen who signs in, and cleared for one who signs out', async () => {
    const { face, of, send, reads } = open({ isSignedIn: false })
    await settle()
    expect([face(), of.calls.length]).toEqual(['offered', 0])
    send({ type: 'reader.changed', isSignedIn: true })
    expect(face()).toBe('loading')
    await reads(KEPT)
    expect(face()).toBe('kept')
    send({ type: 'reader.changed', isSignedIn: false })
    expect(face()).toBe('offered')
  })
})

describe('Adding an event (EVENT-04)', () => {
  test('shows the server’s message, and reads the event again', async () => {
    const { send, add, news, reads, face, now } = await openAbsent()
    send({ type: 'addition.requested' })
    expect([add.call().asked, now().hasTag('busy'), face()]).toEqual([[3], true, 'offered'])
    await add.call().succeed(answered('Evento aggiunto'))
    expect(news).toEqual([{ type: 'userEvent.changed', change: 'added', message: 'Evento aggiunto' }])
    expect([now().hasTag('busy'), face()]).toEqual([true, 'offered'])
    await reads(KEPT)
    expect([now().hasTag('busy'), face()]).toEqual([false, 'kept'])
  })

  test('is sent once for several taps (fault 28)', async () => {
    const { send, add } = await openAbsent()
    send({ type: 'addition.requested' })
    send({ type: 'addition.requested' })
    await add.call().succeed(answered(undefined))
    send({ type: 'addition.requested' })
    expect(add.calls.length).toBe(1)
  })

  test('that fails shows the failure, and reads the event again: it may have succeeded anyway (EVENT-09)', async () => {
    const { send, add, news, reads, face, of } = await openAbsent()
    send({ type: 'addition.requested' })
    await add.call().fail(refused)
    expect(news).toEqual([{ type: 'userEvent.failed', failure: refused }])
    await reads(KEPT)
    expect([face(), of.calls.length]).toEqual(['kept', 2])
  })

  test('requires a session (AUTH-14)', () => {
    const { send, add, news } = open({ isSignedIn: false })
    send({ type: 'addition.requested' })
    expect([add.calls.length, news]).toEqual([0, [{ type: 'userEvent.signInRequired' }]])
  })
})

describe('A reminder (EVENT-05)', () => {
  test('goes back with the names that its event came with (fault 55)', async () => {
    const origin = { names: { reminder: 'promemoria' } } as unknown as Origin
    for (const [event, expected] of [[{ ...KEPT, origin }, { origin }] as const, [KEPT, {}] as const]) {
      const { send, choose, posted } = await openKept(event)
      send({ type: 'reminder.requested' })
      choose({ choice: 'tenMinutes' })
      const reminder = Date.parse('2026-11-20T17:20:00.000Z')
      expect(posted).toEqual([{ kind: 'eventReminded', event: CONCERT.id, userEvent: KEPT.id, reminder, ...expected }])
    }
  })

  test('starts an hour before, or with the saved value', async () => {
    const one = await openKept()
    one.send({ type: 'reminder.requested' })
    expect(one.form().getSnapshot().context.values).toMatchObject({ choice: 'oneHour', userEvent: 70 })
    const other = await openKept(reminded('2026-11-20T12:00:00+01:00'), 'reminder')
    expect(other.form().getSnapshot().context.values).toMatchObject({ choice: 'own', day: '2026-11-20', time: '12:00' })
  })

  test.each([
    [{ choice: 'tenMinutes' }, '2026-11-20T17:20:00.000Z'],
    [{ choice: 'own', day: '2026-11-20', time: '10:00' }, '2026-11-20T09:00:00.000Z'],
  ] as const)('is sent as a moment, told in the server’s words and read anew (%o)', async (fields, expected) => {
    const { choose, remind, news, reads, now } = await openKept(KEPT, 'reminder')
    choose(fields)
    expect(remind.call().asked).toEqual([70, Date.parse(expected)])
    await remind.call().succeed(answered('Promemoria salvato'))
    expect(news).toEqual([{ type: 'userEvent.changed', change: 'reminded', message: 'Promemoria salvato' }])
    await reads(reminded(expected))
    expect(now().context.userEvent?.reminder).toBe(Date.parse(expected))
  })

  test('is removed by the choice of none', async () => {
    const { choose, remind } = await openKept(reminded('2026-11-20T12:00:00+01:00'), 'reminder')
    choose({ choice: 'none' })
    expect(remind.call().asked).toEqual([70, undefined])
  })

  test('in the past is not sent, and keeps the choice', async () => {
    const { choose, remind, form } = await openKept(KEPT, 'reminder')
    choose({ choice: 'oneDay' })
    expect(remind.calls.length).toBe(0)
    expect(form().getSnapshot().context).toMatchObject({ problems: { choice: 'past' }, values: { choice: 'oneDay' } })
  })

  test('that fails shows the failure each time, and keeps the choice (EVENT-09)', async () => {
    const { choose, remind, form, news } = await openKept(KEPT, 'reminder')
    choose({ choice: 'tenMinutes' })
    await remind.call().fail(refused)
    expect(form().getSnapshot().context.values.choice).toBe('tenMinutes')
    form().send({ type: 'form.submitted' })
    await remind.call().fail(unreachable)
    expect(news).toEqual([
      { type: 'userEvent.failed', failure: refused },
      { type: 'userEvent.failed', failure: unreachable },
    ])
  })

  test('that failed is read again once the dialog is closed; one that was not sent is not', async () => {
    const { send, choose, remind, of, face } = await openKept()
    send({ type: 'reminder.requested' })
    send({ type: 'cancelled' })
    await settle()
    expect([of.calls.length, face()]).toEqual([1, 'kept'])
    send({ type: 'reminder.requested' })
    choose({ choice: 'tenMinutes' })
    await remind.call().fail(refused)
    send({ type: 'cancelled' })
    await settle()
    expect([of.calls.length, face()]).toEqual([2, 'kept'])
  })
})

describe('Removing an event (EVENT-06)', () => {
  test('is confirmed first, and cancelling changes nothing', async () => {
    const { answer, remove, face } = await openKept(KEPT, 'removal')
    answer('cancelled')
    expect([remove.calls.length, face()]).toEqual([0, 'kept'])
  })

  test('shows the server’s message, in one request, and reads the event again', async () => {
    const { answer, remove, news, reads, face, now } = await openKept(KEPT, 'removal')
    answer('confirmed')
    answer('confirmed')
    expect(confirmationNow(present(now().children.removal)).isBusy).toBe(true)
    expect(remove.calls.map(({ asked }) => asked)).toEqual([[70]])
    await remove.call().succeed(answered('Evento tolto'))
    expect(news).toEqual([{ type: 'userEvent.changed', change: 'removed', message: 'Evento tolto' }])
    expect(face()).toBe('offered')
    await reads(undefined)
    expect([face(), now().hasTag('busy')]).toEqual(['offered', false])
  })

  test('that fails shows the failure, and keeps the event as the server has it (EVENT-09)', async () => {
    const { answer, remove, news, of, face } = await openKept(KEPT, 'removal')
    answer('confirmed')
    await remove.call().fail(refused)
    expect(news).toEqual([{ type: 'userEvent.failed', failure: refused }])
    await of.call().fail(unreachable)
    expect(face()).toBe('kept')
  })
})
