import { Select } from '#ui/components/select.tsx'
import type { Select as SelectView } from '#ui/view/selects.ts'

/** A single choice; `name` is for browsers. */
export const SelectLayout = ({ view, name }: { readonly view: SelectView; readonly name: string }) => (
  <Select {...view} name={name} />
)
