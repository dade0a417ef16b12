import * as fc from 'fast-check'
import { isValidPhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { telephonesIn } from './telephones.ts'

const dialled = (text: string) => telephonesIn(text).flatMap(({ href }) => href ?? [])

describe('The numbers that may be dialled in a text of contact (DIR-09)', () => {
  test.each<readonly [string, readonly string[]]>([
    ['0332 281450', ['tel:0332281450']],
    ['0332 281450 int. 3', ['tel:0332281450']],
    ['0332 281450 interno 112', ['tel:0332281450']],
    ['+39 0332-555.10 ext 21', ['tel:+39033255510']],
    ['0332 281450 / 0332 281451', ['tel:0332281450', 'tel:0332281451']],
    ['0332281450/0332281451', ['tel:0332281450', 'tel:0332281451']],
    ['0332 281450 - 347 1234567', ['tel:0332281450', 'tel:3471234567']],
    ['0332 281450, 0332 281451 oppure 800 123 456', ['tel:0332281450', 'tel:0332281451', 'tel:800123456']],
    ['0332-281450 0332-281451', ['tel:0332281450', 'tel:0332281451']],
    ['0332 281450/51', ['tel:0332281450']],
    ['06 1234567/8', ['tel:061234567']],
    ['0332/281450', ['tel:0332281450']],
    ['0332 / 281450', ['tel:0332281450']],
    ['(0332) 28.14.50', ['tel:0332281450']],
    ['06/0606', ['tel:060606']],
    ['112', ['tel:112']],
    ['112/118', ['tel:112', 'tel:118']],
    ['1522', ['tel:1522']],
    ['116 117', ['tel:116117']],
    ['199 12 34 56', ['tel:199123456']],
    ['7123456', ['tel:7123456']],
    ['+41 (0)91 815 71 11', ['tel:+41918157111']],
    ['+39 (0332) 281450', ['tel:+390332281450']],
    ['0041 91 8157111', ['tel:0041918157111']],
    ['Tel. 0332 281450 (ore 9.00-12.30)', ['tel:0332281450']],
    ['lun-ven 08.30-12.30: 0332 281450', ['tel:0332281450']],
    ['dal 03.12.2026 800 123456', ['tel:800123456']],
    ['Anna 347 1234567; Luca 348 7654321', ['tel:3471234567', 'tel:3487654321']],
    ['0332/281450-51', ['tel:0332281450']],
    ['0332 281450-1', ['tel:0332281450']],
    ['0332.28.14.50/51/52', ['tel:0332281450']],
    ['0332-28-14-50 -51 -452', ['tel:0332281450']],
    ['0332-28-14-50', ['tel:0332281450']],
    ['347 1234567/8', ['tel:3471234567']],
    ['347-12-34-567', ['tel:3471234567']],
    ['+41-91-815-71-11', ['tel:+41918157111']],
    ['0332 281450/51 - 347 1234567', ['tel:0332281450', 'tel:3471234567']],
    ['0332 281450 / 281451', ['tel:0332281450']],
    ['0332 28 14 50 0332 28 14 51', ['tel:0332281450', 'tel:0332281451']],
    ['0332\u2011281450 \u2013 0332\u00a0281451', ['tel:0332281450', 'tel:0332281451']],
    ['+39 0332 28 14 50 r.a.', ['tel:+390332281450']],
    ['tel. 0332.281450 (ore ufficio)', ['tel:0332281450']],
    ['(+39) 0332 281450', ['tel:+390332281450']],
    ['+39 (0)332 281450', ['tel:+390332281450']],
    ['0332 281450 (2 linee)', ['tel:0332281450']],
    ['0332 281450 (347 1234567) (fax)', ['tel:0332281450', 'tel:3471234567']],
    ['0332 281450) 0332 281451', ['tel:0332281450', 'tel:0332281451']],
    ['Ufficio: 0332 281450', ['tel:0332281450']],
    ['piano 2 0332281450, stanza 112', ['tel:0332281450']],
    ['n. 0332 281450, ore 9', ['tel:0332281450']],
    ['0332 281450 int. 3 / 0332 281451 int. 112', ['tel:0332281450', 'tel:0332281451']],
    ['int. 112/113', []],
    ['Tel0332281450', ['tel:0332281450']],
    ['0332 281450 24h/24', ['tel:0332281450']],
    ['0332 281450 9-12', ['tel:0332281450']],
    ['lun-ven 8.30-12 0332 281450', ['tel:0332281450']],
    ['113-118', ['tel:113', 'tel:118']],
    ['113  118', ['tel:113', 'tel:118']],
    ['06 0606 / 112', ['tel:060606', 'tel:112']],
    ['0332/281450-0332/281451', ['tel:0332281450', 'tel:0332281451']],
    ['0332 281450 / 0332 281451 0332 281452', ['tel:0332281450', 'tel:0332281451', 'tel:0332281452']],
    ['0332 281450 800 123456', ['tel:0332281450', 'tel:800123456']],
    ['Consolato: +41 91 815 71 11', ['tel:+41918157111']],
    ['Numero unico 892424, chiamate da rete fissa', ['tel:892424']],
    ['Numero unico 848 800 888, maghi 899 123 456', ['tel:848800888', 'tel:899123456']],
    ['899 123456 / 0332 281450', ['tel:899123456', 'tel:0332281450']],
    ['899 123456', ['tel:899123456']],
    ['Deviazione: **21*3471234567#', []],
    ['Anonimo: #31#3471234567', []],
    ['*#06#', []],
    ['*0332 281450*', ['tel:0332281450']],
    ['Antiviolenza e stalking: 1522', ['tel:1522']],
    ['SMS solidale al 45500', ['tel:45500']],
    ['712 34 56', ['tel:7123456']],
    ['9-12 0332 281450', ['tel:0332281450']],
    ['9 - 12 0332 281450', ['tel:0332281450']],
    ['9-12.30 0332 281450', ['tel:0332281450']],
    ['14-18 0332 281450', ['tel:0332281450']],
    ['20-24 0332 281450', ['tel:0332281450']],
    ['Interno 3: chiamare 0332 281450', ['tel:0332281450']],
    ['Ufficio: tel0332281450', ['tel:0332281450']],
    ['stanza 112 / 0332 281450', ['tel:0332281450']],
    ['interno 3 0332 281451 / 0332 281452', ['tel:0332281451', 'tel:0332281452']],
    ['+39 (03322) 81450', ['tel:+390332281450']],
    ['+39 (0)332 280050', ['tel:+390332280050']],
    ['(08.30 - 12.30)', []],
    ['(08.30- 12.30)', []],
    ['(08.30 -12.30)', []],
    ['2026-12-15', []],
    ['347 1234567-12 3456', []],
    ['IVA 03322814501', []],
    ['PIVA 03322814501', []],
    ['P. IVA:03322814501', []],
    ['C.F. 03322814501', []],
    ['CF 03322814501', []],
    ['c. f. 03322814501', []],
    ['stanza n.112', []],
    ['atto n. 40404', []],
    ['Tel. della pratica AB0332281450', []],
    ['protocollo 12345/6', []],
    ['0-3-3-2-2-8-1-4-5-0/51', ['tel:0332281450']],
    ['Partita IVA 03322814501', []],
    ['0332 28145O', []],
    ['chiedere in ufficio', []],
    ['sportello 3, piano 1', []],
    ['08.30-12.30', []],
    ['IT60X0542811101000000123456', []],
    ['1', []],
    ['', []],
  ])('%s', (text, expected) => expect(dialled(text)).toEqual(expected))

  test.each<readonly [string, readonly string[]]>([
    ['+39 0332 28 14 5/6', ['tel:+39033228145']],
    ['0332 00 39 12/3', ['tel:0332003912']],
    ['347 12 34 567/8', ['tel:3471234567']],
    ['347 123 456-7', ['tel:3471234567']],
    ['06 123 45 67/8', ['tel:061234567']],
    ['06 12345/6', ['tel:0612345']],
    ['02345 67/8', ['tel:02345678']],
    ['0332 (2814)/5', ['tel:033228145']],
    ['347 1234567 / 0332 281450/51', ['tel:3471234567', 'tel:0332281450']],
  ])('end where it is whole, and other last digits follow it: %s', (text, expected) =>
    expect(dialled(text)).toEqual(expected),
  )

  test.each([
    ['0332 281450 (2 linee)', '0332 281450'],
    ['(0332 281450)', '0332 281450'],
    ['(0332) 281450, centralino', '(0332) 281450'],
    ['0332/281450-51', '0332/281450'],
    ['0332 281450  -  0332 281451', '0332 281450', '0332 281451'],
    ['0332 281450 -0332 281451', '0332 281450', '0332 281451'],
    ['0332 281450- 0332 281451', '0332 281450', '0332 281451'],
    ['0332 281450  347 1234567', '0332 281450', '347 1234567'],
    ['int. 3 0332 281451', '0332 281451'],
    ['0332 281450 24h/24', '0332 281450'],
    ['0332 281450) 0332 281451', '0332 281450', '0332 281451'],
    ['112) 118', '112', '118'],
    ['0332 281450 (347 1234567) 112', '0332 281450', '347 1234567', '112'],
    ['0332 281450 (347 (123) 4567) 112', '0332 281450', '347 (123) 4567', '112'],
    ['(0332 281450 (347 1234567) 0332 281451', '0332 281450', '347 1234567', '0332 281451'],
  ])('are no more than the number: of %s the link is %s', (text, ...those) =>
    expect(telephonesIn(text).flatMap((part) => (part.href === undefined ? [] : part.text))).toEqual(those),
  )

  test('are parts of their own, with no empty part around them', () => {
    const library = { text: '0332 281450', href: 'tel:0332281450' }
    expect(telephonesIn('0332 281450')).toEqual([library])
    expect(telephonesIn(' Tel. 0332 281450 / 347 1234567 ')).toEqual([
      { text: 'Tel. ', href: undefined },
      library,
      { text: ' / ', href: undefined },
      { text: '347 1234567', href: 'tel:3471234567' },
    ])
    expect(telephonesIn('')).toEqual([])
  })

  test.each([
    '0332 281450 int. 3',
    '0332 281450 (2 linee)',
    '(0332) (281450',
    'Anna: 347 1234567 / Luca',
    '112 / 113',
    'chiedere in ufficio',
    '+39 0332',
  ])('are shown with all that stands around them: %s', (text) =>
    expect(
      telephonesIn(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text),
  )
})

const international = (number: string) => parsePhoneNumberWithError(number, 'IT').number
const HOW = ['', ' ', '-', '.', '/'] as const

/** Italian numbers as people write them: an area, a mobile or a service number, with or without prefix and signs. */
const italian = fc
  .record({
    start: fc.constantFrom(
      '02',
      '06',
      '010',
      '0332',
      '0331',
      '081',
      '0571',
      '3',
      '320',
      '347',
      '393',
      '800',
      '803',
      '840',
      '892',
      '199',
    ),
    rest: fc.stringMatching(/^\d{4,8}$/),
    prefix: fc.constantFrom('', '', '+39 ', '0039'),
    sign: fc.constantFrom(...HOW),
  })
  // A number that begins with 39 is read there as one with a prefix.
  .filter(
    ({ start, rest }) =>
      isValidPhoneNumber(`+39${start}${rest}`, 'IT') &&
      isValidPhoneNumber(`${start}${rest}`, 'IT') &&
      parsePhoneNumberWithError(`${start}${rest}`, 'IT').number === `+39${start}${rest}`,
  )

test('Google’s metadata agrees on 1,000 Italian numbers', () => {
  fc.assert(
    fc.property(italian, ({ start, rest, prefix, sign }) => {
      const text = `${prefix}${start}${sign}${rest}`
      expect(dialled(text).map((href) => international(href.slice(4)))).toEqual([international(text)])
    }),
    { numRuns: 1_000 },
  )
})

test('The time is linear in the length of a text of digits', () => {
  for (const part of ['1-', '1 ', '(1', '1) ', '0332 / ', '9-12 '])
    expect(telephonesIn(`${part.repeat(30_000)}1`).filter(({ href }) => href !== undefined)).toEqual([])
})
