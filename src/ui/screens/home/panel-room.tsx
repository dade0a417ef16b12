import * as skeleton from '#ui/components/skeleton.css.ts'
import { Skeleton } from '#ui/components/skeleton.tsx'
import * as css from './panel-room.css.ts'

/** The rows of a panel on their way. */
export const WaitingRows = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, key) => (
    <div key={key} className={css.waitingRow} aria-hidden>
      <Skeleton width="75%" />
      <Skeleton width="50%" height="0.75rem" />
    </div>
  ))

type PanelRoomProps = {
  /** How many rows each of them has room for. */
  readonly rows: readonly number[]
  /** Whether they are on their way already. */
  readonly isComing: boolean
}

/** The place of panels that are not there yet: as high as they will be. */
export const PanelRoom = ({ rows, isComing }: PanelRoomProps) => (
  <div className={isComing ? css.panels : `${css.panels} ${skeleton.still}`} aria-busy={isComing}>
    {Object.entries(rows).map(([at, count]) => (
      <div key={at} className={css.panel}>
        <div className={css.head}>
          <Skeleton width={160} height="1.35rem" />
        </div>
        <div className={css.body}>
          <WaitingRows count={count} />
        </div>
      </div>
    ))}
  </div>
)
