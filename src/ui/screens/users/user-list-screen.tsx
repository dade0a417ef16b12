import { ArrowDownAZ, ArrowUpZA, UserRoundPlus } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { UserId } from '#domain/identity/user.ts'
import { USER_SORTS } from '#domain/users/user-query.ts'
import { FilteredList } from '#ui/app/filtered-list.tsx'
import { Loading, PanelFailure } from '#ui/app/panel.tsx'
import { SCREENS, userPath } from '#ui/app/screens.ts'
import { useMedia } from '#ui/app/use-media.ts'
import { WindowedCardsSkeleton } from '#ui/app/windowed-cards.tsx'
import { Button, ButtonLink, IconButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Select } from '#ui/components/select.tsx'
import { media } from '#ui/theme/theme.css.ts'
import { UserCards } from './user-cards.tsx'
import { UserTable, UserTableSkeleton } from './user-table.tsx'
import { directionText, sortTexts } from './user-texts.ts'
import type { UserListState } from './use-users.ts'
import * as css from './users.css.ts'

type UserListScreenProps = {
  readonly list: UserListState
  readonly search: string
  /** The user whose page lies over the list. */
  readonly open: UserId | undefined
  readonly isBehind: boolean
}

/** The list of users, in each of its faces: a table on a desk, cards on a phone (ADMIN-02). */
export const UserListScreen = ({ list, search, open, isBehind }: UserListScreenProps) => {
  const intl = useIntl()
  const scroller = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  const isWide = useMedia(media.desktop)
  useFocusOnReturn(scroller, open, isBehind)
  return (
    <FilteredList
      title={intl.formatMessage({ id: 'users.title' })}
      filterLabel={intl.formatMessage({ id: 'users.filter' })}
      list={list}
      total={intl.formatMessage({ id: 'users.total' }, { count: list.count })}
      of="users"
      incomplete={intl.formatMessage({ id: 'users.incomplete' })}
      question={search}
      order={isWide || list.face === 'failed' ? null : <Order list={list} />}
      action={isNobodyThere(list) ? null : <NewUser search={search} variant="secondary" />}
      isBehind={isBehind}
      scroller={scroller}
      above={above}
    >
      <Content list={list} search={search} isWide={isWide} scroller={scroller} above={above} />
    </FilteredList>
  )
}

/** Back from a user's page the focus is on their row again. */
const useFocusOnReturn = (scroller: RefObject<HTMLElement | null>, open: UserId | undefined, isBehind: boolean) => {
  const last = useRef<UserId>(undefined)
  useEffect(() => {
    if (isBehind) last.current = open
    else if (last.current !== undefined) {
      const path = userPath(last.current)
      const links = [...(scroller.current?.querySelectorAll('a') ?? [])]
      links.find(({ pathname }) => pathname.endsWith(path))?.focus({ preventScroll: true })
      last.current = undefined
    }
  }, [scroller, open, isBehind])
}

/** Without any user the way to a new one is what the list itself offers. */
const isNobodyThere = ({ face, query }: UserListState): boolean => face === 'empty' && query.text === ''

const NewUser = ({ search, variant }: { readonly search: string; readonly variant: 'primary' | 'secondary' }) => (
  <ButtonLink href={`${SCREENS.newUser.path}${search}`} variant={variant} icon={UserRoundPlus}>
    <FormattedMessage id="users.newTitle" />
  </ButtonLink>
)

/** Where there are no columns whose headings sort. */
const Order = ({ list: { query, verbs } }: { readonly list: UserListState }) => {
  const intl = useIntl()
  return (
    <div className={css.order}>
      <Select
        label={intl.formatMessage({ id: 'users.sort' })}
        name="sort"
        value={query.sortBy}
        options={USER_SORTS.map((value) => ({ value, label: intl.formatMessage(sortTexts[value]) }))}
        onChange={(chosen) => {
          const sortBy = USER_SORTS.find((known) => known === chosen)
          if (sortBy !== undefined && sortBy !== query.sortBy) verbs.order(sortBy)
        }}
      />
      <IconButton
        icon={query.descending ? ArrowUpZA : ArrowDownAZ}
        label={intl.formatMessage(directionText(query.descending))}
        onPress={() => verbs.order(query.sortBy)}
      />
    </div>
  )
}

type ContentProps = Pick<UserListScreenProps, 'list' | 'search'> & {
  readonly isWide: boolean
  readonly scroller: RefObject<HTMLElement | null>
  readonly above: RefObject<HTMLElement | null>
}

const Content = ({ isWide, ...props }: ContentProps) => {
  const { list } = props
  switch (list.face) {
    case 'loading':
      return <Waiting isWide={isWide} />
    case 'failed':
      return <PanelFailure failure={list.failure} onRetry={list.verbs.retry} />
    case 'empty':
      return <Nobody isFiltered={!isNobodyThere(list)} search={props.search} onShowAll={list.verbs.showAll} />
    case 'full':
      return isWide ? <UserTable {...props} /> : <UserCards {...props} />
    default:
      return list.face satisfies never
  }
}

const Waiting = ({ isWide }: { readonly isWide: boolean }) =>
  isWide ? (
    <Loading>
      <UserTableSkeleton />
    </Loading>
  ) : (
    <WindowedCardsSkeleton />
  )

type NobodyProps = { readonly isFiltered: boolean; readonly search: string; readonly onShowAll: () => void }

const Nobody = ({ isFiltered, search, onShowAll }: NobodyProps) => {
  const intl = useIntl()
  return isFiltered ? (
    <EmptyState
      drawing="search"
      title={intl.formatMessage({ id: 'users.emptyFiltered' })}
      text={intl.formatMessage({ id: 'users.emptyFilteredText' })}
      action={
        <Button variant="secondary" onPress={onShowAll}>
          {intl.formatMessage({ id: 'users.showAll' })}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing="search"
      title={intl.formatMessage({ id: 'users.empty' })}
      text={intl.formatMessage({ id: 'users.emptyText' })}
      action={<NewUser search={search} variant="primary" />}
    />
  )
}
