import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALLOWED_TAGS } from '#ui/components/rich-text-copy.ts'
import { SHOWN_ATTRIBUTES, SHOWN_TAGS } from './shown.ts'

/** What runs, tells of what runs or is no part of what is seen; what texts from outside become others of. */
const NOT_SHOWN = ['meta', 'progress', 'video', 'bdo', 'del', 'h5', 'h6', 'strike']
/** Attributes by which styles tell what nobody sees in a picture: of an editor, of the focus, and of the whole page. */
const NOT_KEPT = ['contenteditable', 'tabindex', 'name', 'data-last-seen']
/** Those that are looked at by themselves. */
const OWN = ['href', 'value']

const sources = (pattern: string): string =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, ''))
    .join('\n')

test('Every kind of element that pages draw is drawn again, or left out on purpose (SHELL-25)', () => {
  const drawn = [
    ...sources('src/ui/**/*.tsx').matchAll(/<\/([a-z][a-zA-Z0-9]*)>|<([a-z][a-zA-Z0-9]*)(?:\s[^<>]*)?\/>/g),
  ].map(([, closed, whole]) => closed ?? whole ?? '')
  expect(drawn.length).toBeGreaterThan(500)
  const known = new Set([...SHOWN_TAGS, ...NOT_SHOWN])
  expect([...new Set([...drawn, ...ALLOWED_TAGS])].filter((tag) => !known.has(tag))).toEqual([])
})

test('Every attribute that a style asks for is kept, or left out on purpose (SHELL-25)', () => {
  // With a value, or behind what stands in a selector and before no index of the code.
  const selectors = /\[([a-z][a-z-]*)[~|^$*]?="|(?<=(?:not|is|where|has)\(|[&}'"`])\[([a-z][a-z-]*)\]/g
  const asked = [...sources('src/ui/**/*.css.ts').matchAll(selectors)].map(([, valued, bare]) => valued ?? bare ?? '')
  expect(asked).toContain('aria-pressed')
  const known = new RegExp(SHOWN_ATTRIBUTES)
  expect([...new Set(asked)].filter((name) => !known.test(name) && ![...NOT_KEPT, ...OWN].includes(name))).toEqual([])
})
