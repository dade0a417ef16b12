import * as fc from 'fast-check'
import * as Option from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import { mailTo } from './mail-to.ts'

const opened = (href: string) => {
  const url = new URL(href)
  // URLSearchParams reads a plus as a space, which a mail app does not.
  const fields = url.search
    .slice(1)
    .split('&')
    .map((field) => field.split('='))
  return {
    to: url.pathname,
    ...Object.fromEntries(fields.map(([name, value]) => [name, decodeURIComponent(value ?? '')])),
  }
}
const hrefOf = (subject: string, ...paragraphs: readonly string[]) =>
  Option.getOrElse(() => 'about:blank')(mailTo('urp@comune.example', { subject, paragraphs }))

test('an e-mail has its address, its subject, and its paragraphs one below the other', () => {
  expect(opened(hrefOf('Buca & asfalto', 'Via Sacco 5', 'È larga\ne profonda'))).toEqual({
    to: 'urp@comune.example',
    subject: 'Buca & asfalto',
    body: 'Via Sacco 5\r\n\r\nÈ larga\r\ne profonda',
  })
})

test('half of a sign, as a cut text may end, is shown as a sign that is not known', () =>
  expect(opened(hrefOf('Buca \u{D83D}', 'Via Sacco')).subject).toBe('Buca \uFFFD'))

test('nothing that is typed adds a field or breaks the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (subject, body) => {
      const { to, ...fields } = opened(hrefOf(`${subject}&bcc=x@y.example\u{D800}`, body))
      expect([to, Object.keys(fields)]).toEqual(['urp@comune.example', ['subject', 'body']])
    }),
    { numRuns: 60 },
  )
})
