import { createIntl } from 'react-intl'
import { describe, expect, test, vi } from 'vitest'
import type { HomePanelsNow } from '#application/home/home-panels.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { speechOf } from '#ui/view/speech.ts'
import { homePanelsView } from './home-panels-view.ts'

const speech = speechOf(createIntl({ locale: 'it', messages: italian }).formatMessage, 'it')
const retry = vi.fn<() => void>()
const locate = vi.fn<() => void>()
const none = { face: 'loaded', value: [], retry }

const view = (now: object) =>
  homePanelsView(
    {
      today: '2026-11-20',
      unread: 2,
      notices: none,
      events: none,
      nearby: { face: 'full', nearest: [], locate, retry },
      ...now,
    } as unknown as HomePanelsNow,
    speech,
  )
const panels = (now: object) => view(now).panels
const body = (at: number, now: object) => panels(now)[at]?.body
const near = (nearby: object) => body(2, { nearby: { nearest: [], locate, retry, ...nearby } })

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
    const now = { notices: { ...none, value: [notice, { ...notice, id: 4, seen: true }] } }
    expect(panels(now)[0]?.heading).toMatch(/^2 /)
    expect(body(0, now)).toMatchObject({
      rows: [
        { key: 3, open: { label: 'Strada chiusa', href: '/noticeSent/3' }, over: expect.stringMatching(/Comune/) },
        { key: 4, over: 'Comune', meta: undefined },
      ],
    })
    const at = (receivedAt: string) =>
      body(0, { notices: { ...none, value: [{ ...notice, receivedAt: Date.parse(receivedAt) }] } })
    expect(at('2026-11-20T10:30:00+01:00')).toMatchObject({ rows: [{ meta: '10:30' }] })
    expect(at('2026-11-19T10:30:00+01:00')).toMatchObject({ rows: [{ meta: 'ieri' }] })
  })

  test('says of what was read before how old it is, and tries again (ERR-04)', () => {
    const old = { ...none, face: 'stale', failure: { _tag: 'Unreachable' } }
    const [notices, today, nearby] = panels({ notices: old, events: old })
    for (const panel of [notices, today]) {
      expect(panel?.stale?.text).toContain(italian['panel.staleOffline'])
      panel?.stale?.retry.press()
    }
    expect(retry).toHaveBeenCalledTimes(2)
    expect([nearby?.stale, ...panels({}).map(({ stale }) => stale)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('says of what is on today its hours and where it is', () => {
    const market = { id: 6, title: 'Mercato', place: 'Piazza Repubblica', municipality: { name: 'Luino' } }
    expect(body(1, { events: { ...none, value: [market] } })).toMatchObject({
      rows: [{ meta: 'Piazza Repubblica · Luino' }],
    })
    const event = { id: 5, title: 'Mercato', activity: { id: 9 }, place: '', municipality: { name: 'Varese' } }
    expect(body(1, { events: { ...none, value: [event] } })).toMatchObject({
      rows: [
        { open: { label: 'Mercato', href: '/activity/9/event/5' }, over: italian['notice.wholeDay'], meta: 'Varese' },
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
    expect(near({ face: 'offered' })).toMatchObject({ tone: 'calm', action: { press: locate } })
    expect(near({ face: 'refused', refusal: { _tag: 'PositionDenied' } })).toMatchObject({
      tone: 'problem',
      text: italian['position.denied'],
      action: { press: locate },
    })
    expect(near({ face: 'loading' })).toEqual({ kind: 'waiting' })
    expect(near({ face: 'failed', failure: undefined })).toMatchObject({ kind: 'failed' })
  })

  test('says how far away what is near is', () => {
    const nearest = [
      { thing: { id: 1, name: 'Biblioteca', category: { name: 'Cultura' } }, metres: 1234 },
      { thing: { id: 2, name: 'Piscina', municipality: { name: 'Luino' } }, metres: 120 },
    ]
    expect(near({ face: 'full', nearest })).toMatchObject({
      rows: [
        { open: { label: 'Biblioteca', href: '/activity/1' }, over: 'Cultura', meta: expect.stringMatching(/1,2 km$/) },
        { over: undefined, meta: expect.stringMatching(/120 m · Luino$/) },
      ],
    })
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
    const { invitation } = view({ chooseTown })
    invitation?.choose.press()
    expect([invitation?.text, chooseTown.mock.calls.length]).toEqual([italian['homePanels.askTown'], 1])
    expect(view({}).invitation).toBeUndefined()
  })
})
