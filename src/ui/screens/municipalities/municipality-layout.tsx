import { Building2, ChevronRight, House, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { PlaceCardSkeleton } from '#ui/components/place-card.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { PageLayout } from '#ui/parts/page-feedback/asking-page.tsx'
import { ActionButton, WayButton } from '#ui/layout/parts.tsx'
import { PlaceCards } from '#ui/layout/place-card.tsx'
import { Advertising } from '#ui/parts/advertising/advertising.tsx'
import { PanelPart } from '#ui/parts/place/part.tsx'
import { PlaceHeader, PlaceHeaderSkeleton } from '#ui/parts/place/place-header.tsx'
import * as css from '#ui/parts/place/place.css.ts'
import type { CategoriesView, MunicipalityView } from './municipalities-view.ts'

/** The page of a municipality (DIR-06). */
const MunicipalityLayout = ({ view }: { readonly view: Extract<MunicipalityView, { kind: 'page' }> }) => (
  <PageLayout view={view} width="composed" className={css.column} waiting={<Waiting />}>
    {({ name, cover, province, mine, allActivities, allContacts, activities, sheets, advertising }, heading) => (
      <>
        <PlaceHeader
          name={name}
          cover={cover}
          heading={heading}
          meta={province}
          actions={
            <div className={css.buttons}>
              <WayButton variant="secondary" icon={Building2} way={allActivities} />
              <WayButton variant="secondary" icon={MapPin} way={allContacts} />
              <ActionButton variant="quiet" icon={House} action={mine} />
            </div>
          }
        />
        <Categories view={activities} />
        {sheets && <Categories view={sheets} trailing={<ChevronRight size={20} aria-hidden />} />}
        <Advertising view={advertising} />
      </>
    )}
  </PageLayout>
)
export { MunicipalityLayout as default }

type CategoriesProps = { readonly view: CategoriesView; readonly trailing?: ReactNode }

const Categories = ({ view, trailing }: CategoriesProps) => (
  <PanelPart view={view} waiting={<RowsSkeleton />}>
    {({ none, groups }) =>
      none === undefined ? (
        <div className={css.groups}>
          {groups.map(({ heading, rows }) => (
            <div key={`${heading} ${rows[0]?.key}`} className={css.group}>
              <h3 className={css.subTitle}>{heading}</h3>
              <PlaceCards className={css.list} rows={rows} trailing={trailing} />
            </div>
          ))}
        </div>
      ) : (
        <p className={css.muted}>{none}</p>
      )
    }
  </PanelPart>
)

/** The skeleton of the categories, with one card each. */
const RowsSkeleton = () => (
  <div className={css.groups}>
    <Several count={4}>
      <div className={css.group}>
        <Skeleton width="40%" height="1.5rem" />
        <PlaceCardSkeleton />
      </div>
    </Several>
  </div>
)

/** The skeleton of the page, of the same size. */
const Waiting = () => (
  <div className={`${css.column} ${css.waiting}`}>
    <div className={css.header}>
      <PlaceHeaderSkeleton actions={0} />
      <div className={css.buttons}>
        <Skeleton shape="block" width="11rem" height="2.75rem" />
        <Skeleton shape="block" width="9.5rem" height="2.75rem" />
      </div>
    </div>
    <div className={css.part}>
      <Skeleton width="8rem" height="1.65rem" />
      <RowsSkeleton />
    </div>
  </div>
)
