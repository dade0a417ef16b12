import type { Field } from './parts.ts'

type FieldParts = Pick<Field, 'label' | 'value' | 'change'> &
  Partial<Pick<Field, 'hint' | 'problem' | 'isRequired' | 'isReadOnly'>>

/** A text field. */
export const field = ({ label, value, change, ...more }: FieldParts): Field => ({
  kind: 'field',
  label,
  value,
  hint: undefined,
  problem: undefined,
  isRequired: false,
  isReadOnly: false,
  ...more,
  change,
})
