import { CheckboxGroup } from '#ui/components/checkbox-group.tsx'
import type { Choices } from '#ui/view/choices.ts'

/** Choices of a form, one under the other; `name` is for browsers. */
export const CheckboxesLayout = ({ view, name }: { readonly view: Choices; readonly name: string }) => (
  <CheckboxGroup
    label={view.label}
    hint={view.hint}
    name={name}
    choices={view.choices}
    isRequired={view.isRequired}
    error={view.problem}
  />
)
