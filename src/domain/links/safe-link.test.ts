import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { leadsOutside, safeFileName, safeLink, safePath } from './safe-link.ts'

describe('a way back', () => {
  test.each(['/', '/noticeSent?activity=1', '/es/event/3#map', '/a//b', '/%2F%2Fevil.example'])(
    'inside the app (%s) is kept as it is',
    (path) => {
      expect(safePath(path)).toEqual(Option.some(path))
    },
  )

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\evil',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '//[',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    'noticeSent',
    '',
    null,
    undefined,
  ])('to anywhere else (%s) is refused (fault 42)', (path) => {
    expect(safePath(path)).toEqual(Option.none)
  })
})

describe('a link out', () => {
  test.each([
    ['https://a.it/', true],
    ['http://a.it/', true],
    ['/a?from=https://a.it', false],
    ['mailto:a@b.it', false],
  ])('is told from a path of the app: %s', (href, is) => expect(leadsOutside(href)).toBe(is))

  test.each([
    'https://www.comune.varese.it/',
    'mailto:urp@comune.it',
    'tel:+390332255111',
    'tel:0332255111;ext=12',
    'tel:112',
    'geo:45.8,8.8',
  ])('of a known kind (%s) may be followed', (address) => {
    expect(safeLink(address)).toEqual(Option.some(address))
  })

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'sms:0332255111',
    'sms:48000?body=SI',
    'smsto:48000',
    'callto:0332255111',
    'facetime:a@b.it',
    'intent://dial',
    'tel:javascript',
    'tel:*#06#',
    'tel:899123456',
    'file:///etc',
    '/a',
    undefined,
  ])('with another scheme (%s) is refused', (address) => {
    expect(safeLink(address)).toEqual(Option.none)
  })
})

test('A telephone that somebody has written is dialled by its digits (DIR-09)', () =>
  expect(safeLink('tel:+39-0332-255111')).toEqual(Option.some('tel:+390332255111')))

describe('the name of a saved file', () => {
  test.each([
    ['../../a', 'html', 'a.html'],
    ['../../a.html', '', 'a.html'],
    ['Avviso: orari/chiusure', 'pdf', 'Avviso orari chiusure.pdf'],
    ['..', 'pdf', 'file.pdf'],
    ['', '', 'file'],
    ['C:\\temp\\x', 'p/d\\f', 'C temp x.pdf'],
    ['riga\u0000uno\nriga due', 'txt', 'riga uno riga due.txt'],
    ['.bashrc', '', 'bashrc'],
    ['Avviso. ..', 'pdf', 'Avviso.pdf'],
    ['fdp.\u202eexe', 'pdf', 'fdp. exe.pdf'],
  ])('of %j and %j has no folders and no reserved characters (fault 43)', (label, extension, name) => {
    expect(safeFileName(label, extension)).toBe(name)
  })

  test('is short enough for every device', () => {
    expect(safeFileName('a'.repeat(500), 'pdf'.repeat(9)).length).toBeLessThanOrEqual(131)
  })
})
