import { Skeleton } from '#ui/components/skeleton.tsx'
import type { PanelRoom as Room } from './home-view.ts'
import * as css from './panel-room.css.ts'

/** The rows of a panel on their way. */
export const WaitingRows = ({ rows, isPictured }: Exclude<Room, 'words'>) =>
  Array.from({ length: rows }, (_, key) => (
    <div key={key} className={isPictured ? css.waitingPictured : css.waitingRow} aria-hidden>
      {isPictured ? (
        <span className={css.picture}>
          <Skeleton height="100%" />
        </span>
      ) : null}
      <span className={css.waitingWords}>
        <Skeleton width="75%" />
        <Skeleton width="50%" height="0.75rem" />
      </span>
    </div>
  ))

/** The place of panels that are on their way, as high as they will be: what each of them has room for. */
export const PanelRoom = ({ rows }: { readonly rows: readonly Room[] }) => (
  <div className={css.panels} aria-busy>
    {Object.entries(rows).map(([at, one]) => (
      <div key={at} className={css.panel}>
        <div className={css.head}>
          <Skeleton width={160} height="1.35rem" />
        </div>
        {one === 'words' ? (
          <div className={css.asking} />
        ) : (
          <div className={css.body}>
            <WaitingRows {...one} />
          </div>
        )}
      </div>
    ))}
  </div>
)
