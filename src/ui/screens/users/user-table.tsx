import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useRowsInSight } from '#ui/layout/lists/use-rows-in-sight.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import type { ListInSight } from '#ui/layout/filtered-list.tsx'
import { LikenessLayout } from '#ui/layout/likeness.tsx'
import type { SortView, UserListView, UserRowView } from './users-view.ts'
import * as css from './users.css.ts'

const COLUMNS = 7
const AVATAR = 36

type Columns = UserListView['beside']
type UserTableProps = ListInSight<UserRowView> & { readonly columns: Columns }

/** The users in columns, whose headings sort. Only the lines in sight are in the page; each says its place among all. */
export const UserTable = ({ columns, ...props }: UserTableProps) => {
  const { rows } = props
  const { sorts } = columns
  const { parts, measured, listeners } = useRowsInSight(props, css.LINE)
  return (
    <div className={css.frame}>
      <table className={css.table} aria-rowcount={rows.length + 1}>
        <caption>
          <VisuallyHidden>{columns.name}</VisuallyHidden>
        </caption>
        <thead>
          <tr aria-rowindex={1}>
            <SortHeading view={sorts.name} />
            <SortHeading view={sorts.username} />
            <SortHeading view={sorts.email} />
            <SortHeading view={sorts.country} />
            <th scope="col" className={css.columns.roles}>
              <span className={css.plainHeading}>{columns.roles}</span>
            </th>
            <SortHeading view={sorts.active} />
            <th scope="col" className={css.columns.tools}>
              <VisuallyHidden>{columns.tools}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {/* The lines answer for themselves: these listeners hear all of them. */}
        <tbody {...listeners}>
          {parts.map((part) => {
            if (part.kind === 'room')
              return <tr key={`room-${part.before}`} style={{ height: part.height }} aria-hidden />
            const user = rows.at(part.index)
            return (
              <tr
                key={user?.key ?? `waiting-${part.index}`}
                className={css.line}
                data-row={part.index}
                {...measured(part.index)}
                aria-rowindex={part.index + 2}
                {...(user ? {} : { 'aria-hidden': true as const })}
              >
                {user ? (
                  <UserCells view={user} none={columns.none} />
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
      <Several count={6}>
        <Skeleton width="4rem" height="0.625rem" />
      </Several>
    </div>
    <Several count={9}>
      <div className={css.lineBones}>
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
    </Several>
  </div>
)

const SIGNS = { ascending: ArrowUp, descending: ArrowDown } as const

const SortHeading = ({ view: { key, label, sign, press } }: { readonly view: SortView }) => {
  const Sign = sign && SIGNS[sign]
  return (
    <th scope="col" className={css.columns[key]} {...(sign && { 'aria-sort': sign })}>
      <button className={css.sorter} type="button" onClick={press}>
        {label}
        {Sign ? <Sign size={16} aria-hidden /> : null}
      </button>
    </th>
  )
}

/** The cells of one user; what is not known is a dash. */
export const UserCells = ({ view, none }: { readonly view: UserRowView; readonly none: string }) => {
  const { name, isNamesake, inactive, likeness, remove } = view
  const id = useId()
  const named = isNamesake ? { id: `${id}-name`, 'aria-labelledby': `${id}-name ${id}-username` } : {}
  const { work, username, email, country, roles, active } = view.beside
  const noValue = <span aria-hidden>{none}</span>
  return (
    <>
      <th scope="row">
        <span className={css.who}>
          <LikenessLayout view={likeness} size={AVATAR} />
          <span className={css.names}>
            <Anchor className={css.link} href={name.href} {...named}>
              <bdi>{name.label}</bdi>
            </Anchor>
            {work === undefined ? null : <bdi className={css.work}>{work}</bdi>}
          </span>
        </span>
      </th>
      <td className={css.muted} id={`${id}-username`}>
        {username ?? noValue}
      </td>
      <td className={css.muted}>{email ?? noValue}</td>
      <td className={css.muted}>{country ?? noValue}</td>
      <td>{roles === '' ? <span className={css.muted}>{noValue}</span> : roles}</td>
      <td>
        {inactive === undefined ? (
          <span className={css.muted}>{active ?? noValue}</span>
        ) : (
          <TagChip tone="warning">{inactive}</TagChip>
        )}
      </td>
      <td>
        <IconButton icon={Trash2} label={remove.label} onPress={remove.press} />
      </td>
    </>
  )
}
