import { TagChip } from '#ui/components/chip.tsx'
import type { ParkingView } from './items-view.ts'
import * as css from './parking-bar.css.ts'

const TONES = { full: 'danger', little: 'warning', plenty: 'success' } as const

/** The free parking spaces: a number, a word, and a bar where the capacity is known (E015-06). */
export const ParkingBar = ({ view: { tone, text, free, level, share } }: { readonly view: ParkingView }) => (
  <div className={css.parking}>
    <p className={css.parkingWords}>
      <strong className={css.parkingNumber}>{free}</strong>
      {text.slice(free.length)}
    </p>
    <TagChip tone={TONES[tone]}>{level}</TagChip>
    {share === undefined ? null : (
      <svg className={css.parkingBar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect className={css.parkingTrack} width={100} height={1} />
        <rect className={css.parkingFill[tone]} width={share} height={1} />
      </svg>
    )}
  </div>
)
