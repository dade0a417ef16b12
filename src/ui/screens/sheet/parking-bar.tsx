import { useIntl } from 'react-intl'
import { type Parking, parkingLevel } from '#domain/e015/sheet.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { parkingText, parkingTones } from './sheet-texts.ts'
import * as css from './parking-bar.css.ts'

/** How many cars still find room: a number, a word, and a bar where it is known how many there is room for (E015-06). */
export const ParkingBar = ({ parking }: { readonly parking: Parking }) => {
  const intl = useIntl()
  const { number } = useFormats()
  const { free, places } = parking
  const level = parkingLevel(parking)
  return (
    <div className={css.parking}>
      <p className={css.parkingWords}>
        <strong className={css.parkingNumber}>{number(free)}</strong>{' '}
        {places === undefined
          ? intl.formatMessage({ id: 'parking.free' }, { count: free })
          : intl.formatMessage({ id: 'parking.freeOf' }, { count: free, places: number(places) })}
      </p>
      <TagChip tone={parkingTones[level]}>{intl.formatMessage(parkingText(parking))}</TagChip>
      {places === undefined || places === 0 ? null : (
        <svg className={css.parkingBar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
          <rect className={css.parkingTrack} width={100} height={1} />
          <rect className={css.parkingFill[level]} width={Math.min(100, (free / places) * 100)} height={1} />
        </svg>
      )}
    </div>
  )
}
