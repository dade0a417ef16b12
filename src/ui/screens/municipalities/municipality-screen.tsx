import { Building2, ChevronRight, MapPin } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useRoute } from 'wouter'
import {
  municipality,
  municipalityActivities,
  municipalitySheets,
} from '#application/municipalities/municipalities.implementations.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import { idFrom } from '#domain/id.ts'
import { imagePath } from '#ui/app/images.ts'
import { LargeTitlePage } from '#ui/app/large-title.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { activityCard } from '#ui/app/place-cards.ts'
import { usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { SCREENS, sheetPath } from '#ui/app/screens.ts'
import { named, titled } from '#ui/app/titles.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { ButtonLink } from '#ui/components/button.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { PlaceCard, PlaceCardSkeleton } from '#ui/components/place-card.tsx'
import { Advertising } from '#ui/screens/advertising/advertising.tsx'
import { FavouriteButton } from '#ui/screens/favourites/favourite-button.tsx'
import { ReadPart } from '#ui/screens/place/part.tsx'
import { PlaceHeader, PlaceHeaderSkeleton } from '#ui/screens/place/place-header.tsx'
import * as css from '#ui/screens/place/place.css.ts'
import { provinceText } from './municipality-texts.ts'

/** The page of a municipality: what is there, by category (DIR-06). */
const MunicipalityScreen = () => {
  const [, params] = useRoute(SCREENS.municipality.path)
  const known = idFrom<'Municipality'>(params?.id)
  return known === undefined ? <NotFound /> : <Reader key={known} id={known} />
}
export { MunicipalityScreen as default }

type OfMunicipality = { readonly id: MunicipalityId }

const Reader = ({ id }: OfMunicipality) => {
  const intl = useIntl()
  const { standing, isAdmin } = useSession()
  const { face, value, failure, retry } = useReading(municipality(usePorts()), id)
  if (face === 'missing') return <NotFound />
  return (
    <LargeTitlePage
      title={value === undefined ? intl.formatMessage({ id: 'municipality.title' }) : named(value.name, intl)}
      width="composed"
      isOpen={value !== undefined}
    >
      {(heading) =>
        value === undefined && face !== 'loading' ? (
          <PanelFailure failure={failure} onRetry={retry} />
        ) : (
          <div className={css.column}>
            {face === 'stale' ? <StaleBar failure={failure} onRetry={retry} /> : null}
            {value === undefined ? (
              <Loading>
                <Waiting />
              </Loading>
            ) : (
              <PlaceHeader
                name={named(value.name, intl)}
                cover={imagePath('municipality', value.image)}
                heading={heading}
                meta={
                  value.province === undefined
                    ? undefined
                    : intl.formatMessage(provinceText(value.province), { province: value.province })
                }
                actions={<Ways id={id} />}
              />
            )}
            {/* They are read meanwhile, and come into sight with what they belong to. */}
            <div className={value === undefined ? css.unseen : css.column}>
              <ActivitiesPart id={id} />
              {/* Who it is decides what is seen: until that is known it is not asked for. */}
              {standing === 'authenticating' ? null : <SheetsPart key={String(isAdmin)} id={id} isAdmin={isAdmin} />}
              {value === undefined ? null : <Advertising page="municipalities" place="slot" municipality={id} />}
            </div>
          </div>
        )
      }
    </LargeTitlePage>
  )
}

const Ways = ({ id }: OfMunicipality) => {
  const intl = useIntl()
  return (
    <div className={css.buttons}>
      <ButtonLink variant="secondary" icon={Building2} href={`${SCREENS.activities.path}?country=${id}`}>
        {intl.formatMessage({ id: 'municipality.allActivities' })}
      </ButtonLink>
      <ButtonLink variant="secondary" icon={MapPin} href={`${SCREENS.contacts.path}?country=${id}`}>
        {intl.formatMessage({ id: 'municipality.allContacts' })}
      </ButtonLink>
    </div>
  )
}

/** Categories on their way, a card in each. */
const RowsSkeleton = () => (
  <div className={css.groups}>
    {Array.from({ length: 4 }, (_, at) => (
      <div key={at} className={css.group}>
        <Skeleton width="40%" height="1.5rem" />
        <PlaceCardSkeleton />
      </div>
    ))}
  </div>
)

/** The page on its way, at its size. */
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

const ActivitiesPart = ({ id }: OfMunicipality) => {
  const intl = useIntl()
  const reading = useReading(municipalityActivities(usePorts()), id)
  return (
    <ReadPart
      title={intl.formatMessage({ id: 'municipality.activities' })}
      reading={reading}
      waiting={<RowsSkeleton />}
    >
      {(groups) =>
        groups.length === 0 ? (
          <p className={css.muted}>{intl.formatMessage({ id: 'municipality.noActivities' })}</p>
        ) : (
          <div className={css.groups}>
            {groups.map(({ category, things }) => (
              <div key={category.id} className={css.group}>
                <h3 className={css.subTitle}>{named(category.name, intl)}</h3>
                <ul className={css.list}>
                  {things.map((one) => (
                    <li key={one.id}>
                      <PlaceCard
                        {...activityCard(one, intl)}
                        kind={undefined}
                        where={one.address}
                        trailing={<FavouriteButton change={{ kind: 'activity', thing: one }} />}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )
      }
    </ReadPart>
  )
}

const SheetsPart = ({ id, isAdmin }: OfMunicipality & { readonly isAdmin: boolean }) => {
  const intl = useIntl()
  const reading = useReading(municipalitySheets(usePorts()), { id, isAdmin })
  return (
    <ReadPart title={intl.formatMessage({ id: 'municipality.sheets' })} reading={reading} waiting={<RowsSkeleton />}>
      {(groups) =>
        groups.length === 0 ? (
          <p className={css.muted}>{intl.formatMessage({ id: 'municipality.noSheets' })}</p>
        ) : (
          <div className={css.groups}>
            {groups.map(({ category, things }) => (
              <div key={category.id} className={css.group}>
                <h3 className={css.subTitle}>{named(category.name, intl)}</h3>
                <ul className={css.list}>
                  {things.map((sheet) => (
                    <li key={sheet.id}>
                      <PlaceCard
                        href={sheetPath(sheet.id, id)}
                        name={titled(sheet.title, intl)}
                        cover={imagePath('e015', sheet.image)}
                        trailing={<ChevronRight size={20} aria-hidden />}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )
      }
    </ReadPart>
  )
}
