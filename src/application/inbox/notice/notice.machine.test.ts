import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { tellDeeply } from '#application/kit/network.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, outdated, portOf, settle, shows, waitingPort, walk } from '#application/kit/walk.ts'
import type { Post, Posted } from '#application/outbox/posted.ts'
import type { DownloadFailure } from '#application/ports/downloads.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { takesKeptAlone, tellFound } from '#application/ports/kept-first.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import { idFrom } from '#domain/id.ts'
import type {
  DatedNoticeDate,
  NoticeFile,
  NoticeFileId,
  NoticeId,
  ReceivedNotice,
  ReceivedNoticeId,
} from '#domain/notices/notice.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { Instant, LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { notice } from './notice.implementations.ts'
import { noticeMachine } from './notice.machine.ts'
import type { NoticeNews } from './notice.setup.ts'
import {
  dateUnderWay,
  fileToDownload,
  fileToMail,
  fileUnderWay,
  isBusyWithErrand,
  isOutdated,
  noticeFace,
} from './notice.selectors.ts'

const id: ReceivedNoticeId = present(idFrom<'ReceivedNotice'>('7'))
const noticeId: NoticeId = present(idFrom<'Notice'>('70'))
const plan: NoticeFile = { id: present(idFrom<'NoticeFile'>('1')), label: '../Pianta: centro', extension: 'pdf' }
const other: NoticeFile = { id: present(idFrom<'NoticeFile'>('2')), label: 'Elenco', extension: 'csv' }
const evening: DatedNoticeDate = {
  id: present(idFrom<'NoticeDate'>('3')),
  title: 'Concerto: la prova',
  startDate: '2026-11-25' as LocalDate,
  startTime: '20:30' as LocalTime,
  endDate: undefined,
  endTime: undefined,
  place: undefined,
}
const fair: DatedNoticeDate = {
  id: present(idFrom<'NoticeDate'>('3')),
  title: 'Fiera: in piazza',
  startDate: '2026-05-03' as LocalDate,
  startTime: undefined,
  endDate: undefined,
  endTime: undefined,
  place: undefined,
}
const square: Coordinates = { latitude: 45.82, longitude: 8.83 }
const unreachable: RequestFailure = { _tag: 'Unreachable' }

const unseen: ReceivedNotice = {
  id,
  noticeId,
  title: 'Piazza chiusa',
  body: '<p>Lavori</p>',
  sender: { id: undefined, name: 'Comune', image: undefined },
  tags: [],
  receivedAt: 0 as Instant,
  seen: false,
  files: [plan, other],
  content: { template: 'standard' },
}
const seen: ReceivedNotice = { ...unseen, seen: true }

/** The server answers at once. */
const answering =
  <A>(port: TaskEither.TaskEither<RequestFailure, A>): TaskEither.TaskEither<RequestFailure, Posted<A>> =>
  async () =>
    pipe(
      await port(),
      Either.map((answer) => ({ isDelayed: false, answer })),
    )

type Sent = Readonly<{ position: Coordinates; notice: NoticeId; received: ReceivedNoticeId }>

const ofDevice = (signal: AbortSignal, kept: ReceivedNotice | undefined, isOlder: boolean) => {
  if (kept === undefined) return TaskEither.left<RequestFailure, ReceivedNotice>({ _tag: 'Awaited' })
  tellFound(signal, { at: 1 as Instant, asked: 2 as Instant, isOlder })
  return TaskEither.right(kept)
}

