import { SearchField, type SearchFieldProps } from '#ui/components/search-field.tsx'
import type { SearchFieldView } from '#ui/view/search-field.ts'

type SearchFieldLayoutProps = { readonly view: SearchFieldView } & Pick<
  SearchFieldProps,
  'field' | 'name' | 'onKeyDown'
>

/** A search field. */
export const SearchFieldLayout = ({ view, ...attributes }: SearchFieldLayoutProps) => (
  <SearchField {...view} {...attributes} />
)
