import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedText } from './linked-text.ts'

const links = (text: string) => linkedText(text).flatMap(({ href }) => href ?? [])

test.each([
  ['Vedi https://biblioteca.example.it/orari.', ['https://biblioteca.example.it/orari']],
  ['(http://comune.example.it/a?b=1&c=2)', ['http://comune.example.it/a?b=1&c=2']],
  ['Scrivi a prestiti@biblioteca.example.it, grazie', ['mailto:prestiti@biblioteca.example.it']],
  ['mailto:ufficio@example.it o tel:+390332281450', ['mailto:ufficio@example.it', 'tel:+390332281450']],
  ['orari-https://uno.example.it', ['https://uno.example.it/']],
  ['a@b.it.+c@d.it', ['mailto:a@b.it']],
  ['Due: https://uno.example.it https://due.example.it', ['https://uno.example.it/', 'https://due.example.it/']],
])('addresses become links: %s', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<a href="javascript:alert(1)">clicca</a>',
  '<img src=x onerror=alert(1)>',
  'file:///etc/passwd',
  'geo:45,8',
  'Ci vediamo alle 18:30, va bene? 3.2.1@',
  'https://',
])('everything else stays text: %s (fault 41)', (text) => {
  expect(linkedText(text)).toEqual([{ text, href: undefined }])
})

test('an address alone is one part', () =>
  expect(linkedText('tel:112')).toEqual([{ text: 'tel:112', href: 'tel:112' }]))

test('the text is complete and unchanged, and only safe schemes are linked', () => {
  const pieces = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.emailAddress(),
    fc.constantFrom('javascript:alert(1)', ' ', '\n', 'https://', 'mailto:', 'tel:1', '<b>'),
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 6 }), (some) => {
      const text = some.join(' ')
      const parts = linkedText(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { href = 'https:' } of parts) expect(href).toMatch(/^(?:https?|mailto|tel):/)
    }),
    { numRuns: 40 },
  )
})

test('the time is linear in the length of the text', () => {
  const long = `${'a.'.repeat(200_000)} https://${'!'.repeat(200_000)} x${'@a'.repeat(100_000)}`
  expect(linkedText(long)).toEqual([{ text: long, href: undefined }])
})
