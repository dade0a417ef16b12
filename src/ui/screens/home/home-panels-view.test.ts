import { WEEKDAYS } from '#domain/time/calendar.ts'
import { describe, expect, test, vi } from 'vitest'
import type { HomePanelsNow } from '#application/town/home/home-panels.flow.ts'
import { hoursFrom, type OpeningSpan } from '#domain/directory/hours.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { homePanelsView } from './home-panels-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const retry = vi.fn<() => void>()
const locate = vi.fn<() => void>()
/** Friday, as the day of these tests. */
const FRIDAY = hoursFrom([{ day: 5, opens: '09:30', closes: '19:00' } as OpeningSpan])
const none = { face: 'loaded', value: [], retry }

const NOW = Date.parse('2026-11-20T10:00:00+01:00')
const VARESE = { id: 1, name: 'Varese' }

const view = (now: object) =>
  homePanelsView(
    {
      now: NOW,
      unread: 2,
      notices: none,
      events: none,
      nearby: { reading: none, locate },
      ...now,
    } as unknown as HomePanelsNow,
    speech,
  )
const panels = (now: object) => view(now).panels
const body = (at: number, now: object) => panels(now)[at]?.body
const near = (nearby: object) => body(2, { nearby: { locate, ...nearby } })

describe('What is new, on and near (HOME-01)', () => {
  test('says where there is none, and leaves the notices out for whoever receives none (NOTICE-02)', () => {
    expect(panels({}).map(({ sign, body: { kind } }) => [sign, kind])).toEqual([
      ['notices', 'note'],
      ['today', 'note'],
      ['nearby', 'note'],
    ])
    expect(panels({ notices: undefined }).map(({ sign }) => sign)).toEqual(['today', 'nearby'])
  })

  test('counts the unread notices, marks them, and says when each came', () => {
    const notice = { id: 3, title: 'Strada chiusa', sender: { name: 'Comune' }, seen: false }
    const now = {
      notices: { ...none, value: [notice, { ...notice, id: 4, seen: true }, { ...notice, id: 5, seen: undefined }] },
    }
    expect(panels(now)[0]?.heading).toMatch(/^2 /)
    expect(body(0, now)).toMatchObject({
      rows: [
        { key: 3, open: { label: 'Strada chiusa', href: '/noticeSent/3' }, over: expect.stringMatching(/Comune/) },
        { key: 4, over: 'Comune', meta: undefined },
        // Nobody says that it is new (fault 55).
        { key: 5, over: 'Comune' },
      ],
    })
    const at = (receivedAt: string) =>
      body(0, { notices: { ...none, value: [{ ...notice, receivedAt: Date.parse(receivedAt) }] } })
    expect(at('2026-11-20T10:30:00+01:00')).toMatchObject({ rows: [{ meta: '10:30' }] })
    expect(at('2026-11-19T10:30:00+01:00')).toMatchObject({ rows: [{ meta: 'Ieri' }] })
  })

  test('does not say that there is none where something could not be read (fault 55)', () => {
    const lacking = 'Non riusciamo a mostrare una voce'
    expect(body(1, { events: { ...none, leftOut: 1 } })).toMatchObject({ kind: 'note', text: lacking })
    expect(body(0, { notices: { ...none, leftOut: 1 } })).toMatchObject({ kind: 'note', text: lacking })
    expect(body(1, {})).toMatchObject({ kind: 'note', text: italian['homePanels.nothingOn'] })
  })

  const old = { ...none, face: 'stale', failure: { _tag: 'Unreachable' } }

  test('says of what was read before how old it is, and tries again (ERR-04)', () => {
    for (const [at, now] of [{ notices: old }, { events: old }].entries()) {
      const shown = view(now)
      expect(shown.above).toBeUndefined()
      const panel = shown.panels[at]
      expect(panel?.above?.text).toContain(italian['panel.staleOffline'])
      if (panel?.above?.kind === 'stale') panel.above.retry?.press()
    }
    expect(retry).toHaveBeenCalledTimes(2)
    expect(panels({ events: old }).map(({ above }) => above === undefined)).toEqual([true, false, true])
  })

  test('says once over all panels what several would say, and tries all again (ERR-04)', () => {
    const shown = view({ notices: old, events: old })
    expect(shown.above?.text).toContain(italian['panel.staleOffline'])
    expect(shown.panels.map(({ above }) => above)).toEqual([undefined, undefined, undefined])
    shown.above?.retry?.press()
    expect(retry).toHaveBeenCalledTimes(2)
    const other = { ...old, failure: { _tag: 'Refused', status: 500, message: undefined } }
    expect(view({ notices: old, events: other })).toMatchObject({
      above: undefined,
      panels: [{ above: {} }, { above: {} }, {}],
    })
  })

  test('says of what is on today its hours and where it is', () => {
    const market = { id: 6, title: 'Mercato', place: 'Piazza Repubblica', municipality: { name: 'Luino' } }
    expect(body(1, { events: { ...none, value: [market] } })).toMatchObject({
      rows: [{ meta: 'Piazza Repubblica · Luino' }],
    })
    const event = { id: 5, title: 'Mercato', activity: { id: 9 }, place: '', municipality: { name: 'Varese' } }
    expect(body(1, { events: { ...none, value: [event] } })).toMatchObject({
      rows: [
        {
          open: { label: 'Mercato', href: '/activity/9/event/5' },
          picture: { sign: 'Mercato' },
          over: italian['notice.wholeDay'],
          meta: 'Varese',
        },
      ],
    })
  })

  test('waits, and fails in its place with the way to try again (ERR-03)', () => {
    expect(body(1, { events: { face: 'loading', retry } })).toEqual({ kind: 'waiting' })
    const failed = body(1, { events: { face: 'failed', failure: { _tag: 'Unreachable' }, retry } })
    expect(failed).toMatchObject({ kind: 'failed', title: italian['panel.offlineTitle'], text: undefined })
    if (failed?.kind === 'failed') failed.retry.press()
    expect(retry).toHaveBeenCalledOnce()
  })

  test('offers to ask the device where it is, and says why it does not tell (fault 45)', () => {
    expect(near({ offer: 'offered' })).toMatchObject({ tone: 'calm', action: { press: locate } })
    expect(near({ offer: 'refused', refusal: { _tag: 'PositionDenied' } })).toMatchObject({
      tone: 'problem',
      text: italian['position.denied'],
      action: { press: locate },
    })
    expect(near({})).toEqual({ kind: 'waiting' })
    expect(near({ reading: { face: 'failed', retry } })).toMatchObject({ kind: 'failed' })
  })

  test('says how far away what is near is', () => {
    const nearest = [
      { thing: { id: 1, name: 'Biblioteca', category: { name: 'Cultura' } }, metres: 1234 },
      { thing: { id: 2, name: 'Piscina', municipality: { name: 'Luino' } }, metres: 120 },
    ]
    expect(near({ reading: { ...none, value: nearest } })).toMatchObject({
      rows: [
        { open: { label: 'Biblioteca', href: '/activity/1' }, over: 'Cultura', meta: expect.stringMatching(/1,2 km$/) },
        { over: undefined, meta: expect.stringMatching(/120 m · Luino$/) },
      ],
    })
  })

  test('says what is open in one’s own town until the device says where it is (HOME-07)', () => {
    const library = { id: 1, name: 'Biblioteca', address: 'Via Sacco 5', hours: FRIDAY }
    const open = { town: VARESE, reading: { ...none, value: [library] } }
    const shown = (nearby: object, more: object = {}) =>
      panels({ open: { ...open, ...more }, nearby: { locate, ...nearby } })[2]
    expect(shown({ offer: 'offered' })).toMatchObject({
      heading: 'Aperto adesso a Varese',
      body: { rows: [{ over: 'Chiude alle 19:00', meta: 'Via Sacco 5' }] },
    })
    const always = {
      ...library,
      hours: hoursFrom(WEEKDAYS.map((day) => ({ day, opens: '00:00', closes: '00:00' }) as OpeningSpan)),
    }
    expect(shown({ offer: 'offered' }, { reading: { ...none, value: [always] } })).toMatchObject({
      body: { rows: [{ over: italian['hours.always'] }] },
    })
    for (const nearby of [{}, { offer: 'refused' }, { reading: { face: 'failed', retry } }, { reading: none }])
      expect(shown(nearby)?.heading).toBe(italian['homePanels.nearby'])
    expect(shown({ offer: 'offered' }, { reading: none })).toMatchObject({
      heading: italian['homePanels.nearby'],
      body: { kind: 'note', action: { press: locate } },
    })
    expect(shown({ offer: 'offered' }, { reading: { face: 'loading', retry } })?.body).toEqual({ kind: 'waiting' })
    expect(shown({ offer: 'offered' }, { reading: { face: 'failed', retry } })?.body).toMatchObject({ kind: 'failed' })
    const old = { ...open.reading, face: 'stale', failure: { _tag: 'Unreachable' } }
    expect(shown({ offer: 'offered' }, { reading: old })?.above?.text).toContain(italian['panel.staleOffline'])
    expect(shown({ reading: { ...old, value: [] } })?.above?.text).toContain(italian['panel.staleOffline'])
    expect(shown({ reading: none })?.above).toBeUndefined()
  })

  test('says first what civil protection warns of, and from when that is (HOME-05)', () => {
    const warning = { id: 7, title: 'Allerta', sender: { name: 'Comune' }, receivedAt: NOW - 3_600_000, seen: false }
    const shown = body(0, { warning, notices: { ...none, value: [warning, { ...warning, id: 8 }] } })
    expect(shown).toMatchObject({
      rows: [
        {
          open: { label: 'Allerta', href: '/noticeSent/7' },
          over: 'Avviso di protezione civile',
          meta: '09:00',
          tone: 'warning',
        },
        { over: 'Nuova · Comune' },
      ],
    })
    expect(shown).not.toMatchObject({ rows: [{}, { tone: 'warning' }] })
  })

  test('says what waits for an answer, and how much of it there is (HOME-10)', () => {
    const notice = { id: 3, title: 'Che ne pensi?', sender: { name: 'Biblioteca' }, receivedAt: NOW }
    const chat = { id: 3, with: { name: 'Bar' }, lastAt: NOW - 3_600_000 }
    const value = [
      { kind: 'survey', notice },
      { kind: 'chat', chat },
    ]
    const waiting = { ...none, value, count: 5 }
    expect(panels({ waiting, hasChat: true })[1]).toMatchObject({
      sign: 'answers',
      heading: '5 risposte da dare',
      all: { href: '/chat' },
      body: {
        rows: [
          { open: { label: 'Che ne pensi?', href: '/noticeSent/3' }, over: 'Questionario', meta: 'Biblioteca' },
          { open: { label: 'Bar', href: '/chat/3' }, over: 'Aspetta una tua risposta', meta: '09:00' },
        ],
      },
    })
    const keys = panels({ waiting })[1]?.body
    expect(keys?.kind === 'list' && new Set(keys.rows.map(({ key }) => key)).size).toBe(2)
    expect(panels({ waiting: { ...waiting, value: [], count: 0 } })[1]).toMatchObject({
      heading: 'Risposte da dare',
      all: undefined,
      body: { text: italian['homePanels.noAnswers'] },
    })
  })

  test('says where one can park in one’s own town, and waits while that is not known (HOME-06)', () => {
    const parks = [{ id: 1, title: 'Autosilo', address: 'Via Verdi', parking: { free: 12 } }]
    const parking = (reading: object | undefined) => panels({ parking: { town: VARESE, reading } })[2]
    expect(parking({ ...none, value: parks })).toMatchObject({
      sign: 'parking',
      all: { href: '/e015/21?country=1' },
      body: {
        rows: [{ open: { label: 'Autosilo', href: '/e015/21?country=1' }, over: '12 posti liberi', meta: 'Via Verdi' }],
      },
    })
    expect(parking(none)?.body).toMatchObject({ kind: 'note', text: italian['homePanels.noParking'] })
    expect(parking({ face: 'failed', retry })?.body).toMatchObject({ kind: 'failed' })
    const old = { ...none, face: 'stale', failure: { _tag: 'Unreachable' } }
    expect(parking(old)?.above?.text).toContain(italian['panel.staleOffline'])
    expect(parking(undefined)).toMatchObject({ body: { kind: 'waiting' }, above: undefined })
    expect(panels({ parking: { town: undefined, reading: undefined } })[2]).toMatchObject({
      all: undefined,
      body: { kind: 'waiting' },
    })
  })

  test('says what is next in one’s calendar, with its day and place (HOME-08)', () => {
    const concert = {
      id: 5,
      title: 'Concerto',
      activity: { id: 9 },
      place: 'Teatro',
      startDate: '2026-11-21',
      startTime: '20:30',
    }
    const next = (more: object) => panels({ next: { ...none, value: [{ ...concert, ...more }] } })[1]
    expect(next({})).toMatchObject({
      sign: 'next',
      all: { href: '/profile/events' },
      body: { rows: [{ open: { href: '/activity/9/event/5' }, over: 'Domani · dalle 20:30', meta: 'Teatro' }] },
    })
    // What began days ago is on today.
    expect(next({ startDate: '2026-11-18', startTime: undefined })?.body).toMatchObject({
      rows: [{ over: expect.stringMatching(/^Oggi · /) }],
    })
    expect(panels({ next: none })[1]?.body).toMatchObject({ text: italian['homePanels.noNext'] })
    expect(panels({ next: { face: 'loading', retry } })[1]?.body).toEqual({ kind: 'waiting' })
    const old = { ...none, face: 'stale', failure: { _tag: 'Unreachable' } }
    expect(panels({ next: old })[1]?.above?.text).toContain(italian['panel.staleOffline'])
  })

  test('speaks of one’s own town, and where nothing is on there offers what is around', () => {
    const lookAround = vi.fn<() => void>()
    const events = { ...none, town: { id: 1, name: 'Varese' }, hasMore: true }
    expect(panels({ events })[1]?.heading).toBe('Oggi a Varese')
    const nothing = body(1, { events, lookAround })
    expect(nothing).toMatchObject({ kind: 'note', text: speech.say('homePanels.nothingIn', { town: 'a Varese' }) })
    if (nothing?.kind === 'note') nothing.action?.press()
    expect(lookAround).toHaveBeenCalledOnce()
    expect(body(1, { events: { ...events, hasMore: false } })).toEqual({
      kind: 'note',
      tone: 'calm',
      text: italian['homePanels.nothingOn'],
    })
    expect(panels({ events: { ...events, isAround: true } })[1]?.heading).toBe('Oggi nei dintorni')
  })

  test('invites to choose a town while none is known', () => {
    const chooseTown = vi.fn<() => void>()
    const invitation = panels({ chooseTown })[2]
    expect(invitation).toMatchObject({ sign: 'town', heading: italian['homePanels.askTown'], all: undefined })
    if (invitation?.body.kind === 'note') invitation.body.action?.press()
    expect(chooseTown).toHaveBeenCalledOnce()
    expect(panels({}).map(({ sign }) => sign)).not.toContain('town')
  })
})
