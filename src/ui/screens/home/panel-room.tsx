import * as skeleton from '#ui/components/skeleton.css.ts'
import { Skeleton } from '#ui/components/skeleton.tsx'
import * as css from './home-panels.css.ts'

/** The cards of a panel on their way. */
export const WaitingCards = () => (
  <div className={css.strip} aria-hidden>
    {[1, 2, 3, 4].map((key) => (
      <div key={key} className={css.waitingCard}>
        <Skeleton width="40%" height="0.75rem" />
        <Skeleton width="90%" />
        <Skeleton width="60%" height="0.75rem" />
      </div>
    ))}
  </div>
)

type PanelRoomProps = {
  readonly count: number
  /** Whether they are on their way already. */
  readonly isComing: boolean
}

/** The place of panels that are not there yet: as high as they will be. */
export const PanelRoom = ({ count, isComing }: PanelRoomProps) => (
  <div className={isComing ? undefined : skeleton.still} aria-busy={isComing}>
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={css.panel}>
        <div className={css.head}>
          <Skeleton width={160} height="1.35rem" />
        </div>
        <WaitingCards />
      </div>
    ))}
  </div>
)
