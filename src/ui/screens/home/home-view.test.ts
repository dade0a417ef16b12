import { describe, expect, test, vi } from 'vitest'
import type { HomeNow } from '#application/town/home/home.flow.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import type { Here } from '#ui/view/screen.ts'
import { homeView } from './home-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it', 'Luino')
const ORIGIN = 'https://piazza.example'
const ENTRY = { id: 4, title: 'Guida', subtitle: 'Come si fa', path: '/assistance', image: 'guida.png' }

const view = (now: object, go: Here['go'] = () => {}, configuration = DEFAULTS) =>
  homeView(
    {
      session: { standing: 'anonymous', user: undefined, requireSignIn: () => {} },
      entries: { face: 'loaded', value: [] },
      sought: '',
      seek: () => {},
      ...now,
    } as unknown as HomeNow,
    speech,
    { address: '/', origin: ORIGIN, go, configuration, device: { draw: () => {}, speak: () => {} } },
  )
const signedIn = (user: object | undefined) => view({ session: { standing: 'authenticated', user } })
const entry = (path: string) => {
  const { entries } = view({
    entries: { face: 'loaded', value: [{ id: 1, name: ' ', entries: [{ ...ENTRY, path }] }] },
  })
  return entries.kind === 'ready' ? entries.content.sections[0] : undefined
}

const PLAIN = { rows: 3 }
const PICTURED = { rows: 3, isPictured: true }

