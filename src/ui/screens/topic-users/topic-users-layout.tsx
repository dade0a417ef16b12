import { useListPlaces } from '#ui/layout/lists/use-list-focus.ts'
import { WindowedCards, WindowedCardsSkeleton } from '#ui/layout/lists/windowed-cards.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { FilteredListFrame, RowsLayout } from '#ui/layout/filtered-list.tsx'
import { LikenessLayout } from '#ui/layout/likeness.tsx'
import { size } from '#ui/theme/tokens.ts'
import type { FollowerView, TopicUsersView } from './topic-users-view.ts'

/** The subscribers of a topic. */
const TopicUsersLayout = ({ view }: { readonly view: TopicUsersView }) => {
  const places = useListPlaces()
  return (
    <FilteredListFrame view={view} {...places}>
      <RowsLayout view={view.content} waiting={<WindowedCardsSkeleton />} {...places}>
        {(sight) => (
          <WindowedCards {...sight} label={sight.rows.label}>
            {(user: FollowerView) => <Follower view={user} />}
          </WindowedCards>
        )}
      </RowsLayout>
    </FilteredListFrame>
  )
}
export { TopicUsersLayout as default }

const Follower = ({ view: { name, country, work, likeness } }: { readonly view: FollowerView }) => (
  <ListRow
    overline={country}
    title={name}
    meta={work}
    leading={<LikenessLayout view={likeness} size={size.avatarRow} />}
  />
)
