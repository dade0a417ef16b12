// @vitest-environment happy-dom
import { readFileSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { FIELD_KINDS, type FieldKind } from './field-kinds.ts'
import { mounted } from './testing/mounted.tsx'

const KINDS = Object.keys(FIELD_KINDS) as readonly FieldKind[]

const shown = async (kind: FieldKind, onChange: (value: string) => void = () => {}): Promise<HTMLInputElement> => {
  const { find } = await mounted(<Field label="x" name="x" value="Via " kind={kind} change={onChange} />)
  return find('input, textarea') as HTMLInputElement
}

describe('A field of each kind tells keyboards and browsers all of it (FMT-08)', () => {
  test.each(KINDS)('%s', async (kind) => {
    const field = await shown(kind)
    const { autoComplete, inputMode, autoCapitalize, spellCheck, enterKeyHint, dir } = FIELD_KINDS[kind]
    expect(
      ['autocomplete', 'inputmode', 'autocapitalize', 'spellcheck', 'enterkeyhint', 'dir'].map((one) =>
        field.getAttribute(one),
      ),
    ).toEqual([autoComplete, inputMode ?? null, autoCapitalize, String(spellCheck), enterKeyHint, dir])
  })

  test.each(['username', 'currentPassword', 'newPassword', 'code', 'email', 'otherUsername'] as const)(
    'no keyboard changes what is typed as a %s',
    (kind) =>
      expect(FIELD_KINDS[kind]).toMatchObject({ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
  )
})

test('every field that is typed into has its kind from the table (FMT-08)', () => {
  const typed = globSync('src/ui/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<(?:input|textarea)\b[\s\S]*?\/>/g)].map(([tag]) => ({ file, tag })),
    )
    .filter(({ tag }) => !/type="(?:checkbox|radio|file|range)"|\bhidden\b/.test(tag))
  expect(typed.length).toBeGreaterThan(4)
  expect(typed.filter(({ tag }) => !/FIELD_KINDS|attributesOfText/.test(tag))).toEqual([])
})

test('lines that are pasted into one line are parted by blanks (FMT-07)', async () => {
  const values: string[] = []
  const field = await shown('address', (value) => values.push(value))
  field.setSelectionRange(4, 4)
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(paste, { clipboardData: { getData: () => 'Sacco\r\n 5\u2028scala B\n' } })
  field.dispatchEvent(paste)
  expect([values, paste.defaultPrevented]).toEqual([['Via Sacco 5 scala B'], true])
})
