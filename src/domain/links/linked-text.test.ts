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
  ['a@b.it.+c@d.it', ['mailto:a@b.it', 'mailto:c@d.it']],
  ['Su www.museo.example.it/x_(y)).', ['https://www.museo.example.it/x_(y)']],
  ['«parcolago.it/orari»…', ['https://parcolago.it/orari']],
  ['Scrivi a <a@b.it>, o “info@c.it”', ['mailto:a@b.it', 'mailto:info@c.it']],
  ['Tel. 0331 504 112, fax no', ['tel:0331504112']],
  ['Chiama il\n347 555 0123!', ['tel:3475550123']],
  ['👉www.x.it👈 e https://x.it/a😀', ['https://www.x.it/', 'https://x.it/a']],
  [
    'Al sito\u200bwww.x.it/a\u200b, t.me/c o info@x.it\u200b',
    ['https://www.x.it/a', 'https://t.me/c', 'mailto:info@x.it'],
  ],
  ['*https://x.it/a_b*, _www.x.it_', ['https://x.it/a_b', 'https://www.x.it/']],
  [
    'Su www.comune.va.it/a_(b), (www.x.it/(c)) e https://x.it/_',
    ['https://www.comune.va.it/a_(b)', 'https://www.x.it/(c)', 'https://x.it/_'],
  ],
  ['الموقع www.x.it، البريد info@x.it', ['https://www.x.it/', 'mailto:info@x.it']],
  ['In pericolo chiama subito il 112, o il numero 1522', ['tel:112']],
  ['Numero unico 112. Chiamate il numero verde 800.123.456', ['tel:112', 'tel:800123456']],
  ['Tel. 0332/281450-51, cell. 347 1234567/8', ['tel:0332281450', 'tel:3471234567']],
  ['Vedi https://x.it/orari”dopo', ['https://x.it/orari']],
  ['Su ’’https://x.it/orari’’', ['https://x.it/orari']],
  ['Su Comune.Varese.it', ['https://comune.varese.it/']],
  ['Su x.it/vai?a=https://y.it', ['https://x.it/vai?a=https://y.it']],
  ['Nel file x.it/Albo.PDF', ['https://x.it/Albo.PDF']],
  ['Gratis: 800 123 456', ['tel:800123456']],
  ['Telefonate al 112', ['tel:112']],
  ['Chiamare il 1522', ['tel:1522']],
  ['Tel.: numero 112', ['tel:112']],
  ['Tel.: 112', ['tel:112']],
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
  'Il bar è chiuso.La sala no; dott.ssa Neri, localhost',
  'È chiuso.la sala no; aperto.il bar sì. Grazie.ci vediamo',
  'Il museo è chiuso.Bar aperto; Awww.La sala no',
  'Scaricate ftp://x.it/800123456',
  'Pratica 0332 1234',
  'Hotel 1522, motel 112, 2026-11-20',
  'Anno 2026, protocollo 44120, il 3.11.2026 ore 18.30',
])('everything else stays text: %s (fault 41)', (text) => {
  expect(linkedText(text)).toEqual([{ text, href: undefined }])
})

test.each([
  ['mailto:a@b.it', 'mailto:a@b.it'],
  ['800 123 456', 'tel:800123456'],
])('an address alone is one part: %s', (text, href) => expect(linkedText(text)).toEqual([{ text, href }]))

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
