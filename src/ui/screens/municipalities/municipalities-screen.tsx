import { useIntl } from 'react-intl'
import { municipalities } from '#application/municipalities/municipalities.implementations.ts'
import { municipalitiesByProvince } from '#domain/directory/municipality.ts'
import { imagePath } from '#ui/app/images.ts'
import { Page } from '#ui/app/page.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { municipalityPath } from '#ui/app/screens.ts'
import { named } from '#ui/app/titles.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { Card, CardLink } from '#ui/components/card.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Advertising } from '#ui/screens/advertising/advertising.tsx'
import * as css from '#ui/screens/place/place.css.ts'
import { provinceText } from './municipality-texts.ts'

/** The municipalities that can be seen, by province and name (DIR-06). */
const MunicipalitiesScreen = () => {
  const intl = useIntl()
  return (
    <Page title={intl.formatMessage({ id: 'municipalities.title' })} width="composed">
      <Municipalities />
    </Page>
  )
}
export { MunicipalitiesScreen as default }

const Municipalities = () => {
  const intl = useIntl()
  const { face, value, failure, retry } = useReading(municipalities(usePorts()), undefined)
  if (value === undefined) return face === 'loading' ? <Waiting /> : <PanelFailure failure={failure} onRetry={retry} />
  return (
    <div className={css.column}>
      {face === 'stale' ? <StaleBar failure={failure} onRetry={retry} /> : null}
      {value.length === 0 ? (
        <EmptyState
          drawing="list"
          title={intl.formatMessage({ id: 'municipalities.empty' })}
          text={intl.formatMessage({ id: 'municipalities.emptyText' })}
        />
      ) : null}
      {municipalitiesByProvince(value).map(({ province, municipalities: some }) => (
        <section key={province ?? ''} className={css.part} aria-labelledby={`province-${province ?? ''}`}>
          <h2 className={css.partTitle} id={`province-${province ?? ''}`}>
            {intl.formatMessage(provinceText(province), { province })}
          </h2>
          <ul className={css.grid}>
            {some.map(({ id, name, image }) => (
              <li key={id}>
                <CardLink
                  href={municipalityPath(id)}
                  title={named(name, intl)}
                  cover={
                    <span className={css.gridCover}>
                      <Picture
                        src={imagePath('municipality', image)}
                        alt=""
                        ratio="auto"
                        fallback={<Cover seed={name} />}
                      />
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Advertising page="municipalities" place="bottom" />
    </div>
  )
}

const Waiting = () => (
  <Loading>
    <div className={`${css.part} ${css.waiting}`}>
      <Skeleton width="14rem" height="1.65rem" />
      <div className={css.grid}>
        {Array.from({ length: 8 }, (_, at) => (
          <Card key={at} inside="flush">
            <div className={css.gridCover}>
              <Skeleton shape="block" height="100%" />
            </div>
            <div className={css.gridName}>
              <Skeleton width="45%" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  </Loading>
)
