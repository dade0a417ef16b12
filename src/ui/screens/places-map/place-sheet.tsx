import { ChevronRight, Navigation, X } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { Mapped, MappedKind } from '#domain/directory/mapped.ts'
import { directionsTo } from '#domain/places/directions.ts'
import { named } from '#ui/app/titles.ts'
import { ButtonLink, IconButton } from '#ui/components/button.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { PlaceIcon } from './place-icon.tsx'
import { placePath, whereOf } from './places-texts.ts'
import * as css from './places-map.css.ts'

type Closing = { readonly onClose: () => void }

type PlaceSheetProps = Closing & { readonly place: Mapped; readonly kind: MappedKind; readonly isOpen: boolean }

/** The place that is chosen, over the foot of the map: what it is, where, and the ways on. Out of sight while closed. */
export const PlaceSheet = ({ place, kind, isOpen, onClose }: PlaceSheetProps) => {
  const intl = useIntl()
  const titleId = useId()
  const way = directionsTo(place.position, place.address)
  return (
    <section className={isOpen ? css.sheet : css.closedSheet} aria-labelledby={titleId}>
      <header className={css.sheetHead}>
        <PlaceIcon icon={place.icon} />
        <div className={css.sheetWords}>
          <h2 className={css.sheetTitle} id={titleId}>
            {named(place.name, intl)}
          </h2>
          <p className={css.sheetWhere}>{whereOf(place)}</p>
        </div>
        <IconButton icon={X} label={intl.formatMessage({ id: 'placesMap.close' })} onPress={onClose} />
      </header>
      <div className={css.sheetActions}>
        <ButtonLink href={placePath(kind, place.id)} icon={ChevronRight}>
          {intl.formatMessage({ id: 'placesMap.open' })}
        </ButtonLink>
        {way === undefined ? null : (
          <ButtonLink variant="secondary" icon={Navigation} href={way} target="_blank">
            {intl.formatMessage({ id: 'placesMap.directions' })}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

type GatheredProps = Closing & {
  readonly among: readonly Mapped[]
  readonly onChoose: (place: Mapped) => void
}

/** Places that no zoom tells apart: one of them is to be chosen. */
export const GatheredSheet = ({ among, onChoose, onClose }: GatheredProps) => {
  const intl = useIntl()
  const titleId = useId()
  return (
    <section className={css.sheet} aria-labelledby={titleId}>
      <header className={css.sheetHead}>
        <div className={css.sheetWords}>
          <h2 className={css.sheetTitle} id={titleId}>
            {intl.formatMessage({ id: 'placesMap.gathered' }, { count: among.length })}
          </h2>
        </div>
        <IconButton icon={X} label={intl.formatMessage({ id: 'placesMap.close' })} onPress={onClose} />
      </header>
      <div className={css.among}>
        {among.map((place) => (
          <ListRow
            key={place.id}
            height="compact"
            title={named(place.name, intl)}
            meta={whereOf(place)}
            leading={<PlaceIcon icon={place.icon} />}
            onPress={() => onChoose(place)}
          />
        ))}
      </div>
    </section>
  )
}
