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
import * as lines from '#ui/layout/lists/list-controls.css.ts'
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
      controls={<Controls filters={view.filters} order={isWide ? undefined : view.order} />}
      action={view.newUser ? <WayButton variant="secondary" icon={UserRoundPlus} way={view.newUser} /> : null}
      isBehind={open !== undefined}
      {...places}
    >
      <RowsLayout view={view.content} waiting={isWide ? TABLE_WAITING : CARDS_WAITING} icon={UserRoundPlus} {...places}>
        {(sight) =>
          isWide ? (
            <UserTable {...sight} columns={view.beside} />
          ) : (
            <WindowedCards {...sight} looks={css.card} label={sight.rows.label}>
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

const Controls = ({ filters, order }: Pick<UserListView, 'filters' | 'order'>) =>
  filters || order ? (
    <div className={css.controls}>
      {filters ? (
        <div className={lines.filters}>
          <SelectLayout view={filters.role} name="role" />
          <SelectLayout view={filters.active} name="status" />
        </div>
      ) : null}
      {order ? (
        <div className={lines.order}>
          <SelectLayout view={order.by} name="sort" />
          <IconButton
            icon={order.sign === 'descending' ? ArrowUpZA : ArrowDownAZ}
            label={order.turn.label}
            onPress={order.turn.press}
          />
        </div>
      ) : null}
    </div>
  ) : null

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
