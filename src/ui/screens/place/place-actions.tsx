import { Globe, type LucideIcon, Mail, Navigation, Phone, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Contact } from '#domain/directory/contact.ts'
import { type Reach, reachOf } from '#domain/directory/reach.ts'
import { OutboundLink } from '#ui/components/outbound-link.tsx'
import * as css from './place.css.ts'
import { REACH_ACTIONS } from './place-texts.ts'
import { useSharing } from './use-sharing.ts'

const ICONS: Readonly<Record<keyof Reach, LucideIcon>> = {
  phone: Phone,
  directions: Navigation,
  email: Mail,
  website: Globe,
}

type PlaceActionsProps = {
  /** What the page is about, as others shall read it. */
  readonly title: string
  readonly contact: Contact | undefined
  /** What else can be done here; it comes before sharing. */
  readonly children?: ReactNode
}

/** What can be done with a place at once: calling, going there, writing, visiting its site (DIR-09), sharing. */
export const PlaceActions = ({ title, contact, children }: PlaceActionsProps) => {
  const intl = useIntl()
  const { isBusy, share } = useSharing()
  const reach = contact && reachOf(contact)
  return (
    <div className={css.actions}>
      {REACH_ACTIONS.map(({ way, label }) => {
        const Icon = ICONS[way]
        const href = reach?.[way]
        return href === undefined ? null : (
          <OutboundLink key={way} className={css.action} href={href}>
            <Icon size={24} aria-hidden />
            {intl.formatMessage(label)}
          </OutboundLink>
        )
      })}
      {children}
      <button className={css.action} type="button" aria-disabled={isBusy} onClick={() => share(title)}>
        <Share2 size={24} aria-hidden />
        {intl.formatMessage({ id: 'contact.share' })}
      </button>
    </div>
  )
}
