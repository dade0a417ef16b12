import { Page } from '#ui/layout/page/page.tsx'
import { Card, CardLink } from '#ui/components/card.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { PagePanel } from '#ui/layout/page/page-panel.tsx'
import { Advertising } from '#ui/parts/advertising/advertising.tsx'
import { Part } from '#ui/parts/place/part.tsx'
import * as css from '#ui/parts/place/place.css.ts'
import type { MunicipalitiesView } from './municipalities-view.ts'

/** The visible municipalities (DIR-06). */
const MunicipalitiesLayout = ({ view: { title, panel } }: { readonly view: MunicipalitiesView }) => (
  <Page title={title} width="composed">
    <PagePanel panel={panel} className={css.column} waiting={<Waiting />}>
      {({ empty, provinces, advertising }) => (
        <>
          {empty && <EmptyLayout view={empty} drawing="list" />}
          {provinces.map(({ heading, rows }) => (
            <Part key={heading} title={heading}>
              <ul {...LIST} className={css.grid}>
                {rows.map(({ key, open, cover }) => (
                  <li key={key}>
                    <CardLink
                      href={open.href}
                      title={open.label}
                      cover={
                        <span className={css.gridCover}>
                          <Picture src={cover} alt="" ratio="auto" fallback={<Cover seed={open.label} />} />
                        </span>
                      }
                    />
                  </li>
                ))}
              </ul>
            </Part>
          ))}
          <Advertising view={advertising} />
        </>
      )}
    </PagePanel>
  </Page>
)
export { MunicipalitiesLayout as default }

const Waiting = () => (
  <div className={`${css.part} ${css.waiting}`}>
    <Skeleton width="14rem" height="1.65rem" />
    <div className={css.grid}>
      <Several count={8}>
        <Card inside="flush">
          <div className={css.gridCover}>
            <Skeleton shape="block" height="100%" />
          </div>
          <div className={css.gridName}>
            <Skeleton width="45%" />
          </div>
        </Card>
      </Several>
    </div>
  </div>
)
