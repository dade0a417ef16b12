import { Field, type FieldProps } from '#ui/components/field.tsx'
import { PasswordField, type PasswordFieldProps } from '#ui/components/password-field.tsx'
import { Switch } from '#ui/components/switch.tsx'
import type { Choice, Field as FieldView } from '#ui/view/parts.ts'

const shared = ({ label, value, hint, problem, isRequired, change }: FieldView) => ({
  label,
  value,
  hint,
  error: problem,
  isRequired,
  onChange: change,
})

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
  <Field {...shared(view)} isReadOnly={view.isReadOnly} autoFocus={isFirst} {...attributes} />
)

/** A password. */
export const PasswordLayout = ({
  view,
  isFirst = false,
  ...attributes
}: Given & Pick<PasswordFieldProps, 'name' | 'kind'>) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- see `isFirst`.
  <PasswordField {...shared(view)} autoFocus={isFirst} {...attributes} />
)

/** A switch. */
export const SwitchLayout = ({ view, name }: { readonly view: Choice; readonly name?: string }) => (
  <Switch
    name={name}
    label={view.label}
    description={view.hint}
    error={view.problem}
    isSelected={view.isOn}
    isDisabled={view.isDisabled === true}
    isRequired={view.isRequired === true}
    onChange={view.flip}
  />
)