describe('Home (HOME-01, HOME-02)', () => {
  test('greets by name, by username where there is no name, and otherwise with a welcome', () => {
    expect(signedIn({ name: 'Mario', username: 'mario.rossi' }).greeting).toContain('Mario')
    expect(signedIn({ name: ' ', username: 'mario.rossi' }).greeting).toContain('mario.rossi')
    expect(signedIn(undefined).greeting).toBe('Ti diamo il benvenuto in Luino')
    expect(view({}).greeting).toBe('Ti diamo il benvenuto in Luino')
  })

  test('has room for what is so today above the entries, and more of it for whoever is signed in (HOME-04)', () => {
    expect(signedIn(undefined).today).toMatchObject({
      kind: 'late',
      room: [PLAIN, { rows: 1, isPictured: true }, { rows: 2 }, PICTURED, PLAIN, PLAIN],
    })
    expect(view({ mine: { town: { id: 2 }, sheets: [] } }).today).toMatchObject({ room: [PICTURED, PLAIN, PLAIN] })
    expect(view({}).today).toMatchObject({ kind: 'late', room: [PICTURED, 'words', 'words'] })
    const keys = Object.keys(view({}))
    expect(keys.indexOf('today')).toBeLessThan(keys.indexOf('entries'))
  })

  test('shows what needs an account last to visitors, and says so (HOME-09)', () => {
    const sections = [
      {
        id: 1,
        name: 'Per te',
        entries: [
          { ...ENTRY, id: 1, path: '/noticeSent' },
          { ...ENTRY, id: 2, path: '/favorite' },
        ],
      },
      {
        id: 2,
        name: 'Altro',
        entries: [
          { ...ENTRY, id: 3, path: '/chat' },
          { ...ENTRY, id: 4 },
        ],
      },
    ]
    const shown = (now: object) => {
      const { entries } = view({ ...now, entries: { face: 'loaded', value: sections } })
      return entries.kind === 'ready'
        ? entries.content.sections.map(({ heading, rows }) => [
            heading,
            rows.map(({ key, needs, text }) => [key, needs ?? text]),
          ])
        : undefined
    }
    const account = italian['home.account']
    const text = 'Come si fa'
    expect(shown({})).toEqual([
      [
        'Altro',
        [
          [4, text],
          [3, account],
        ],
      ],
      [
        'Per te',
        [
          [1, account],
          [2, account],
        ],
      ],
    ])
    for (const standing of ['authenticated', 'authenticating'])
      expect(shown({ session: { standing, user: undefined } })).toEqual([
        [
          'Per te',
          [
            [1, text],
            [2, text],
          ],
        ],
        [
          'Altro',
          [
            [3, text],
            [4, text],
          ],
        ],
      ])
  })

  test('looks for what is typed on the page of the search (DIR-08)', () => {
    const go = vi.fn<Here['go']>()
    view({ sought: 'biblioteca' }, go).search.send?.()
    expect(go).toHaveBeenCalledExactlyOnceWith('/search?q=biblioteca')
  })

  test('gathers its entries under their category, each with its way, text and picture', () => {
    const kind = entry('/assistance')
    expect(kind).toMatchObject({ kind: 'group', heading: italian['missing.name'] })
    const [row] = kind?.rows ?? []
    expect(row).toMatchObject({
      kind: 'row',
      key: 4,
      open: { label: 'Guida', href: '/assistance' },
      text: 'Come si fa',
    })
    expect(row?.cover).toMatch(/guida\.png$/)
    expect(row?.outside).toBeUndefined()
  })

  test('has neither entry nor room for what the town has switched off', () => {
    const town = { ...DEFAULTS, modules: { events: false, chat: false } }
    expect(view({ session: { standing: 'authenticated' } }, undefined, town).today.room).toEqual([
      PLAIN,
      { rows: 2 },
      PLAIN,
      PLAIN,
    ])
    const sections = [
      { id: 1, name: 'Parlare', entries: [{ ...ENTRY, path: '/chat' }] },
      { id: 2, name: 'Sapere', entries: [{ ...ENTRY, path: 'event' }, ENTRY] },
    ]
    const { entries, today } = view({ entries: { face: 'loaded', value: sections } }, undefined, town)
    expect(today.room).toEqual(['words', 'words'])
    expect(entries).toMatchObject({
      content: { sections: [{ heading: 'Sapere', rows: [{ open: { label: 'Guida' } }] }] },
    })
    expect(entries.kind === 'ready' && entries.content.sections.flatMap(({ rows }) => rows)).toHaveLength(1)
  })

  test('says which entries lead to another site', () =>
    expect(entry('https://comune.example')?.rows).toMatchObject([
      { outside: italian['home.outside'], open: { href: 'https://comune.example/' } },
    ]))

  test('an entry of its own origin stays within the app', () =>
    expect(entry(`${ORIGIN}/contact`)?.rows).toMatchObject([{ outside: undefined, open: { href: '/contact' } }]))

  test('says that there are no entries', () =>
    expect(view({}).entries).toMatchObject({ content: { empty: { title: italian['home.empty'] }, sections: [] } }))

  test('says that its entries could not be read, and keeps those that were read before (ERR-03, ERR-04)', () => {
    const retry = vi.fn<() => void>()
    const failure = { _tag: 'Unreachable' }
    const { entries } = view({ entries: { face: 'failed', value: undefined, failure, retry } })
    expect(entries).toMatchObject({ kind: 'failed', sign: 'offline' })
    if (entries.kind === 'failed') entries.retry.press()
    expect(retry).toHaveBeenCalledOnce()
    expect(view({ entries: { face: 'stale', value: [], failure, retry } }).entries).toMatchObject({
      kind: 'ready',
      above: { text: italian['panel.staleOffline'] },
    })
    expect(view({ entries: { face: 'loading' } }).entries).toEqual({ kind: 'waiting' })
  })
})

test('An entry that leads to the sheet of a town leads to that of one’s own (HOME-01)', () => {
  const entries = {
    face: 'loaded',
    value: [{ id: 1, name: 'Servizi', entries: [{ id: 2, title: 'Parcheggi', path: '/e015/21?country=1' }] }],
  }
  const mine = { town: { id: 2, name: 'Luino' }, sheets: [21] }
  expect([view({ entries }), view({ entries, mine })]).toMatchObject(
    [1, 2].map((town) => ({
      entries: { content: { sections: [{ rows: [{ open: { href: `/e015/21?country=${town}` } }] }] } },
    })),
  )
})
