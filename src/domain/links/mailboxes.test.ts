import { expect, test } from 'vitest'
import { mailboxesIn } from './mailboxes.ts'

test.each<readonly [string, readonly string[]]>([
  ['info@biblioteca.example.it', ['mailto:info@biblioteca.example.it']],
  [
    ' urp@comune.example.it; protocollo@pec.example.it ',
    ['mailto:urp@comune.example.it', 'mailto:protocollo@pec.example.it'],
  ],
  ['mario.rossi@comune.va.it', ['mailto:mario.rossi@comune.va.it']],
  ['Perché non scrivere a info@x.it?!', ['mailto:info@x.it']],
  ['a@b.it, c@d.it', ['mailto:a@b.it', 'mailto:c@d.it']],
  ['a@b.it/c@d.it', ['mailto:a@b.it', 'mailto:c@d.it']],
  ['Anagrafe <anagrafe@comune.example.it>', ['mailto:anagrafe@comune.example.it']],
  ['scrivi a mailto:o’neil@example.org.', ['mailto:o’neil@example.org']],
  ['info@comune.va.it; pec@pec.comune.va.it', ['mailto:info@comune.va.it', 'mailto:pec@pec.comune.va.it']],
  ['info@comune.va.it|pec@x.it – urp@y.it', ['mailto:info@comune.va.it', 'mailto:pec@x.it', 'mailto:urp@y.it']],
  ['PEC:protocollo@pec.comune.va.it', ['mailto:protocollo@pec.comune.va.it']],
  ['«info@x.it», “urp@x.it”, [ced@x.it]', ['mailto:info@x.it', 'mailto:urp@x.it', 'mailto:ced@x.it']],
  ['‘info@x.it’…', ['mailto:info@x.it']],
  ['Scrivi a info@x.it?', ['mailto:info@x.it']],
  ['info@x.it\u200b', ['mailto:info@x.it']],
  ['xa@b.it a@b.it', ['mailto:xa@b.it', 'mailto:a@b.it']],
  ['a@b.it/xa@b.it', ['mailto:a@b.it', 'mailto:xa@b.it']],
  ['segreteria_1+gare@città.va.it', ['mailto:segreteria_1+gare@città.va.it']],
  ['info@x..it, .a@b.it, info@@x.it, info@x', []],
  ['a@b.it?bcc=c@d.it', []],
  ['a@b.it&cc=c@d.it', []],
  ['a%0Abcc@b.it', []],
  ['a.%bcc@b.it', []],
  ['javascript:alert(1)@x.it', []],
  ['chiedere in ufficio', []],
  ['chiocciola@nessuno', []],
  ['', []],
])('%s: its addresses are links, and nothing goes with them (DIR-09)', (text, links) => {
  const parts = mailboxesIn(text)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links)
  expect(parts.map((part) => part.text).join('')).toBe(text.trim())
})

const mail = (text: string) => ({ text, href: `mailto:${text}` })
const words = (text: string) => ({ text, href: undefined })

test('An address is a link of its own, and all that stands between two is one text (DIR-09)', () => {
  expect(mailboxesIn('«info@x.it», oppure: pec@x.it!')).toEqual([
    words('«'),
    mail('info@x.it'),
    words('», oppure: '),
    mail('pec@x.it'),
    words('!'),
  ])
  expect(mailboxesIn('info@x.it')).toEqual([mail('info@x.it')])
  expect(mailboxesIn('')).toEqual([])
})
