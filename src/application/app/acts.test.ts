import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { saveEntry } from '#application/time/calendar-saving/save-entry.ts'
import { openChatStart } from '#application/talk/chats/chat-start.flow.ts'
import type { App } from '#application/kit/app.ts'
import { openScope } from '#application/kit/scope.ts'
import { NO_PORTS, settle } from '#application/kit/testing/walk.ts'
import type { News } from '#application/news.ts'
import type { CalendarEntry } from '#application/ports/calendar-files.ts'
import type { DownloadFailure } from '#application/ports/downloads.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { SharingFailure } from '#application/ports/sharing.ts'
import { sessionMachine } from '#application/identity/session/session.machine.ts'
import { openSharing } from '#application/app/sharing/sharing.flow.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'

type Followed = Readonly<{ on: (type: '*', hear: (news: News) => void) => unknown }>

/** A scope in an app that notes what it is told. */
const scopeOver = (ports: object, isOpen = false, user?: object) => {
  const news: News[] = []
  const session = createActor(sessionMachine(NO_PORTS), { input: { isOpen } })
  const snapshot = session.getSnapshot()
  vi.spyOn(session, 'getSnapshot').mockReturnValue({ ...snapshot, context: { ...snapshot.context, user } } as never)
  const piazza = {
    session,
    tell: (one: News) => void news.push(one),
    follow: (actor: unknown) => (actor as Followed).on('*', (one) => void news.push(one)),
  } as unknown as App
  return { scope: openScope({ ports: { configuration: DEFAULTS, ...ports } as Ports, piazza }, () => {}), news }
}

const share = async (outcome: TaskEither.TaskEither<SharingFailure, 'shared' | 'copied'>) => {
  const port = vi.fn<(page: object) => typeof outcome>(() => outcome)
  const { scope, news } = scopeOver({ sharing: { share: port } })
  openSharing(scope)('/activity/2').share('Biblioteca civica')
  await settle()
  expect(port.mock.calls).toEqual([[{ title: 'Biblioteca civica', path: '/activity/2' }]])
  return news
}

describe('Sharing a page', () => {
  test.each(['shared', 'copied'] as const)('tells how it was shared (%s)', async (how) =>
    expect(await share(TaskEither.right(how))).toEqual([{ type: 'page.shared', how }]),
  )
  test('tells nothing of a dialog that was closed', async () =>
    expect(await share(TaskEither.left({ _tag: 'SharingCancelled' }))).toEqual([]))
  test('tells the address of what could not be shared', async () =>
    expect(await share(TaskEither.left({ _tag: 'NotShared', url: 'https://x.it/a' }))).toEqual([
      { type: 'page.notShared', url: 'https://x.it/a' },
    ]))
  test('is possible anew after a while, where the device never says that its dialog was closed (SHELL-23)', () => {
    vi.useFakeTimers()
    const { scope } = scopeOver({ sharing: { share: () => () => new Promise(() => {}) } })
    const sharing = openSharing(scope)
    sharing('/').share('Piazza')
    vi.advanceTimersByTime(2_999)
    expect(sharing('/').isBusy).toBe(true)
    vi.advanceTimersByTime(1)
    expect(sharing('/').isBusy).toBe(false)
    vi.useRealTimers()
  })
})

const start = async (outcome: TaskEither.TaskEither<RequestFailure, object>, isOpen = true, user?: object) => {
  const withActivity = vi.fn<(activity: number, from: number) => typeof outcome>(() => outcome)
  const { scope, news } = scopeOver({ chats: { withActivity } }, isOpen, user)
  openChatStart(scope, 2 as never)()?.start()
  await settle()
  return { news, asked: withActivity.mock.calls }
}

describe('The chat with an activity', () => {
  const mario = { id: 1, roles: [] }

  test('is opened by a citizen who is known (CHAT-02)', async () =>
    expect(await start(TaskEither.right({ id: 7 }), true, mario)).toEqual({
      news: [{ type: 'chat.opened', id: 7 }],
      asked: [[2, 1]],
    }))
  test('asks a visitor to sign in (SHELL-13)', async () =>
    expect(await start(TaskEither.right({}), false)).toEqual({ news: [{ type: 'chat.signInRequired' }], asked: [] }))
  test('waits for who it is, where that is not known', async () =>
    expect(await start(TaskEither.right({}))).toEqual({ news: [{ type: 'reader.wanted' }], asked: [] }))
  test.each([
    ['what no request has told', { _tag: 'Missing' } as const, ['chat.notOpened']],
    ['a defect', new Error('A defect') as never, ['chat.notOpened']],
    ['nothing more of what the request has told', { _tag: 'TimedOut' } as const, []],
  ])('tells %s (ERR-01)', async (_, failure, told) =>
    expect((await start(TaskEither.left(failure), true, mario)).news.map(({ type }) => type)).toEqual(told),
  )
})

describe('An entry for the device’s calendar (EVENT-08)', () => {
  const concert = { title: 'Concerto: archi/fiati' } as CalendarEntry
  const file = new Blob(['BEGIN:VCALENDAR'])
  const save = vi.fn<(name: string, file: Blob) => TaskEither.TaskEither<DownloadFailure, void>>(() =>
    TaskEither.right(undefined),
  )

  test('is written and saved as a file with a safe name', async () => {
    await saveEntry({ calendarFiles: { write: () => TaskEither.right(file) }, downloads: { save } })(concert)()
    expect(save.mock.calls).toEqual([['Concerto archi fiati.ics', file]])
  })
  test('that cannot be written is not saved', async () => {
    save.mockClear()
    const outcome = await saveEntry({
      calendarFiles: { write: () => TaskEither.left({ _tag: 'NotSaved' as const }) },
      downloads: { save },
    })(concert)()
    expect([outcome, save.mock.calls]).toEqual([{ _tag: 'Left', left: { _tag: 'NotSaved' } }, []])
  })
})
