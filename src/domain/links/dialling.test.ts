import * as fc from 'fast-check'
import { isValidPhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { dialledAddress, telephoneLink } from './dialling.ts'

describe('A number that may be dialled (DIR-09)', () => {
  test.each([
    ['0332 255111', 'tel:0332255111'],
    ['(0332) 25.51.11', 'tel:0332255111'],
    ['0332/255111', 'tel:0332255111'],
    ['0332\u2011255\u2212111', 'tel:0332255111'],
    ['\u202a+39 0332 255111\u202c', 'tel:+390332255111'],
    ['+41 (0)91 815 71 11', 'tel:+41918157111'],
    ['+39 (0)332 255111', 'tel:+390332255111'],
    ['112', 'tel:112'],
    ['1515', 'tel:1515'],
    ['116 117', 'tel:116117'],
    ['45500', 'tel:45500'],
    ['7123456', 'tel:7123456'],
    ['347 123 4567', 'tel:3471234567'],
    ['800 123 456', 'tel:800123456'],
    ['848 800 888', 'tel:848800888'],
    ['199 12 34 56', 'tel:199123456'],
    ['+442071838750', 'tel:+442071838750'],
    ['02 8992345', 'tel:028992345'],
    ['0332 899123', 'tel:0332899123'],
  ])('%s', (written, link) => expect(telephoneLink(written)).toBe(link))

  test.each([
    '',
    '+',
    '0',
    '12',
    '*#06#',
    '*123#',
    '**21*3471234567#',
    '#31#3471234567',
    '+39+0332255111',
    '0332255111+',
    '0332a255111',
    '1234567890123456',
    '٠٣٣٢٢٥٥١١١',
    'javascript',
  ])('is none: %s', (written) => expect(telephoneLink(written)).toBeUndefined())

  test.each([
    '892 424',
    '89 24 24',
    '899 123 456',
    '+39 899 123456',
    '0039899123456',
    '895 895 8123',
    '894 4444',
    '0878 123 45',
    '144 123 456',
    '166 123 456',
    '+979 1 2345 6789',
    '00979123456789',
  ])('is one at a premium too, where it is read, and none where words may hide it: %s', (written) => {
    expect(telephoneLink(written)).toMatch(/^tel:\+?\d+$/)
    expect(dialledAddress(`tel:${written}`)).toBeUndefined()
  })
})

test('Google’s metadata has the same numbers of Italy at a premium (DIR-09)', () => {
  const begins = [
    '0878',
    '144',
    '166',
    '163',
    '164',
    '89',
    '892',
    '893',
    '894',
    '895',
    '899',
    '199',
    '80',
    '84',
    '02',
    '3',
  ]
  const italian = fc
    .tuple(fc.constantFrom('', '+39', '0039'), fc.constantFrom(...begins), fc.stringMatching(/^\d{2,8}$/))
    .filter(([, start, rest]) => isValidPhoneNumber(`+39${start}${rest}`, 'IT'))
  fc.assert(
    fc.property(italian, ([prefix, start, rest]) => {
      const isPremium = parsePhoneNumberWithError(`+39${start}${rest}`, 'IT').getType() === 'PREMIUM_RATE'
      const number = `${prefix}${start}${rest}`
      expect(dialledAddress(`tel:${number}`)).toBe(isPremium ? undefined : `tel:${number}`)
    }),
    { numRuns: 500 },
  )
})

describe('An address that somebody has written to be dialled', () => {
  test.each([
    ['tel:+390332255111', 'tel:+390332255111'],
    ['tel:+39-0332-255111', 'tel:+390332255111'],
    ['tel:0332%20255111;ext=12', 'tel:0332255111;ext=12'],
    ['TEL:0332255111', 'tel:0332255111'],
    ['tel:0332 255111', 'tel:0332255111'],
    ['tel:0332%C2%A0255%2F111', 'tel:0332255111'],
    ['tel:(0332)255.111', 'tel:0332255111'],
    ['tel://0332255111', 'tel:0332255111'],
    ['tel:%E2%80%AA0332255111%E2%80%AC', 'tel:0332255111'],
    ['tel:+41(0)918157111', 'tel:+41918157111'],
    ['tel:255111;phone-context=+390332', 'tel:255111'],
    ['tel:0332255111;ext=12;isub=1', 'tel:0332255111;ext=12'],
    ['tel:0332255111,12', 'tel:0332255111,12'],
    ['tel:0332255111,,3', 'tel:0332255111,,3'],
    ['tel:0332255111;ext=uno', 'tel:0332255111'],
    ['tel:0332255111;ext=123456789', 'tel:0332255111'],
    ['tel:0332255111,0332255112', 'tel:0332255111'],
    ['tel:0332255111?call', 'tel:0332255111'],
    ['tel:112', 'tel:112'],
    ['tel:1515', 'tel:1515'],
    ['tel:118', 'tel:118'],
  ])('is dialled: %s', (address, link) => expect(dialledAddress(address)).toBe(link))

  test.each([
    'tel:',
    'tel:javascript',
    'tel:javascript:alert(1)',
    'tel:*#06#',
    'tel:%2A%2306%23',
    'tel:*%2306%23',
    'tel:**21*3471234567%23',
    'tel:%2331%233471234567',
    'tel:0332255111#',
    'tel:0332255111,*21%23',
    'tel:0332255111;ext=*12',
    'tel:0332255111%',
    'tel:0332255111<b>',
    'tel:800-COMUNE',
    'tel:12',
    'tel:;ext=12',
    'tel:899123456',
    'tel:+39-899-123456;ext=1',
    'tel:mailto:a@b.it',
  ])('is not dialled: %s', (address) => expect(dialledAddress(address)).toBeUndefined())

  test('is dialled as digits and nothing else, whatever it is', () => {
    const signs = fc.constantFrom(...'0123456789+*#;,?=ext %25-./()aé'.split(''), '%2A', '%23', '\n')
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 14 }), (some) => {
        const link = dialledAddress(`tel:${some.join('')}`)
        expect(link ?? 'tel:112').toMatch(/^tel:\+?\d{3,15}(?:;ext=\d{1,8}|,+\d{1,8})?$/i)
      }),
      { numRuns: 1_000 },
    )
  })
})
