import { Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import { Card } from '#ui/components/card.tsx'
import { LinkedWords } from '#ui/layout/linked-words.tsx'
import { OutboundLink } from '#ui/layout/outbound-link.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { PlaceMap } from '#ui/parts/places-map/place-map.tsx'
import type { ContactView, FactView } from './place-views.ts'
import * as css from './place.css.ts'

const SIGNS: Readonly<Record<FactView['sign'], LucideIcon>> = {
  place: MapPin,
  phone: Phone,
  email: Mail,
  website: Globe,
}

/** The address and the contact details of a contact (DIR-03, DIR-09). */
export const ContactLayout = ({ view: { map, facts } }: { readonly view: ContactView }) => (
  <div className={css.where}>
    {map ? <PlaceMap position={map.position} label={map.label} /> : null}
    <Card inside="flush">
      {facts.map(({ sign, label, value }) => {
        const Icon = SIGNS[sign]
        return (
          <div key={sign} className={css.fact}>
            <Icon size={24} className={css.factSign} aria-hidden />
            <div className={css.factWords}>
              <span className={css.factLabel}>{label}</span>
              {typeof value === 'string' ? (
                <bdi className={css.factValue}>{value}</bdi>
              ) : value.kind === 'linked' ? (
                <bdi className={css.factValue}>
                  <LinkedWords view={value} linkClass={css.factLink} />
                </bdi>
              ) : (
                <OutboundLink className={css.factLink} href={value.href}>
                  {value.label}
                </OutboundLink>
              )}
            </div>
          </div>
        )
      })}
    </Card>
  </div>
)

/** The skeleton. */
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
