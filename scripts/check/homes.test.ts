import { describe, expect, test } from 'vitest'
import { awayFromHome } from './homes.ts'

const FILE = 'src/ui/screens/town/town-view.ts'

describe('Code away from its home', () => {
  test.each([
    ['const href = `tel:${number}`', 'domain/links'],
    ["const href = 'mailto:' + address", 'domain/links'],
    ['const found = name.toLowerCase().includes(text)', 'domain/text/fold'],
    ['rows\n  .toUpperCase()', 'domain/text/fold'],
    ['const all = names.sort()', 'domain/text/order'],
    ["const collator = new Intl.Collator('it')", 'domain/text/order'],
    ['const initial = name.charAt(0)', 'domain/text/signs'],
    ['const initial = [...name][0]', 'domain/text/signs'],
    ['<input maxLength={50} />', 'domain/text/signs'],
    ["if (typed.trim() === '') return", 'domain/text/typed'],
    ['const email = values.email.trim()', 'domain/text/typed'],
    ["if (press.key === 'Enter') send()", 'components/keys'],
    ['const hear = ({ key }: KeyboardEvent) => act(key)', 'components/keys'],
    ['if (event.nativeEvent.isComposing) return', 'components/keys'],
    ['<input autoComplete="off" />', 'components/field-kinds'],
    [String.raw`const name = '\u2068' + text`, 'domain/text/direction'],
    ['const today = dayOf(Date.now())', 'the clock'],
    ['setInterval(look, 1000)', 'the clock'],
    ['await navigator.clipboard.writeText(text)', 'a device'],
    ["const tabs = new BroadcastChannel('x')", 'a device'],
    ['<ul className={css.rows}>', 'components/list-role'],
    ['<ol ref={list} role="list">', 'components/list-role'],
    ['<ul\n  className={css.rows}\n>', 'components/list-role'],
    ['<Suspense fallback={room}>', 'components/lazy'],
    ["import { lazy, useState } from 'react'", 'components/lazy'],
  ])('%s', (source, home) =>
    expect(awayFromHome({ [FILE]: source }, [])).toEqual([expect.stringMatching(`^${FILE}: .* — .*${home}`)]),
  )

  test.each([
    "if (href.startsWith('mailto:')) return Mail",
    'const rows = all.sort(byName)',
    'const rest = parts.slice(1)',
    '// name.toLowerCase() is not enough',
    "if (keyOf(press) === 'Enter') send()",
    "import { lazy } from '#ui/components/lazy.tsx'",
    'const day = new Date(moment)',
    '<li key={row.key}>',
    '<ul className={css.rows} {...LIST} aria-label={name}>',
    '<ul\n  {...LIST}\n  onFocus={(event) => keep(event)}\n>',
  ])('not %s', (source) => expect(awayFromHome({ [FILE]: source }, [])).toEqual([]))

  test('not in the home itself', () =>
    expect(awayFromHome({ 'src/domain/text/fold.ts': 'text.toLowerCase()' }, [])).toEqual([]))
})

describe('An exception', () => {
  const exception = { file: FILE, text: 'tag.toLowerCase()', reason: 'The tag of a language.' }

  test('allows what it names, in its file', () => {
    expect(awayFromHome({ [FILE]: 'tag.toLowerCase()' }, [exception])).toEqual([])
    expect(awayFromHome({ [FILE]: 'tag.toLowerCase()\nname.toLowerCase()' }, [exception])).toHaveLength(1)
  })

  test('is reported when nothing needs it', () =>
    expect(awayFromHome({ [FILE]: '' }, [exception])).toEqual([
      `${FILE}: nothing needs the exception for tag.toLowerCase()`,
    ]))
})