const open = async (kept?: ReceivedNotice, isOlder = false, opened = id) => {
  const read = waitingPort<[ReceivedNoticeId, AbortSignal?], RequestFailure, ReceivedNotice>()
  const mark = waitingPort<[ReceivedNoticeId], RequestFailure, void>()
  const content = waitingPort<[NoticeFileId], RequestFailure, Blob>()
  const save = waitingPort<[string, Blob], DownloadFailure, void>()
  const mail = waitingPort<[NoticeFileId], RequestFailure, string | undefined>()
  const locate = waitingPort<[], PositionFailure, Coordinates>()
  const sendPosition = waitingPort<[Sent], RequestFailure, void>()
  const actor = createActor(
    notice(
      {
        receivedNotices: portOf({
          one: (of, signal) =>
            signal && takesKeptAlone(signal) ? ofDevice(signal, kept, isOlder) : read.port(of, signal),
          fileContent: content.port,
          mailFile: mail.port,
          sendPosition: sendPosition.port,
        }),
        positions: { current: locate.port },
        downloads: { save: save.port },
        // The request as received: the tests of the adapter cover the content of the file.
        calendarFiles: {
          write: (entry) => TaskEither.of(new Blob([JSON.stringify(entry)], { type: 'text/calendar' })),
        },
      },
      ((write: Write) => {
        if (write.kind !== 'noticeSeen') throw new Error(`A notice writes no ${write.kind}`)
        return answering(mark.port(write.notice))
      }) as Post,
    ),
    { input: { id: opened } },
  )
  const news: NoticeNews[] = []
  actor.on('*', (told) => news.push(told))
  actor.start()
  await settle()
  return {
    read,
    mark,
    content,
    save,
    mail,
    locate,
    sendPosition,
    news,
    send: actor.send,
    tell: (news: Parameters<typeof tellDeeply>[1]) => tellDeeply(actor, news),
    face: () => noticeFace(actor.getSnapshot()),
    isOld: () => isOutdated(actor.getSnapshot()),
    isMarked: () => actor.getSnapshot().matches({ attention: 'marked' }),
    notice: () => actor.getSnapshot().context.notice,
    failure: () => actor.getSnapshot().context.failure,
    errand: () => {
      const snapshot = actor.getSnapshot()
      return {
        face: noticeFace(snapshot),
        readings: read.calls.length,
        markings: mark.calls.length,
        busy: isBusyWithErrand(snapshot),
        locating: snapshot.hasTag('locating'),
        file: fileUnderWay(snapshot)?.label,
        download: fileToDownload(snapshot)?.label,
        mail: fileToMail(snapshot)?.label,
        date: dateUnderWay(snapshot)?.title,
      }
    },
  }
}

/** An open notice that was seen before. */
const openSeen = async () => {
  const page = await open()
  await page.read.call().succeed(seen)
  return page
}

/** An open notice that was just marked as seen. */
const openMarked = async (opened = id) => {
  const page = await open(undefined, false, opened)
  await page.read.call().succeed({ ...unseen, id: opened })
  await page.mark.call().succeed()
  page.news.length = 0
  return page
}

const atRest = {
  face: 'open',
  readings: 1,
  markings: 1,
  busy: false,
  locating: false,
  file: undefined,
  download: undefined,
  mail: undefined,
  date: undefined,
}

test('A notice of the device is shown as outdated, and read and marked when the network is back (ERR-04)', async () => {
  const { read, mark, tell, face, isOld } = await open()
  await read.call().fail(outdated(unseen))
  await mark.call().fail(unreachable)
  expect([face(), isOld()]).toEqual(['open', true])
  tell({ type: 'network.returned' })
  await read.call().succeed({ ...unseen })
  await mark.call().succeed()
  expect([isOld(), read.calls.length, mark.calls.length]).toEqual([false, 2, 2])
})

describe('A notice that the device has kept (ERR-11)', () => {
  test('is open at once, and marked only where the server says that it is unseen', async () => {
    const page = await open(unseen)
    expect([page.face(), page.isOld(), page.mark.calls.length]).toEqual(['open', false, 0])
    await page.read.call().succeed(seen)
    expect([page.notice(), page.isMarked(), page.mark.calls.length, page.read.calls.length]).toEqual([seen, true, 0, 1])
    const other = await open(unseen)
    await other.read.call().succeed(unseen)
    expect(other.mark.calls.length).toBe(1)
  })

  test('says of when it is, where that is over the rule', async () => {
    const { read, isOld, failure } = await open(seen, true)
    expect([isOld(), failure()]).toMatchObject([true, { _tag: 'Awaited', kept: { at: 1 } }])
    await read.call().succeed(seen)
    expect([isOld(), failure()]).toEqual([false, undefined])
  })

  test('that is a survey waits for the server', async () => {
    const survey = { ...seen, content: { template: 'survey' } } as unknown as ReceivedNotice
    const { face, read } = await open(survey)
    expect([face(), read.calls.length]).toEqual(['loading', 1])
  })

  test.each([
    ['missing', { _tag: 'Missing' }],
    ['failed', { _tag: 'Refused', status: 403, message: undefined }],
  ] as const)('goes where it is %s', async (gone, failure) => {
    const page = await open(seen)
    await page.read.call().fail(failure)
    expect([page.face(), page.notice()]).toEqual([gone, undefined])
  })

  test('stays where the server breaks down, and can be asked for again', async () => {
    const { read, send, face, isOld } = await open(seen)
    await read.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    expect([face(), isOld()]).toEqual(['open', true])
    send({ type: 'retry.requested' })
    await read.call().succeed(seen)
    expect([face(), isOld(), read.calls.length]).toEqual(['open', false, 2])
  })
})

