import { Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Contact } from '#domain/directory/contact.ts'
import { addressLine, reachOf, siteName } from '#domain/directory/reach.ts'
import { named } from '#ui/app/titles.ts'
import { Card } from '#ui/components/card.tsx'
import { OutboundLink } from '#ui/components/outbound-link.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { useFormats } from '#ui/app/language-context.tsx'
import { PlaceMap } from '#ui/screens/places-map/place-map.tsx'
import * as css from './place.css.ts'

type FactProps = { readonly icon: LucideIcon; readonly label?: string; readonly children: ReactNode }

const Fact = ({ icon: Icon, label, children }: FactProps) => (
  <div className={css.fact}>
    <Icon size={24} className={css.factSign} aria-hidden />
    <div className={css.factWords}>
      {label === undefined ? null : <span className={css.factLabel}>{label}</span>}
      {children}
    </div>
  </div>
)

/** Where a contact is and how it is reached: on a map when it can be placed there, in words always (DIR-03, DIR-09). */
export const ContactFacts = ({ contact }: { readonly contact: Contact }) => {
  const intl = useIntl()
  const formats = useFormats()
  const { position, phone, email } = contact
  const name = named(contact.name, intl)
  const reach = reachOf(contact)
  const address = addressLine(contact)
  return (
    <div className={css.where}>
      {position ? <PlaceMap position={position} label={address ?? name} /> : null}
      <Card inside="flush">
        <Fact icon={MapPin} label={name}>
          <span className={css.factValue}>{address ?? intl.formatMessage({ id: 'contact.noAddress' })}</span>
        </Fact>
        {phone === undefined || reach.phone === undefined ? null : (
          <Fact icon={Phone} label={intl.formatMessage({ id: 'contact.phone' })}>
            <OutboundLink className={css.factLink} href={reach.phone}>
              {formats.phone(phone)}
            </OutboundLink>
          </Fact>
        )}
        {reach.email === undefined ? null : (
          <Fact icon={Mail} label={intl.formatMessage({ id: 'contact.email' })}>
            <OutboundLink className={css.factLink} href={reach.email}>
              {email?.trim()}
            </OutboundLink>
          </Fact>
        )}
        {reach.website === undefined ? null : (
          <Fact icon={Globe} label={intl.formatMessage({ id: 'contact.website' })}>
            <OutboundLink className={css.factLink} href={reach.website}>
              {siteName(reach.website)}
            </OutboundLink>
          </Fact>
        )}
      </Card>
    </div>
  )
}

/** The same on its way. */
export const ContactFactsSkeleton = () => (
  <div className={css.where}>
    <Skeleton shape="card" height={280} />
    <Card inside="flush">
      {[0, 1, 2, 3].map((fact) => (
        <div key={fact} className={css.fact}>
          <Skeleton shape="circle" width={24} height={24} />
          <Skeleton width="60%" />
        </div>
      ))}
    </Card>
  </div>
)
