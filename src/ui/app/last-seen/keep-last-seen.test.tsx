import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LastSeen } from '#application/ports/last-seen.ts'
import { keepLastSeen } from './keep-last-seen.ts'

type Given = Parameters<typeof keepLastSeen>[0]
type Standing = 'anonymous' | 'authenticated' | 'authenticating'

const keep = vi.fn<LastSeen['keep']>()
let end = (): void => {}

/** What the keeper asks the app for, and nothing else. */
const begin = (name: string, standing: Standing = 'anonymous'): void => {
  const session = {
    getSnapshot: () => ({ hasTag: (tag: string) => tag === standing, context: {} }),
  }
  const formats = { dayInWords: () => 'venerdì 27 novembre', atTime: () => '18:30' }
  end = keepLastSeen({
    headless: { place: () => ({ name }), subscribe: () => ({ unsubscribe: () => {} }) },
    piazza: { session },
    ports: { lastSeen: { keep }, clock: { now: () => 1_000 }, configuration: {} },
    speech: { say: (_: string, { day, time }: Record<string, string>) => `Dati di ${day} alle ${time}.`, formats },
  } as unknown as Given)
}
const leave = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

// The page's own script is named there, and not fetched.
Object.assign(Reflect.get(globalThis, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true })
beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/event')
  document.body.innerHTML =
    '<script type="module" src="/assets/index-1.js"></script><div id="root"><h1>Eventi</h1></div>'
})
afterEach(() => {
  end()
  keep.mockClear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['anonymous', 'visitor'],
  ['authenticated', 'citizen'],
] as const)('A screen is kept as it is left, with its age, for whom it was drawn (SHELL-25): %s', (standing, seer) => {
  begin('events', standing)
  leave()
  expect(keep.mock.calls).toEqual([
    ['it /event', seer, expect.stringMatching(/^\{"at":1000,"build":"\/assets\/index-1.js"/)],
  ])
  expect(keep.mock.calls[0]?.[2]).toContain('Dati di venerdì 27 novembre alle 18:30.')
  expect(keep.mock.calls[0]?.[2]).toContain('["h1",{},"Eventi"]')
})

test('The fonts that it was drawn with are kept with it, by their paths', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    ['/assets/a-1.woff2', '/assets/b.js'].map((path) => ({ name: location.origin + path }) as PerformanceEntry),
  )
  begin('events')
  leave()
  expect(JSON.parse(keep.mock.calls[0]?.[2] ?? '{}')).toMatchObject({ fonts: ['/assets/a-1.woff2'] })
})

test('It is kept once it has settled, too', async () => {
  begin('events')
  await vi.advanceTimersByTimeAsync(2_999)
  expect(keep).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(keep).toHaveBeenCalledTimes(1)
})

test.each(['privacy', 'profile', 'changePassword', 'registration', 'users'])(
  'What must not be out of date is not kept: %s',
  (name) => {
    begin(name)
    leave()
    expect(keep).not.toHaveBeenCalled()
  },
)

test.each([
  ['waits for its content', '<p aria-busy="true"></p>'],
  ['has failed', '<div role="alert">Riprova</div>'],
  ['lies under a dialog', '<div role="alertdialog"></div>'],
  ['holds a survey', '<div data-not-kept="">Il sondaggio</div>'],
  ['is too long', `<p>${'a'.repeat(60_000)}</p>`],
])('Nothing is kept of a screen that %s', (_, markup) => {
  begin('events')
  document.getElementById('root')?.insertAdjacentHTML('beforeend', markup)
  leave()
  expect(keep).not.toHaveBeenCalled()
})

test.each(['/event?q=voli', '/event?from=2026-11-27', '/event#foot'])(
  'What was sought or chosen is not kept: %s',
  (address) => {
    history.replaceState(null, '', address)
    begin('events')
    leave()
    expect(keep).not.toHaveBeenCalled()
  },
)

test('Nothing is kept while it is not known who this is', () => {
  begin('events', 'authenticating')
  leave()
  expect(keep).not.toHaveBeenCalled()
})
