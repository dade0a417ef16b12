import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { tellDeeply } from '#application/kit/network.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, NO_PORTS, outdated, portOf, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { App } from '#application/kit/app.ts'
import { openScope } from '#application/kit/scope.ts'
import type { Ports } from '#application/ports/ports.ts'
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
import { openNotice } from './notice.flow.ts'
import { noticeMachine, type NoticeNews } from './notice.machine.ts'

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

type Marked = Readonly<{ matches: (state: { attention: 'marked' }) => boolean }>
type Sent = Readonly<{ position: Coordinates; notice: NoticeId; received: ReceivedNoticeId }>

const ofDevice = (signal: AbortSignal, kept: ReceivedNotice | undefined, isOlder: boolean) => {
  if (kept === undefined) return TaskEither.left<RequestFailure, ReceivedNotice>({ _tag: 'Awaited' })
  tellFound(signal, { at: 1 as Instant, asked: 2 as Instant, isOlder })
  return TaskEither.right(kept)
}

/** The outbox while nobody is known to be signed in: what is written is sent at once. */
const NOBODYS_OUTBOX = { getSnapshot: () => ({ context: { owner: undefined } }) }

const open = async (kept?: ReceivedNotice, isOlder = false, opened = id) => {
  const read = waitingPort<[ReceivedNoticeId, AbortSignal?], RequestFailure, ReceivedNotice>()
  const mark = waitingPort<[Write], RequestFailure, void>()
  const content = waitingPort<[NoticeFileId], RequestFailure, Blob>()
  const save = waitingPort<[string, Blob], DownloadFailure, void>()
  const mail = waitingPort<[NoticeFileId], RequestFailure, string | undefined>()
  const locate = waitingPort<[], PositionFailure, Coordinates>()
  const sendPosition = waitingPort<[Sent], RequestFailure, void>()
  const ports = {
    receivedNotices: portOf({
      one: (of: ReceivedNoticeId, signal?: AbortSignal) =>
        signal && takesKeptAlone(signal) ? ofDevice(signal, kept, isOlder) : read.port(of, signal),
      fileContent: content.port,
      mailFile: mail.port,
      sendPosition: sendPosition.port,
    }),
    positions: { current: locate.port },
    downloads: { save: save.port },
    // The request as received: the tests of the adapter cover the content of the file.
    calendarFiles: {
      write: (entry: object) => TaskEither.of(new Blob([JSON.stringify(entry)], { type: 'text/calendar' })),
    },
    writes: { send: mark.port },
    keptSubscriptions: {},
  }
  const news: NoticeNews[] = []
  const actors: AnyActorRef[] = []
  const piazza = {
    find: () => NOBODYS_OUTBOX,
    follow: (actor: AnyActorRef) => {
      actors.push(actor)
      actor.on('*', (told) => news.push(told as NoticeNews))
      return () => {}
    },
  }
  const scope = openScope({ ports: ports as unknown as Ports, piazza: piazza as unknown as App }, () => {})
  const now = openNotice(scope, opened)
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
    now,
    tell: (news: Parameters<typeof tellDeeply>[1]) => actors.forEach((actor) => tellDeeply(actor, news)),
    face: () => now().face,
    isOld: () => now().isOutdated,
    isMarked: () => actors.some((actor) => (actor.getSnapshot() as Marked).matches({ attention: 'marked' })),
    notice: () => now().notice,
    failure: () => now().failure,
    errand: () => {
      const { face, isBusy, isLocating, downloading, mailing, savingDate } = now()
      return {
        face,
        readings: read.calls.length,
        markings: mark.calls.length,
        busy: isBusy,
        locating: isLocating,
        download: downloading?.label,
        mail: mailing?.label,
        date: savingDate?.title,
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

  test('takes the position at once, and is marked when it stays because the server breaks down', async () => {
    const { read, mark, locate, now } = await open(unseen)
    now().sendPosition()
    expect([locate.calls.length, mark.calls.length]).toEqual([1, 0])
    await read.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    expect(mark.calls.length).toBe(1)
  })

  test('stays where the server breaks down, and can be asked for again', async () => {
    const { read, now, face, isOld } = await open(seen)
    await read.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    expect([face(), isOld()]).toEqual(['open', true])
    now().retry()
    await read.call().succeed(seen)
    expect([face(), isOld(), read.calls.length]).toEqual(['open', false, 2])
  })
})

test('Every transition of a notice is covered', async () => {
  const walked = await walk(noticeMachine(NO_PORTS, NO_PORTS), {
    inputs: [{ id }],
    events: [
      { type: 'notice.read', notice: unseen },
      { type: 'notice.read', notice: seen },
      { type: 'file.downloadRequested', file: plan },
      { type: 'file.mailRequested', file: plan },
      { type: 'date.saveRequested', date: evening },
      { type: 'date.saveRequested', date: fair },
      { type: 'position.requested', noticeId },
      { type: 'position.requested', noticeId: undefined },
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
  })
  expect(walked).toEqual({ states: 13, transitions: 20, unreached: [], untaken: [], strayed: [] })
})

describe('An opened notice', () => {
  test('is read by its id, marked as seen, and the change is published (NOTICE-03)', async () => {
    const { read, mark, news, face, isMarked, notice: shown } = await open()
    expect([face(), read.call().asked]).toEqual(['loading', [7, expect.any(AbortSignal)]])
    await read.call().succeed(unseen)
    expect([face(), shown(), mark.call().asked]).toEqual(['open', unseen, [{ kind: 'noticeSeen', notice: 7 }]])
    expect(news).toEqual([])
    await mark.call().succeed()
    await settle()
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
    const { read, now, face, failure } = await open()
    await read.call().fail(unreachable)
    expect([face(), failure()]).toEqual(['failed', unreachable])
    now().retry()
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
    const { content, save, now, errand, news } = await openMarked()
    const blob = new Blob(['plan'])
    now().download(plan)
    await settle()
    expect([content.call().asked, errand()]).toEqual([
      [1, expect.any(AbortSignal)],
      { ...atRest, busy: true, download: plan.label },
    ])
    await content.call().succeed(blob)
    expect(save.call().asked).toEqual(['Pianta centro.pdf', blob])
    await save.call().succeed()
    expect([errand(), news]).toEqual([atRest, []])
  })

  test('that the device cannot save is reported (fault 43)', async () => {
    const { content, save, now, errand, news } = await openMarked()
    now().download(plan)
    await settle()
    await content.call().succeed(new Blob(['plan']))
    await save.call().fail({ _tag: 'NotSaved' })
    expect([errand(), news]).toEqual([atRest, [{ type: 'file.notSaved' }]])
  })

  test('that cannot be fetched is reported by the request itself, and can be requested again', async () => {
    const { content, save, now, errand, news } = await openMarked()
    now().download(plan)
    await settle()
    await content.call().fail(unreachable)
    expect([errand(), news, save.calls.length]).toEqual([atRest, [], 0])
    now().download(plan)
    await settle()
    expect(content.calls.length).toBe(2)
  })

  test('is fetched once for several requests, and nothing else meanwhile (fault 28)', async () => {
    const { content, mail, locate, now, errand } = await openMarked()
    now().download(plan)
    await settle()
    now().download(other)
    now().mail(other)
    now().sendPosition()
    expect([content.calls.length, mail.calls.length, locate.calls.length]).toEqual([1, 0, 0])
    expect(errand().download).toBe(plan.label)
  })

  test.each(['Inviato a ada@example.org', undefined])(
    'is sent by e-mail, with the answer of the server: %s (NOTICE-08)',
    async (message) => {
      const { mail, now, errand, news } = await openMarked()
      now().mail(other)
      expect([mail.call().asked, errand()]).toEqual([[2], { ...atRest, busy: true, mail: 'Elenco' }])
      await mail.call().succeed(message)
      expect([errand(), news]).toEqual([atRest, [{ type: 'file.mailed', message }]])
    },
  )

  test('that could not be sent by e-mail leaves the notice unchanged', async () => {
    const { mail, now, errand, news, face } = await openMarked()
    now().mail(other)
    await mail.call().fail(unreachable)
    expect([errand(), news, face()]).toEqual([atRest, [], 'open'])
  })
})

describe('A date of a notice', () => {
  test('is saved as a calendar file under a safe name (NOTICE-07)', async () => {
    const { save, now, errand, news } = await openMarked()
    now().saveDate(fair)
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
      const { save, now } = await openMarked(present(idFrom<'ReceivedNotice'>(of)))
      now().saveDate(evening)
      await settle()
      uids.push(JSON.parse(await save.call().asked[1].text()).uid)
    }
    expect(new Set(uids).size).toBe(3)
  })

  test('that the device cannot save is reported', async () => {
    const { save, now, errand, news } = await openMarked()
    now().saveDate(fair)
    await settle()
    await save.call().fail({ _tag: 'NotSaved' })
    expect([errand(), news]).toEqual([atRest, [{ type: 'file.notSaved' }]])
  })

  test('is saved once for several requests (fault 28)', async () => {
    const { save, now } = await openMarked()
    now().saveDate(fair)
    await settle()
    now().saveDate(fair)
    await settle()
    expect(save.calls.length).toBe(1)
  })
})

describe('The position of a citizen', () => {
  test('is not sent for a notice whose number is unknown', async () => {
    const { read, now, locate, errand } = await open()
    await read.call().succeed({ ...seen, noticeId: undefined })
    now().sendPosition()
    expect([locate.calls.length, errand().busy]).toEqual([0, false])
  })

  test('is read from the device and sent for the notice (NOTICE-09)', async () => {
    const { locate, sendPosition, now, errand, news } = await openMarked()
    now().sendPosition()
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
      const { locate, sendPosition, now, errand, news } = await openMarked()
      now().sendPosition()
      await locate.call().fail({ _tag: reason })
      expect([errand(), news]).toEqual([atRest, [{ type: 'position.refused', reason }]])
      expect(sendPosition.calls.length).toBe(0)
    },
  )

  test('that the device refuses without a reason is reported as unavailable', async () => {
    const { locate, now, news } = await openMarked()
    now().sendPosition()
    await locate.call().fail({ _tag: 'Solar flare' } as unknown as PositionFailure)
    expect(news).toEqual([{ type: 'position.refused', reason: 'PositionUnavailable' }])
  })

  test('that could not be sent fails silently, and the notice stays usable (NOTICE-09)', async () => {
    const { locate, sendPosition, now, errand, news, face } = await openMarked()
    now().sendPosition()
    await locate.call().succeed(square)
    await sendPosition.call().fail(unreachable)
    expect([errand(), news, face()]).toEqual([atRest, [], 'open'])
    now().sendPosition()
    expect(locate.calls.length).toBe(2)
  })

  test('is sent once for several requests (fault 28)', async () => {
    const { locate, sendPosition, now } = await openMarked()
    now().sendPosition()
    now().sendPosition()
    await locate.call().succeed(square)
    now().sendPosition()
    expect([locate.calls.length, sendPosition.calls.length]).toEqual([1, 1])
  })
})
