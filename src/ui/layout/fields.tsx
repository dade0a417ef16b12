import { Field, type FieldProps } from '#ui/components/field.tsx'
import { PasswordField, type PasswordFieldProps } from '#ui/components/password-field.tsx'
import { Checkbox, Switch } from '#ui/components/switch.tsx'
import type { Choice, Field as FieldView } from '#ui/view/parts.ts'

type FieldLayoutProps = { readonly view: FieldView } & Pick<FieldProps, 'name' | 'kind' | 'min' | 'hint' | 'isFirst'>

/** A text field; `name` and the following are for browsers and password managers. */
export const FieldLayout = ({ view, ...attributes }: FieldLayoutProps) => <Field {...view} {...attributes} />

type PasswordLayoutProps = { readonly view: FieldView } & Pick<PasswordFieldProps, 'name' | 'kind' | 'isFirst'>

/** A password. */
export const PasswordLayout = ({ view, ...attributes }: PasswordLayoutProps) => (
  <PasswordField {...view} {...attributes} />
)

type OnOffProps = { readonly view: Choice; readonly name?: string }

/** What applies at once. */
export const SwitchLayout = ({ view, name }: OnOffProps) => <Switch {...view} name={name} />

/** What applies with the form that contains it. */
export const CheckboxLayout = ({ view, name }: OnOffProps) => <Checkbox {...view} name={name} />
