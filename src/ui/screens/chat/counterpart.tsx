import { ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { contactProfile } from '#application/chat/contact-profile.implementations.ts'
import type { Counterpart } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ContactProfile } from '#domain/profile/profile.ts'
import { initials } from '#domain/identity/initials.ts'
import { DEFAULT_USER_IMAGE, imagePath } from '#ui/app/images.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { activityPath } from '#ui/app/screens.ts'
import { named } from '#ui/app/titles.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { size } from '#ui/theme/tokens.ts'
import * as css from './chat.css.ts'

type Heading = {
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined
  readonly id?: string | undefined
}

type WhoProps<Kind extends Counterpart['kind']> = Heading & {
  readonly who: Extract<Counterpart, { kind: Kind }>
}

type NameProps = Heading & { readonly name: string }

const Name = ({ name, heading, id }: NameProps) => {
  const intl = useIntl()
  return (
    <h2 className={css.name} ref={heading} tabIndex={-1} {...(id === undefined ? {} : { id })}>
      {named(name, intl)}
    </h2>
  )
}

/** Whom one talks with: the activity, which leads to its page, or the person as they show themselves (CHAT-09). */
export const Who = ({ who, ...rest }: Heading & { readonly who: Counterpart }) =>
  who.kind === 'activity' ? <Office who={who} {...rest} /> : <Person who={who} {...rest} />

const Office = ({ who: { id: activity, name, image }, ...rest }: WhoProps<'activity'>) => {
  const intl = useIntl()
  const words = (
    <>
      <Avatar
        name={name}
        initials={initials(name)}
        src={imagePath('activityLogo', image)}
        size={size.avatarRow}
        decorative
      />
      <Name name={name} {...rest} />
    </>
  )
  if (activity === undefined) return <div className={css.who}>{words}</div>
  return (
    <Anchor
      className={css.who}
      href={activityPath(activity)}
      title={intl.formatMessage({ id: 'chat.page' }, { name: named(name, intl) })}
    >
      {words}
      <ChevronRight className={css.chevron} size={20} aria-hidden />
    </Anchor>
  )
}

const Person = ({ who, ...rest }: WhoProps<'person'>) =>
  who.id === undefined ? (
    <Face who={who} value={undefined} {...rest} />
  ) : (
    <KnownPerson person={who.id} who={who} {...rest} />
  )

const KnownPerson = ({ person, ...rest }: WhoProps<'person'> & { readonly person: UserId }) => {
  const { value } = useReading(contactProfile(usePorts()), person)
  return <Face value={value} {...rest} />
}

const Face = ({ who, value, ...rest }: WhoProps<'person'> & { readonly value: ContactProfile | undefined }) => {
  const name = (value && `${value.name} ${value.surname}`.trim()) || who.name
  return (
    <div className={css.who}>
      <Avatar
        name={name}
        initials={initials(name)}
        src={imagePath('user', value === undefined ? who.image : value.image)}
        otherwise={DEFAULT_USER_IMAGE}
        size={size.avatarRow}
        shape="round"
        decorative
      />
      <Name name={name} {...rest} />
    </div>
  )
}
