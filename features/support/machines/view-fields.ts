import type { Field } from '#ui/view/parts.ts'
import type { RichField } from '#ui/view/rich-field.ts'
import type { Select } from '#ui/view/selects.ts'
import { heldIn, type Node, ofKind } from './view-parts.ts'
import { plain } from './view-texts.ts'

/** What is written in: what it says, how it is written, and whether something can be written there. */
type FieldFace = Readonly<{
  read: () => string
  write: (value: string) => void
  offers: (value: string) => boolean
  /** What can be chosen, where nothing is typed. */
  options?: readonly string[]
  /** Sends what stands in it, where that can be done. */
  send?: (() => void) | undefined
}>

type Typed = Pick<Field, 'value' | 'change'> & Readonly<{ isReadOnly?: boolean; send?: () => void }>
const fieldFace = ({ value, isReadOnly, change, send }: Typed): FieldFace => ({
  read: () => value,
  write: change,
  offers: () => isReadOnly !== true,
  send,
})

const selectFace = ({ value, options, placeholder = '', choose }: Select): FieldFace => {
  const called = (words: string) => [...options, { label: placeholder, value: '' }].find(({ label }) => label === words)
  return {
    read: () => options.find((option) => option.value === value)?.label ?? placeholder,
    write: (words) => choose(called(words)?.value ?? ''),
    offers: (words) => called(words) !== undefined,
    options: options.map(({ label }) => label),
  }
}

/** Words are typed as they are read; the paragraph around them is the editor's. */
const richFieldFace = ({ html, isDisabled, change }: RichField): FieldFace => ({
  read: () => plain(html).trim(),
  write: (typed) => change(`<p>${typed}</p>`),
  offers: () => !isDisabled,
})

export const byLabel = <Part extends Readonly<{ label: string }>, Face>(
  parts: readonly Part[],
  face: (part: Part) => Face,
) => Object.fromEntries(parts.map((part) => [part.label, face(part)]))

export const fieldsOf = (top: Node): Readonly<Record<string, FieldFace>> => {
  const held = heldIn(top)
  const open =
    <Part>(face: (part: Part) => FieldFace) =>
    (part: Part): FieldFace =>
      held.has(part) ? { ...face(part), write: () => {}, offers: () => false } : face(part)
  return {
    ...byLabel<Typed & Readonly<{ label: string }>, FieldFace>(
      [...ofKind(top, 'field'), ...ofKind(top, 'combobox')],
      open(fieldFace),
    ),
    ...byLabel(ofKind(top, 'select'), open(selectFace)),
    ...byLabel(ofKind(top, 'richField'), open(richFieldFace)),
  }
}

/** What is said to be wrong with what has a label: a field, a choice, or several that stand together. */
export const problemAt = (top: Node, label: string): Readonly<{ problem: string | undefined }> | undefined =>
  [...ofKind(top, 'field'), ...ofKind(top, 'select'), ...ofKind(top, 'choice'), ...ofKind(top, 'choices')]
    .filter((part) => part.label === label)
    .map(({ problem }) => ({ problem }))[0]
