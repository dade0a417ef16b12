import { Combobox } from '#ui/components/combobox.tsx'
import type { ComboboxView } from '#ui/view/combobox.ts'

/** A field that searches while typing; `name` is for browsers. */
export const ComboboxLayout = ({ view, name }: { readonly view: ComboboxView; readonly name: string }) => (
  <Combobox
    label={view.label}
    name={name}
    value={view.value}
    status={view.status}
    options={view.options.map(({ label }) => label)}
    onChange={view.change}
    onChoose={(index) => view.options[index]?.press()}
  />
)
