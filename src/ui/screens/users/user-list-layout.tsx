import { ArrowDownAZ, ArrowUpZA, Trash2, UserRoundPlus } from 'lucide-react'
import { memo } from 'react'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { useMedia } from '#ui/layout/use-media.ts'
import { useFocusOnReturn, useListPlaces } from '#ui/layout/lists/use-list-focus.ts'
import { WindowedCards, WindowedCardsSkeleton } from '#ui/layout/lists/windowed-cards.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { FilteredListFrame, RowsLayout } from '#ui/layout/filtered-list.tsx'
import { LikenessLayout } from '#ui/layout/likeness.tsx'
import { WayButton } from '#ui/layout/parts.tsx'
import { SelectLayout } from '#ui/layout/select.tsx'
import { media } from '#ui/theme/media.ts'
import { size } from '#ui/theme/tokens.ts'
import { UserTable, UserTableSkeleton } from './user-table.tsx'
import type { UserListView, UserRowView } from './users-view.ts'
import * as css from './users.css.ts'

type UserListLayoutProps = {
  readonly view: UserListView
  /** The user whose page lies over the list, by the key of its view. */
  readonly open: string | undefined
}

/** The list of users: a table on a desk, cards on a phone (ADMIN-02). It is drawn again when it changes. */
export const UserListLayout = memo(({ view, open }: UserListLayoutProps) => {
  const places = useListPlaces()
  const isWide = useMedia(media.desktop)
  useFocusOnReturn(places.scroller, open)
  return (
    <FilteredListFrame
      view={view}
      order={view.order && !isWide ? <Order view={view.order} /> : null}
      action={view.newUser ? <WayButton variant="secondary" icon={UserRoundPlus} way={view.newUser} /> : null}
      isBehind={open !== undefined}
      {...places}
    >
      <RowsLayout view={view.content} waiting={isWide ? TABLE_WAITING : CARDS_WAITING} icon={UserRoundPlus} {...places}>
        {(sight) =>
          isWide ? (
            <UserTable {...sight} columns={view.beside} />
          ) : (
            <WindowedCards {...sight} looks={css.card} label={sight.list.rows.label}>
              {(user: UserRowView) => <UserCard view={user} />}
            </WindowedCards>
          )
        }
      </RowsLayout>
    </FilteredListFrame>
  )
})

const CARDS_WAITING = <WindowedCardsSkeleton />
const TABLE_WAITING = (
  <Loading>
    <UserTableSkeleton />
  </Loading>
)

const Order = ({ view: { by, turn, sign } }: { readonly view: NonNullable<UserListView['order']> }) => (
  <div className={css.order}>
    <SelectLayout view={by} name="sort" />
    <IconButton icon={sign === 'descending' ? ArrowUpZA : ArrowDownAZ} label={turn.label} onPress={turn.press} />
  </div>
)

const UserCard = ({
  view: { name, username, isNamesake, meta, likeness, inactive, remove },
}: {
  readonly view: UserRowView
}) => (
  <ListRow
    href={name.href}
    overline={username}
    title={name.label}
    isNamesake={isNamesake}
    namedBy="overline"
    meta={meta}
    leading={<LikenessLayout view={likeness} size={size.avatarRow} />}
    state={inactive === undefined ? undefined : <TagChip tone="warning">{inactive}</TagChip>}
    trailing={<IconButton icon={Trash2} label={remove.label} onPress={remove.press} />}
  />
)
