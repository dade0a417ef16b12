import { SearchField, type SearchFieldProps } from '#ui/components/search-field.tsx'
import type { SearchFieldView } from '#ui/view/search-field.ts'

type SearchFieldLayoutProps = { readonly view: SearchFieldView } & Pick<
  SearchFieldProps,
  'field' | 'name' | 'onKeyDown'
>

/** A search field. */
export const SearchFieldLayout = ({ view, ...leading }: SearchFieldLayoutProps) => (
  <SearchField
    label={view.label}
    clearLabel={view.clear}
    value={view.value}
    onChange={view.change}
    onSubmit={view.send}
    {...leading}
  />
)
