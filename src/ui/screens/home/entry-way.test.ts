import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leadsOutside } from '#domain/links/safe-link.ts'
import { entryWay, NOWHERE } from './entry-way.ts'
import { screenAt } from '#ui/base/screens.ts'

const HERE = 'https://piazza.example'
const way = (address: string) => entryWay(address, HERE)

describe('Where an entry of Home leads (HOME-01)', () => {
  test.each([
    ['/activity', '/activity'],
    ['/activity/1?tab=2#map', '/activity/1?tab=2#map'],
    [' /event ', '/event'],
    ['activity/1', '/activity/1'],
    ['./event', '/event'],
    ['../event', '/event'],
    ['#/activity', '/activity'],
    ['#!/activity', '/activity'],
    ['/#/activity', '/activity'],
    [`${HERE}/contact?country=2`, '/contact?country=2'],
    [`${HERE}/#/contact`, '/contact'],
    [`${HERE}/`, '/'],
    ['HTTPS://PIAZZA.EXAMPLE/country', '/country'],
    ['/es/activity', '/activity'],
    ['es/activity', '/activity'],
    ['/search?q=https://piazza.example/x', '/search?q=https://piazza.example/x'],
    ['/es', '/'],
    ['/', '/'],
  ])('"%s" leads to %s', (address, path) => {
    expect(way(address)).toBe(path)
    expect(screenAt(way(address))).toBeDefined()
  })

  test.each([
    ['https://www.comune.varese.it/x', 'https://www.comune.varese.it/x'],
    ['http://comune.luino.va.it', 'http://comune.luino.va.it/'],
    ['https://piazza.example.evil.it/activity', 'https://piazza.example.evil.it/activity'],
    ['http://piazza.example/activity', 'http://piazza.example/activity'],
  ])('"%s" leads outside', (address, href) => {
    expect([way(address), leadsOutside(href)]).toEqual([href, true])
  })

  test.each([
    '',
    ' ',
    '#',
    '.',
    '?',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'mailto:urp@comune.it',
    'https://',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    './/evil.example',
    '#//evil.example',
    '/.//evil.example',
    `${HERE}//evil.example`,
  ])('"%s" leads to where it is said that there is nothing (fault 42)', (address) => {
    expect(way(address)).toBe(NOWHERE)
    expect(screenAt(NOWHERE)).toBeUndefined()
  })

  test.each(['/sportello', 'sportello', '/activity/1/altro', 'www.comune.varese.it'])(
    '"%s" stays inside, where it is told that there is no such page',
    (address) => expect([screenAt(way(address)), leadsOutside(way(address))]).toEqual([undefined, false]),
  )

  test('is a path of ours or a site, and nothing else, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (address) => {
        const href = way(address)
        const url = new URL(href, HERE)
        expect(['http:', 'https:']).toContain(url.protocol)
        expect(leadsOutside(href) || (href.startsWith('/') && url.origin === HERE)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
