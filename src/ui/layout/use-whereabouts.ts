import { useLocation, useSearch } from 'wouter'

/** Where the citizen is, without language prefix, with the query. */
export const useWhereabouts = (): string => {
  const [path] = useLocation()
  const search = useSearch()
  return search === '' ? path : `${path}?${search}`
}
