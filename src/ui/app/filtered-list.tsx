import { FilteredListFrame, type FrameProps } from '#ui/layout/filtered-list.tsx'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { type FilteredListGiven, filteredListView } from '#ui/view/filtered-list.ts'
import type { Listing } from './shortfall-texts.ts'

type FilteredListProps = Omit<FrameProps, 'view'> & {
  readonly title: string
  readonly filterLabel: string
  readonly list: FilteredListGiven
  readonly total: string
  readonly of: Listing
  readonly incomplete: string
  readonly question: string
}

/** The page of a filtered list around what its own components make of the rows. */
export const FilteredList = ({
  title,
  filterLabel,
  list,
  total,
  of,
  incomplete,
  question,
  ...frame
}: FilteredListProps) => {
  const words = { title, sought: question, filter: filterLabel, total, incomplete, of }
  const content = () => ({ kind: list.face })
  return <FilteredListFrame view={filteredListView(list, words, useSpeech(), content)} {...frame} />
}
