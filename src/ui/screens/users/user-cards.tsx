import { Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { initials } from '#domain/identity/initials.ts'
import { fullName } from '#domain/identity/user.ts'
import { type ManagedUser, workOf } from '#domain/users/managed-user.ts'
import { imagePath } from '#ui/app/images.ts'
import { userPath } from '#ui/app/screens.ts'
import { personName } from '#ui/app/titles.ts'
import type { RowsInSight } from '#ui/app/use-rows-in-sight.ts'
import { WindowedCards } from '#ui/app/windowed-cards.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { size } from '#ui/theme/tokens.ts'
import type { UserListState } from './use-users.ts'
import * as css from './users.css.ts'

type UserCardsProps = RowsInSight & { readonly list: UserListState; readonly search: string }

/** The users one under the other, each one tap away. */
export const UserCards = ({ search, ...rows }: UserCardsProps) => {
  const intl = useIntl()
  const { remove } = rows.list.verbs
  return (
    <WindowedCards {...rows} looks={css.card} label={intl.formatMessage({ id: 'users.list' })}>
      {(user: ManagedUser) => (
        <UserCard
          user={user}
          search={search}
          onRemove={() => remove({ id: user.id, name: personName(user, intl), from: 'list' })}
        />
      )}
    </WindowedCards>
  )
}

type UserCardProps = { readonly user: ManagedUser; readonly search: string; readonly onRemove: () => void }

const UserCard = ({ user, search, onRemove }: UserCardProps) => {
  const intl = useIntl()
  const name = personName(user, intl)
  return (
    <ListRow
      href={`${userPath(user.id)}${search}`}
      overline={user.username}
      title={name}
      meta={workOf(user) || (user.email ?? user.country)}
      leading={
        <Avatar
          name={name}
          initials={initials(fullName(user))}
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
