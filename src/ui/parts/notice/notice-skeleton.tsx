import { Loading } from '#ui/layout/reading/panel.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import * as css from './notice-detail.css.ts'

/** The skeleton of a notice: sender, title, tags and text, each of its size. */
export const NoticeSkeleton = () => (
  <Loading>
    <div className={css.notice}>
      <div className={css.header}>
        <div className={css.heading}>
          <Skeleton shape="block" width={52} height={52} />
          <div className={css.words}>
            <Skeleton width="45%" />
            <Skeleton width="80%" height="1.75rem" />
          </div>
        </div>
        <div className={css.tags}>
          <Skeleton shape="card" width={120} height="1.75rem" />
          <Skeleton shape="card" width={88} height="1.75rem" />
        </div>
      </div>
      <div className={css.bones}>
        <Skeleton />
        <Skeleton width="94%" />
        <Skeleton width="97%" />
        <Skeleton width="62%" />
      </div>
      <Skeleton shape="card" height={160} />
    </div>
  </Loading>
)
