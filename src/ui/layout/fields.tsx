import { Field, type FieldProps } from '#ui/components/field.tsx'
import { PasswordField, type PasswordFieldProps } from '#ui/components/password-field.tsx'
import { Checkbox, Switch } from '#ui/components/switch.tsx'
import type { Choice, Field as FieldView } from '#ui/view/parts.ts'

type Given = {
  readonly view: FieldView
  /** The first field of a dialog: it receives the initial focus. */
  readonly isFirst?: boolean
}

/** A text field; `name` and the following are for browsers and password managers. */
export const FieldLayout = ({
  view,
  isFirst = false,
  ...attributes
}: Given & Pick<FieldProps, 'name' | 'kind' | 'min' | 'hint'>) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- see `isFirst`.
  <Field {...view} autoFocus={isFirst} {...attributes} />
)

/** A password. */
export const PasswordLayout = ({
  view,
  isFirst = false,
  ...attributes
}: Given & Pick<PasswordFieldProps, 'name' | 'kind'>) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- see `isFirst`.
  <PasswordField {...view} autoFocus={isFirst} {...attributes} />
)

type OnOffProps = { readonly view: Choice; readonly name?: string }

/** What applies at once. */
export const SwitchLayout = ({ view, name }: OnOffProps) => <Switch {...view} name={name} />

/** What applies with the form that contains it. */
export const CheckboxLayout = ({ view, name }: OnOffProps) => <Checkbox {...view} name={name} />
