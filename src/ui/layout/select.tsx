import { Select, type SelectProps } from '#ui/components/select.tsx'
import type { Select as SelectView } from '#ui/view/selects.ts'

type SelectLayoutProps = Pick<SelectProps, 'name'> & { readonly view: SelectView }

/** A single choice; `name` is for browsers. */
export const SelectLayout = ({ view, ...attributes }: SelectLayoutProps) => (
  <Select
    label={view.label}
    value={view.value}
    options={view.options}
    placeholder={view.placeholder}
    hint={view.hint}
    error={view.problem}
    isRequired={view.isRequired}
    onChange={view.choose}
    {...attributes}
  />
)
