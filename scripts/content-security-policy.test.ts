import { expect, test } from 'vitest'
import { policy } from './content-security-policy.ts'

test('The policy runs our own scripts alone, none inline, and enforces Trusted Types (fault 50)', () => {
  const rules = policy({ connect: ['https://api.example'], images: ['https:'], media: [] }).split('; ')
  expect(rules).toContain("script-src 'self'")
  expect(rules).toContain("require-trusted-types-for 'script'")
  expect(rules.filter((rule) => /'unsafe-|\*/.test(rule))).toEqual([])
})
