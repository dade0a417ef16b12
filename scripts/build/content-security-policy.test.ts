import { expect, test } from 'vitest'
import { inlineScripts, inlineStyles, policy } from './content-security-policy.ts'

test('The policy runs our own scripts alone, in a page only those that it knows, and enforces Trusted Types (fault 50)', () => {
  const page =
    '<script type="module" src="/a.js"></script><script id="ask-first">go()</script><script type="application/json" id="configuration">{}</script>'
  const scripts = inlineScripts(page)
  const rules = policy({
    scripts,
    styles: inlineStyles('<link rel="stylesheet" href="/a.css"><style data-href="/b.css">p{color:red}</style>'),
    connect: ['https://api.example'],
    images: ['https:'],
    media: [],
  }).split('; ')
  expect(rules).toContain("script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='")
  expect(rules.find((rule) => rule.startsWith('style-src'))).toMatch(
    /^style-src 'self' 'sha256-[^']+' 'sha256-p0bF\+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='$/,
  )
  expect(rules).toContain("require-trusted-types-for 'script'")
  expect(rules.filter((rule) => /'unsafe-|\*/.test(rule))).toEqual([])
})
