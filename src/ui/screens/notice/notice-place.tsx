import { LocateFixed, MapPin, Navigation } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { MarkerKind } from '#application/ports/maps.ts'
import { type NoticePlace as Place, takesPosition } from '#domain/notices/notice.ts'
import { directionsTo } from '#domain/places/directions.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { named } from '#ui/app/titles.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { PlaceMap } from '#ui/screens/places-map/place-map.tsx'
import type { TemplateProps } from './templates.tsx'
import * as css from './notice-detail.css.ts'

/** Where: on a map when it can be placed there, in words always, and the way to it. */
export const WhereSection = ({ place, kind }: { readonly place: Place; readonly kind: MarkerKind }) => {
  const intl = useIntl()
  const formats = useFormats()
  const { position, address } = place
  const way = directionsTo(position, address)
  const coordinates =
    position &&
    intl.formatMessage(
      { id: 'notice.coordinates' },
      { latitude: formats.number(position.latitude), longitude: formats.number(position.longitude) },
    )
  return (
    <section className={css.section} aria-label={intl.formatMessage({ id: 'notice.place' })}>
      {position ? <PlaceMap position={position} label={address ?? coordinates ?? ''} kind={kind} /> : null}
      <div className={css.fact}>
        <MapPin size={24} className={css.factSign} aria-hidden />
        <div className={css.words}>
          <p className={css.factTitle}>{address ?? coordinates ?? intl.formatMessage({ id: 'notice.placeUnknown' })}</p>
          {address === undefined || coordinates === undefined ? null : <p className={css.small}>{coordinates}</p>}
        </div>
      </div>
      {way === undefined ? null : (
        <div className={css.buttons}>
          <ButtonLink variant="secondary" icon={Navigation} href={way} target="_blank">
            {intl.formatMessage({ id: 'notice.directions' })}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

/** A place, and one's own position to send there (NOTICE-09). */
export const PlaceTemplate = ({ content, notice, errands }: TemplateProps<'place'>) => {
  const intl = useIntl()
  return (
    <>
      <WhereSection place={content.place} kind="place" />
      {takesPosition(notice) ? (
        <div className={css.call}>
          <Button
            wide
            icon={LocateFixed}
            busy={errands.isLocating}
            isDisabled={errands.isBusy && !errands.isLocating}
            onPress={errands.sendPosition}
          >
            {intl.formatMessage({ id: 'notice.sendPosition' })}
          </Button>
          <p className={css.small}>
            {intl.formatMessage({ id: 'notice.sendPositionWhy' }, { sender: named(notice.sender.name, intl) })}
          </p>
        </div>
      ) : null}
    </>
  )
}