test('Every transition of a notice is covered', async () => {
  const walked = await walk(noticeMachine, {
    inputs: [{ id }],
    events: [
      { type: 'retry.requested' },
      { type: 'file.downloadRequested', file: plan },
      { type: 'file.mailRequested', file: plan },
      { type: 'date.saveRequested', date: evening },
      { type: 'date.saveRequested', date: fair },
      { type: 'position.requested' },
      fails('reading', new Error('A defect')),
      shows('reading', { value: unseen, failure: undefined, isEarly: true }),
      shows('reading', { value: unseen, failure: undefined, isEarly: false }),
      shows('reading', { value: seen, failure: undefined, isEarly: false }),
      ends('markSeen', undefined),
      fails('markSeen', unreachable),
      fails('markSeen', { _tag: 'Aborted' }),
      ends('downloadFile', undefined),
      fails('downloadFile', { _tag: 'NotSaved' }),
      fails('downloadFile', unreachable),
      ends('mailFile', 'Inviato'),
      fails('mailFile', unreachable),
      ends('saveDate', undefined),
      fails('saveDate', { _tag: 'NotSaved' }),
      ends('saveDate', undefined),
      fails('saveDate', { _tag: 'NotSaved' }),
      ends('locate', square),
      fails('locate', { _tag: 'PositionDenied' }),
      ends('sendPosition', undefined),
      fails('sendPosition', unreachable),
    ],
    showing: { reading: { value: undefined, failure: undefined, isEarly: false } },
    sees: ({ notice: shown, isEarly }) => [shown?.seen, isEarly],
  })
  expect(walked).toEqual({ states: 17, transitions: 26, unreached: [], untaken: [], strayed: [] })
})

describe('An opened notice', () => {
  test('is read by its id, marked as seen, and the change is published (NOTICE-03)', async () => {
    const { read, mark, news, face, isMarked, notice: shown } = await open()
    expect([face(), read.call().asked]).toEqual(['loading', [7, expect.any(AbortSignal)]])
    await read.call().succeed(unseen)
    expect([face(), shown(), mark.call().asked]).toEqual(['open', unseen, [7]])
    expect(news).toEqual([])
    await mark.call().succeed()
    expect(news).toEqual([{ type: 'notice.seen', id }])
    expect([isMarked(), read.calls.length, mark.calls.length]).toEqual([true, 1, 1])
  })

  test('is marked where the server does not say whether it was read (fault 55)', async () => {
    const { read, mark } = await open()
    await read.call().succeed({ ...unseen, seen: undefined })
    expect(mark.calls.length).toBe(1)
  })

  test('is not marked again when it was seen before', async () => {
    const { mark, face, isMarked } = await openSeen()
    expect([face(), isMarked(), mark.calls.length]).toEqual(['open', true, 0])
  })

  test('stays open when it cannot be marked, and no change is published', async () => {
    const { read, mark, news, face, isMarked } = await open()
    await read.call().succeed(unseen)
    await mark.call().fail(unreachable)
    expect([face(), isMarked(), news.length]).toEqual(['open', false, 0])
    expect([read.calls.length, mark.calls.length]).toEqual([1, 1])
  })

  test('whose mark the outbox sends is marked once, though the server goes on to say that it is unseen (fault 56)', async () => {
    const { read, mark, tell } = await open()
    await read.call().succeed(unseen)
    await mark.call().fail({ _tag: 'Aborted' })
    for (let time = 0; time < 3; time += 1) {
      tell({ type: 'content.changed' })
      await read.call().succeed({ ...unseen })
    }
    expect([read.calls.length, mark.calls.length]).toEqual([4, 1])
  })

  test('that does not exist has its own state (fault 36)', async () => {
    const { read, face } = await open()
    await read.call().fail({ _tag: 'Missing' })
    expect(face()).toBe('missing')
  })

  test('that cannot be read shows why, and a retry reads it', async () => {
    const { read, send, face, failure } = await open()
    await read.call().fail(unreachable)
    expect([face(), failure()]).toEqual(['failed', unreachable])
    send({ type: 'retry.requested' })
    expect([face(), read.calls.length]).toEqual(['loading', 2])
    await read.call().succeed(seen)
    expect([face(), failure()]).toEqual(['open', undefined])
  })
})

