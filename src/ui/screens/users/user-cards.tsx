import { Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { initials } from '#domain/identity/initials.ts'
import { fullName } from '#domain/identity/user.ts'
import { type ManagedUser, workOf } from '#domain/users/managed-user.ts'
import { imagePath } from '#ui/app/images.ts'
import { userPath } from '#ui/app/screens.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { ListRow, ListRowSkeleton } from '#ui/components/list-row.tsx'
import { size } from '#ui/theme/tokens.ts'
import { type RowsProps, useRowsInSight } from './use-rows-in-sight.ts'
import * as css from './users.css.ts'

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

/** The users one under the other, each one tap away. */
export const UserCards = (props: RowsProps) => {
  const { list, search } = props
  const intl = useIntl()
  const { parts, listeners } = useRowsInSight(props, css.CARD)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows answer for themselves: these listeners hear all of them.
    <ul className={css.cards} {...LIST} aria-label={intl.formatMessage({ id: 'users.list' })} {...listeners}>
      {parts.map((part) => {
        if (part.kind === 'room') return <li key={`room-${part.before}`} style={{ height: part.height }} aria-hidden />
        const user = list.rows[part.index]
        return (
          <li
            key={user?.id ?? `waiting-${part.index}`}
            className={css.card}
            data-row={part.index}
            {...(user
              ? { 'aria-posinset': part.index + 1, 'aria-setsize': list.rows.length }
              : { 'aria-hidden': true as const })}
          >
            {user ? (
              <UserCard
                user={user}
                search={search}
                onRemove={() => list.verbs.remove({ id: user.id, name: fullName(user), from: 'list' })}
              />
            ) : (
              <ListRowSkeleton leadingShape="circle" />
            )}
          </li>
        )
      })}
    </ul>
  )
}

type UserCardProps = { readonly user: ManagedUser; readonly search: string; readonly onRemove: () => void }

const UserCard = ({ user, search, onRemove }: UserCardProps) => {
  const intl = useIntl()
  const name = fullName(user)
  return (
    <ListRow
      href={`${userPath(user.id)}${search}`}
      overline={user.username}
      title={name}
      meta={workOf(user) || (user.email ?? user.country)}
      leading={
        <Avatar
          name={name}
          initials={initials(name)}
          src={imagePath('user', user.image)}
          size={size.avatarRow}
          shape="round"
          decorative
        />
      }
      trailing={
        <>
          {user.active ? null : <TagChip tone="warning">{intl.formatMessage({ id: 'users.inactive' })}</TagChip>}
          <IconButton icon={Trash2} label={intl.formatMessage({ id: 'users.delete' }, { name })} onPress={onRemove} />
        </>
      }
    />
  )
}
