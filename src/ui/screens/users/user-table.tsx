import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { initials } from '#domain/identity/initials.ts'
import { fullName } from '#domain/identity/user.ts'
import { type ManagedUser, workOf } from '#domain/users/managed-user.ts'
import type { UserQuery, UserSort } from '#domain/users/user-query.ts'
import { imagePath } from '#ui/app/images.ts'
import { userPath } from '#ui/app/screens.ts'
import { isBlank, personName } from '#ui/app/titles.ts'
import { type RowsInSight, useRowsInSight } from '#ui/app/use-rows-in-sight.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { roleTexts, sortTexts } from './user-texts.ts'
import type { UserListState } from './use-users.ts'
import * as css from './users.css.ts'

const COLUMNS = 7
const AVATAR = 36

type UserTableProps = RowsInSight & { readonly list: UserListState; readonly search: string }

/** The users in columns, whose headings sort. Only the lines in sight are in the page; each says its place among all. */
export const UserTable = (props: UserTableProps) => {
  const { list, search } = props
  const { query, rows, verbs } = list
  const intl = useIntl()
  const { parts, listeners } = useRowsInSight(props, css.LINE)
  const heading = (sortBy: UserSort) => <SortHeading sortBy={sortBy} query={query} onSort={verbs.order} />
  return (
    <div className={css.frame}>
      <table className={css.table} aria-rowcount={rows.length + 1}>
        <caption>
          <VisuallyHidden>{intl.formatMessage({ id: 'users.list' })}</VisuallyHidden>
        </caption>
        <thead>
          <tr aria-rowindex={1}>
            {heading('name')}
            {heading('username')}
            {heading('email')}
            {heading('country')}
            <th scope="col" className={css.columns.roles}>
              <span className={css.plainHeading}>{intl.formatMessage({ id: 'users.roles' })}</span>
            </th>
            {heading('active')}
            <th scope="col" className={css.columns.tools}>
              <VisuallyHidden>{intl.formatMessage({ id: 'users.tools' })}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {/* The lines answer for themselves: these listeners hear all of them. */}
        <tbody {...listeners}>
          {parts.map((part) => {
            if (part.kind === 'room')
              return <tr key={`room-${part.before}`} style={{ height: part.height }} aria-hidden />
            const user = rows[part.index]
            return (
              <tr
                key={user?.id ?? `waiting-${part.index}`}
                className={css.line}
                data-row={part.index}
                aria-rowindex={part.index + 2}
                {...(user ? {} : { 'aria-hidden': true as const })}
              >
                {user ? (
                  <Cells
                    user={user}
                    search={search}
                    onRemove={() => verbs.remove({ id: user.id, name: personName(user, intl), from: 'list' })}
                  />
                ) : (
                  <td colSpan={COLUMNS}>
                    <Skeleton width="40%" />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The table on its way: the same lines at the same heights. */
export const UserTableSkeleton = () => (
  <div className={css.frame}>
    <div className={css.headBones}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <Skeleton key={key} width="4rem" height="0.625rem" />
      ))}
    </div>
    {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((key) => (
      <div key={key} className={css.lineBones}>
        <span className={css.who}>
          <Skeleton shape="circle" width={AVATAR} height={AVATAR} />
          <Skeleton width="60%" />
        </span>
        <Skeleton width="70%" />
        <Skeleton width="75%" />
        <Skeleton width="60%" />
        <Skeleton width="55%" />
        <Skeleton width="45%" />
      </div>
    ))}
  </div>
)

type SortHeadingProps = {
  readonly sortBy: UserSort
  readonly query: UserQuery
  readonly onSort: (sortBy: UserSort) => void
}

const SortHeading = ({ sortBy, query, onSort }: SortHeadingProps) => {
  const intl = useIntl()
  const isSorted = query.sortBy === sortBy
  const Sign = query.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      className={css.columns[sortBy]}
      {...(isSorted ? { 'aria-sort': query.descending ? ('descending' as const) : ('ascending' as const) } : {})}
    >
      <button className={css.sorter} type="button" onClick={() => onSort(sortBy)}>
        {intl.formatMessage(sortTexts[sortBy])}
        {isSorted ? <Sign size={16} aria-hidden /> : null}
      </button>
    </th>
  )
}

type CellsProps = { readonly user: ManagedUser; readonly search: string; readonly onRemove: () => void }

const Cells = ({ user, search, onRemove }: CellsProps) => {
  const intl = useIntl()
  const name = personName(user, intl)
  const work = workOf(user)
  const none = <span aria-hidden>{intl.formatMessage({ id: 'users.noValue' })}</span>
  return (
    <>
      <th scope="row">
        <span className={css.who}>
          <Avatar
            name={name}
            initials={initials(fullName(user))}
            src={imagePath('user', user.image)}
            size={AVATAR}
            shape="round"
            decorative
          />
          <span className={css.names}>
            <Anchor className={css.link} href={`${userPath(user.id)}${search}`}>
              {name}
            </Anchor>
            {work === '' ? null : <span className={css.work}>{work}</span>}
          </span>
        </span>
      </th>
      <td className={css.muted}>{isBlank(user.username) ? none : user.username}</td>
      <td className={css.muted}>{user.email ?? none}</td>
      <td className={css.muted}>{user.country ?? none}</td>
      <td className={css.words}>
        {[...user.roles.map((role) => intl.formatMessage(roleTexts[role])), ...user.otherRoles].join(', ')}
      </td>
      <td>
        {user.active ? (
          <span className={css.muted}>{intl.formatMessage({ id: 'users.active' })}</span>
        ) : (
          <TagChip tone="warning">{intl.formatMessage({ id: 'users.inactive' })}</TagChip>
        )}
      </td>
      <td>
        <IconButton icon={Trash2} label={intl.formatMessage({ id: 'users.delete' }, { name })} onPress={onRemove} />
      </td>
    </>
  )
}
