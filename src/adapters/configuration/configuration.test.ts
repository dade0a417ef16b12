import { readFileSync } from 'node:fs'
import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import { decodeConfiguration } from './codec.ts'
import { namesTown } from './names-town.ts'
import { manifestOf, originsOf, pageOf } from './page.ts'

const LEAST = { name: 'Luino', support: { mail: 'aiuto@luino.example' } }
const decode = (written: unknown) => decodeConfiguration(written, ['it', 'es'], { ...DEFAULTS, places: '/places' })
const problems = (written: unknown) => Either.getOrElse((): unknown => undefined)(Either.swap(decode(written)))
const fileOf = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const townOf = (name: string): Configuration => {
  const decoded = decode(JSON.parse(fileOf(`deploy/towns/${name}.json`)))
  if (Either.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
  return decoded.right
}

describe('A configuration', () => {
  test.each(['varese', 'luino', 'brinzio'])('of the example %s is right', (name) => {
    expect(townOf(name).support.mail).toMatch(/@/)
  })

  test('takes what it does not name from the build', () => {
    expect(decode(LEAST)).toEqual(
      Either.right({
        ...DEFAULTS,
        ...LEAST,
        places: '/places',
        owner: undefined,
        legal: undefined,
        feedback: undefined,
      }),
    )
  })

  test('may say how its server writes', () => {
    const wire = { names: { contact: { phone: 'recapito' } }, envelope: { rows: 'righe' }, firstPage: 0, zone: 'UTC' }
    expect(decode({ ...LEAST, wire })).toMatchObject({ right: { wire } })
  })

  test('never takes the owner or an address for feedback from the build (LAW-07)', () => {
    const owner = { name: 'Comune di Prova', mail: 'prova@comune.example' }
    const legal = { privacy: 'https://comune.example/privacy' }
    const build = { ...DEFAULTS, owner, legal, feedback: { pages: 'pagine@comune.example' } }
    expect(decodeConfiguration(LEAST, ['it'], build)).toMatchObject({
      right: { owner: undefined, legal: undefined, feedback: undefined },
    })
    const own = { owner: { name: 'Comune di Luino' }, feedback: { faults: 'guasti@luino.example' } }
    expect(decodeConfiguration({ ...LEAST, ...own }, ['it'], build)).toMatchObject({ right: own })
  })

  test.each([
    ['name', { name: ' ' }, 'text', '" "'],
    ['name', { name: undefined }, 'text', undefined],
    ['api', { api: 'https://api.luino.example/' }, 'origin', '"https://api.luino.example/"'],
    ['api', { api: 'api.luino.example' }, 'origin', '"api.luino.example"'],
    [
      'tiles.url',
      { tiles: { url: 'https://t.example/a.png', attribution: '© A' } },
      'tiles',
      '"https://t.example/a.png"',
    ],
    ['tiles.url', { tiles: { url: 'mappa.pmtiles', attribution: '© A' } }, 'tiles', '"mappa.pmtiles"'],
    [
      'tiles.url',
      { tiles: { url: '//altro.example/a.pmtiles', attribution: '© A' } },
      'tiles',
      '"//altro.example/a.pmtiles"',
    ],
    ['tiles.attribution', { tiles: { url: 'https://t.example/{z}/{x}/{y}' } }, 'text', undefined],
    ['places', { places: 'javascript:alert(1)' }, 'url', '"javascript:alert(1)"'],
    ['places', { places: 'https://user:secret@luino.example' }, 'url', '"https://user:secret@luino.example"'],
    ['support', { support: 'aiuto@luino.example' }, 'object', '"aiuto@luino.example"'],
    ['support.mail', { support: { mail: 'aiuto@luino.example?bcc=x' } }, 'mail', '"aiuto@luino.example?bcc=x"'],
    ['support', { support: undefined }, 'object', undefined],
    ['support.telephone', { support: { ...LEAST.support, telephone: 'centralino' } }, 'telephone', '"centralino"'],
    ['mark', { mark: 'https://elsewhere.example/logo.svg' }, 'path', '"https://elsewhere.example/logo.svg"'],
    ['mark', { mark: '//elsewhere.example/logo.svg' }, 'path', '"//elsewhere.example/logo.svg"'],
    ['colours.accent', { colours: { accent: 'blue' } }, 'colour', '"blue"'],
    ['colours.acent', { colours: { acent: '#FFFFFF' } }, 'known', '"#FFFFFF"'],
    ['languages', { languages: ['es'] }, 'languages', '["es"]'],
    ['languages', { languages: ['it', 'fr'] }, 'languages', '["it","fr"]'],
    ['languages', { languages: ['it', 'it'] }, 'languages', '["it","it"]'],
    ['modules.chat', { modules: { chat: 'no' } }, 'flag', '"no"'],
    ['modules.chats', { modules: { chats: false } }, 'known', 'false'],
    // Every object has a value of this name, which it inherits.
    ['modules.constructor', { modules: { constructor: true } }, 'known', 'true'],
    ['modules.followers', { modules: { followers: true } }, 'followers', 'true'],
    ['modules.followers', { modules: { followers: 'all' } }, 'followers', '"all"'],
    ['legal.privacy', { legal: { privacy: 'javascript:alert(1)' } }, 'link', '"javascript:alert(1)"'],
    ['owner.name', { owner: { address: 'Via Sacco 5' } }, 'text', undefined],
    ['owner.mail', { owner: { name: 'Comune', mail: 'protocollo' } }, 'mail', '"protocollo"'],
    ['feedback.faults', { feedback: { faults: 'a@b.it?bcc=c@d.it' } }, 'mail', '"a@b.it?bcc=c@d.it"'],
    ['feedback.page', { feedback: { page: 'a@b.it' } }, 'known', '"a@b.it"'],
    ['reports', { reports: null }, 'url', 'null'],
    ['wire.names.contact', { wire: { names: { contact: 'recapito' } } }, 'object', '"recapito"'],
    ['wire.names.contact.phone', { wire: { names: { contact: { phone: '' } } } }, 'text', '""'],
    ['wire.envelope.list', { wire: { envelope: { list: 'righe' } } }, 'known', '"righe"'],
    ['wire.firstPage', { wire: { firstPage: 2 } }, 'word', '2'],
    ['wire.total', { wire: { total: 'tutte' } }, 'word', '"tutte"'],
    ['wire.messages', { wire: { messages: 'newest' } }, 'word', '"newest"'],
    ['wire.pictures', { wire: { pictures: '/img' } }, 'origin', '"/img"'],
    ['wire.zone', { wire: { zone: 'Rome' } }, 'word', '"Rome"'],
  ])('with a wrong %s says which field, what was expected and what was found: %j', (field, wrong, expected, found) => {
    expect(problems({ ...LEAST, ...wrong })).toEqual([{ field, expected, found }])
  })

  test.each([[[]], [null], ['{'], [undefined]])('that is no object says so: %j', (written) =>
    expect(problems(written)).toEqual([
      { field: '', expected: 'object', found: written === undefined ? undefined : JSON.stringify(written) },
    ]),
  )

  test('says everything that is wrong at once', () =>
    expect(problems({ name: 1, support: {}, modules: { chat: 1 } })).toHaveLength(3))
})

describe('What stands in the place of a configuration', () => {
  test.each(['varese', 'luino', 'brinzio'])('is one: %s', (name) =>
    expect(namesTown(fileOf(`deploy/towns/${name}.json`))).toBe(true),
  )

  test('is one with the least that a town says', () => expect(namesTown(JSON.stringify(LEAST))).toBe(true))

  test.each([
    '<!doctype html><title>Wi-Fi gratis</title>',
    fileOf('deploy/towns/luino.json').slice(0, -3),
    '',
    'null',
    '[]',
    '"Luino"',
    '{"status":"login required"}',
    '{"name":"Luino","support":null}',
  ])('is none (fault 53): %j', (written) => expect(namesTown(written)).toBe(false))
})

describe('The page of a town', () => {
  const index = fileOf('index.html')
  const page = pageOf(townOf('luino'), index, { origin: 'https://insieme.luino.example' })

  test('has its name, description and colour, for search engines and previews too', () => {
    for (const part of [
      '<title>Luino Insieme</title>',
      '<meta name="description" content="Avvisi, eventi e luoghi di Luino e delle sue frazioni." />',
      '<meta name="theme-color" content="#0B1712" />',
      '<meta property="og:title" content="Luino Insieme" />',
      '<meta property="og:description" content="Avvisi, eventi e luoghi di Luino e delle sue frazioni." />',
      '<meta property="og:image" content="https://insieme.luino.example/icons/icon-512.png" />',
      '<p>Luino Insieme</p>',
      'Questa versione è troppo vecchia per Luino Insieme:',
      '<h1 lang="es">Luino Insieme no se ha abierto</h1>',
      '<p lang="it">Luino Insieme ha bisogno di JavaScript per funzionare.</p>',
    ])
      expect(page).toContain(part)
  })

  test('carries the configuration once, however often it is made', () => {
    const coloured = pageOf(townOf('luino'), page, { rules: [':root{--color-text:red}', '.b{}'] })
    expect(coloured.match(/<style data-town>(.*?)<\/style>/)?.[1]).toBe(':root{--color-text:red}.b{}')
    expect(pageOf(townOf('luino'), coloured)).toBe(pageOf(townOf('luino'), page))
    const again = pageOf(townOf('varese'), page)
    const blocks = [...again.matchAll(/<script type="application\/json" id="configuration">(.*?)<\/script>/g)]
    expect(blocks.map(([, json = '']) => JSON.parse(json) as unknown)).toEqual([townOf('varese')])
    expect(again.match(/og:title/g)).toHaveLength(1)
    expect(again).not.toContain('og:image')
  })

  test('cannot be broken by a name', () => {
    const hostile = pageOf({ ...DEFAULTS, name: '</script><b>"$&' }, index)
    expect(hostile).toContain('<title>&lt;/script&gt;&lt;b&gt;&quot;$&amp;</title>')
    expect(hostile).not.toContain('</script><b>')
    expect(hostile).toContain(String.raw`"name":"\u003c/script>\u003cb>\"$&"`)
  })

  test('preloads the files that read the configuration, which the build names', () => {
    const built = index.replace('</head>', '<meta name="town-files" content="/assets/a.js /assets/b.js"></head>')
    expect(pageOf(DEFAULTS, built).match(/modulepreload" crossorigin href="[^"]*"/g)).toEqual([
      'modulepreload" crossorigin href="/assets/a.js"',
      'modulepreload" crossorigin href="/assets/b.js"',
    ])
    expect(page).not.toContain('modulepreload')
  })

  test('shows the logo of the town as its icon, and cannot be made of another page', () => {
    expect(pageOf({ ...DEFAULTS, mark: '/logo.png' }, index)).toContain('<link rel="icon" href="/logo.png" />')
    expect(() => pageOf(DEFAULTS, '<html></html>')).toThrow('title')
  })
})

test('The manifest of a town has its name, colours and logo, and keeps the rest', () => {
  const manifest = JSON.parse(fileOf('public/manifest.webmanifest')) as Record<string, unknown>
  expect(manifestOf(townOf('luino'), manifest)).toMatchObject({
    ...manifest,
    name: 'Luino Insieme',
    short_name: 'Luino Insieme',
    description: 'Avvisi, eventi e luoghi di Luino e delle sue frazioni.',
    background_color: '#0B1712',
    theme_color: '#0B1712',
  })
  expect(manifestOf({ ...DEFAULTS, shortName: 'Luino', mark: '/logo.png' }, manifest)).toMatchObject({
    short_name: 'Luino',
    background_color: manifest['background_color'],
    icons: [{ src: '/logo.png', type: 'image/png' }],
  })
})

test('The policy needs the origins of the services that a town names', () => {
  expect(originsOf(townOf('varese'))).toEqual({
    connect: [
      'https://api.piazza.comune.varese.example',
      'https://indirizzi.comune.varese.example',
      'https://segnalazioni.comune.varese.example',
    ],
    images: ['https://api.piazza.comune.varese.example', 'https://tiles.comune.varese.example'],
    media: ['https://api.piazza.comune.varese.example'],
  })
  // A map in one file is read in parts.
  expect(originsOf({ ...DEFAULTS, tiles: { url: 'https://mappe.example/luino.pmtiles', attribution: '' } })).toEqual({
    connect: ['https://mappe.example'],
    images: [],
    media: [],
  })
  expect(originsOf({ ...DEFAULTS, tiles: { url: '/luino.pmtiles', attribution: '' } })).toEqual({
    connect: [],
    images: [],
    media: [],
  })
  expect(originsOf({ ...DEFAULTS, tiles: { url: 'https://{s}.tiles.example/{z}/{x}/{y}', attribution: '' } })).toEqual({
    connect: [],
    images: ['https://*.tiles.example'],
    media: [],
  })
})