describe('An open notice that is read again (ERR-10)', () => {
  test('is not marked a second time, and an answer from before the change is ignored', async () => {
    const { read, mark, tell, notice: shown } = await openSeen()
    tell({ type: 'content.changed' })
    const before = read.call()
    tell({ type: 'content.changed' })
    await before.succeed({ ...seen, title: 'from before' })
    expect(shown()).toEqual(seen)
    await read.call().succeed({ ...seen, title: 'now' })
    expect([shown()?.title, mark.calls.length]).toEqual(['now', 0])
  })

  test('stays and says of when it is where nothing answers, and is missing where it was deleted', async () => {
    const { read, tell, face, isOld, notice: shown } = await openSeen()
    tell({ type: 'content.changed' })
    await read.call().fail(unreachable)
    expect([face(), isOld(), shown()]).toEqual(['open', true, seen])
    tell({ type: 'content.changed' })
    await read.call().fail({ _tag: 'Missing' } as RequestFailure)
    expect(face()).toBe('missing')
  })
})

describe('A file of a notice', () => {
  test('is fetched and saved under a safe name (NOTICE-08, fault 43)', async () => {
    const { content, save, send, errand, news } = await openMarked()
    const blob = new Blob(['plan'])
    send({ type: 'file.downloadRequested', file: plan })
    await settle()
    expect([content.call().asked, errand()]).toEqual([
      [1, expect.any(AbortSignal)],
      { ...atRest, busy: true, file: plan.label, download: plan.label },
    ])
    await content.call().succeed(blob)
    expect(save.call().asked).toEqual(['Pianta centro.pdf', blob])
    await save.call().succeed()
    expect([errand(), news]).toEqual([atRest, []])
  })

  test('that the device cannot save is reported (fault 43)', async () => {
    const { content, save, send, errand, news } = await openMarked()
    send({ type: 'file.downloadRequested', file: plan })
    await settle()
    await content.call().succeed(new Blob(['plan']))
    await save.call().fail({ _tag: 'NotSaved' })
    expect([errand(), news]).toEqual([atRest, [{ type: 'file.notSaved' }]])
  })

  test('that cannot be fetched is reported by the request itself, and can be requested again', async () => {
    const { content, save, send, errand, news } = await openMarked()
    send({ type: 'file.downloadRequested', file: plan })
    await settle()
    await content.call().fail(unreachable)
    expect([errand(), news, save.calls.length]).toEqual([atRest, [], 0])
    send({ type: 'file.downloadRequested', file: plan })
    await settle()
    expect(content.calls.length).toBe(2)
  })

  test('is fetched once for several requests, and nothing else meanwhile (fault 28)', async () => {
    const { content, mail, locate, send, errand } = await openMarked()
    send({ type: 'file.downloadRequested', file: plan })
    await settle()
    send({ type: 'file.downloadRequested', file: other })
    send({ type: 'file.mailRequested', file: other })
    send({ type: 'position.requested' })
    expect([content.calls.length, mail.calls.length, locate.calls.length]).toEqual([1, 0, 0])
    expect(errand().file).toBe(plan.label)
  })

  test.each(['Inviato a ada@example.org', undefined])(
    'is sent by e-mail, with the answer of the server: %s (NOTICE-08)',
    async (message) => {
      const { mail, send, errand, news } = await openMarked()
      send({ type: 'file.mailRequested', file: other })
      expect([mail.call().asked, errand()]).toEqual([[2], { ...atRest, busy: true, file: 'Elenco', mail: 'Elenco' }])
      await mail.call().succeed(message)
      expect([errand(), news]).toEqual([atRest, [{ type: 'file.mailed', message }]])
    },
  )

  test('that could not be sent by e-mail leaves the notice unchanged', async () => {
    const { mail, send, errand, news, face } = await openMarked()
    send({ type: 'file.mailRequested', file: other })
    await mail.call().fail(unreachable)
    expect([errand(), news, face()]).toEqual([atRest, [], 'open'])
  })
})

