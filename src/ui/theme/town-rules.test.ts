import { expect, test } from 'vitest'
import { townRules } from './town-rules.ts'

test('A town without colours has no rules', () => {
  expect(townRules({ colours: undefined })).toEqual({ rules: [], refused: [] })
})

test('The colours of a town are drawn in both looks, and in none with a high contrast', () => {
  const { rules, refused } = townRules({ colours: { accent: '#8FC1FF', background: '#0B1712' } })
  expect(rules.map((rule) => rule.replace(/\{--.*/s, '{'))).toEqual([
    '@media screen and (prefers-contrast: no-preference){:root:root:not([data-look="light"]){',
    '@media screen and (prefers-contrast: no-preference){:root:root[data-look="light"]{',
  ])
  expect(rules[0]).toMatch(/--color-accent:#8FC1FF[;}]/i)
  expect(rules[0]).toMatch(/--color-ground:#0B1712[;}]/i)
  expect(refused).toEqual([])
})

test('A colour that words cannot be read in is refused', () => {
  const { rules, refused } = townRules({ colours: { accent: '#101010' } })
  expect([rules, refused[0]?.asked]).toEqual([[], '#101010'])
})