describe('A date of a notice', () => {
  test('is saved as a calendar file under a safe name (NOTICE-07)', async () => {
    const { save, send, errand, news } = await openMarked()
    send({ type: 'date.saveRequested', date: fair })
    await settle()
    expect(errand()).toEqual({ ...atRest, busy: true, date: fair.title })
    const [fileName, content] = save.call().asked
    expect([fileName, content.type]).toEqual(['Fiera in piazza.ics', 'text/calendar'])
    expect(JSON.parse(await content.text())).toMatchObject({
      uid: `notice-${id}-date-${fair.id}`,
      title: fair.title,
      startDate: '2026-05-03',
    })
    await save.call().succeed()
    expect([errand(), news]).toEqual([atRest, []])
  })

  test('is another entry than the date with the same number of another notice', async () => {
    const uids: unknown[] = []
    for (const of of ['7', '12', '71']) {
      const { save, send } = await openMarked(present(idFrom<'ReceivedNotice'>(of)))
      send({ type: 'date.saveRequested', date: evening })
      await settle()
      uids.push(JSON.parse(await save.call().asked[1].text()).uid)
    }
    expect(new Set(uids).size).toBe(3)
  })

  test('that the device cannot save is reported', async () => {
    const { save, send, errand, news } = await openMarked()
    send({ type: 'date.saveRequested', date: fair })
    await settle()
    await save.call().fail({ _tag: 'NotSaved' })
    expect([errand(), news]).toEqual([atRest, [{ type: 'file.notSaved' }]])
  })

  test('is saved once for several requests (fault 28)', async () => {
    const { save, send } = await openMarked()
    send({ type: 'date.saveRequested', date: fair })
    await settle()
    send({ type: 'date.saveRequested', date: fair })
    await settle()
    expect(save.calls.length).toBe(1)
  })
})

describe('The position of a citizen', () => {
  test('is not sent for a notice whose number is unknown', async () => {
    const { read, send, locate, errand } = await open()
    await read.call().succeed({ ...seen, noticeId: undefined })
    send({ type: 'position.requested' })
    expect([locate.calls.length, errand().busy]).toEqual([0, false])
  })

  test('is read from the device and sent for the notice (NOTICE-09)', async () => {
    const { locate, sendPosition, send, errand, news } = await openMarked()
    send({ type: 'position.requested' })
    expect(errand()).toEqual({ ...atRest, busy: true, locating: true })
    await locate.call().succeed(square)
    expect(sendPosition.call().asked).toEqual([{ position: square, notice: 70, received: 7 }])
    expect(errand()).toEqual({ ...atRest, busy: true, locating: true })
    await sendPosition.call().succeed()
    expect([errand(), news]).toEqual([atRest, [{ type: 'position.sent' }]])
  })

  test.each(['PositionDenied', 'PositionTimedOut', 'PositionUnavailable'] as const)(
    'that the device refuses is told, and nothing is sent: %s (NOTICE-09, fault 45)',
    async (reason) => {
      const { locate, sendPosition, send, errand, news } = await openMarked()
      send({ type: 'position.requested' })
      await locate.call().fail({ _tag: reason })
      expect([errand(), news]).toEqual([atRest, [{ type: 'position.refused', reason }]])
      expect(sendPosition.calls.length).toBe(0)
    },
  )

  test('that the device refuses without a reason is reported as unavailable', async () => {
    const { locate, send, news } = await openMarked()
    send({ type: 'position.requested' })
    await locate.call().fail({ _tag: 'Solar flare' } as unknown as PositionFailure)
    expect(news).toEqual([{ type: 'position.refused', reason: 'PositionUnavailable' }])
  })

  test('that could not be sent fails silently, and the notice stays usable (NOTICE-09)', async () => {
    const { locate, sendPosition, send, errand, news, face } = await openMarked()
    send({ type: 'position.requested' })
    await locate.call().succeed(square)
    await sendPosition.call().fail(unreachable)
    expect([errand(), news, face()]).toEqual([atRest, [], 'open'])
    send({ type: 'position.requested' })
    expect(locate.calls.length).toBe(2)
  })

  test('is sent once for several requests (fault 28)', async () => {
    const { locate, sendPosition, send } = await openMarked()
    send({ type: 'position.requested' })
    send({ type: 'position.requested' })
    await locate.call().succeed(square)
    send({ type: 'position.requested' })
    expect([locate.calls.length, sendPosition.calls.length]).toEqual([1, 1])
  })
})
