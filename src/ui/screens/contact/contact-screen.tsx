import { TownLink } from '#ui/app/town-link.tsx'
import { useIntl } from 'react-intl'
import { useRoute } from 'wouter'
import { contact } from '#application/contact-page/contact-page.implementations.ts'
import type { ContactId } from '#domain/directory/contact.ts'
import { idFrom } from '#domain/id.ts'
import { imagePath } from '#ui/app/images.ts'
import { LargeTitlePage } from '#ui/app/large-title.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { named } from '#ui/app/titles.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { FavouriteButton } from '#ui/screens/favourites/favourite-button.tsx'
import { ContactFacts, ContactFactsSkeleton } from '#ui/screens/place/contact-facts.tsx'
import { Part } from '#ui/screens/place/part.tsx'
import { PlaceActions } from '#ui/screens/place/place-actions.tsx'
import { PlaceHeader, PlaceHeaderSkeleton } from '#ui/screens/place/place-header.tsx'
import * as css from '#ui/screens/place/place.css.ts'

/** The page of a contact: what it is called, where it is and how it is reached (DIR-03). */
const ContactScreen = () => {
  const [, params] = useRoute(SCREENS.contact.path)
  const known = idFrom<'Contact'>(params?.id)
  return known === undefined ? <NotFound /> : <Reader key={known} id={known} />
}
export { ContactScreen as default }

const Reader = ({ id }: { readonly id: ContactId }) => {
  const intl = useIntl()
  const { face, value, failure, retry } = useReading(contact(usePorts()), id)
  if (face === 'missing') return <NotFound />
  return (
    <LargeTitlePage
      title={value === undefined ? intl.formatMessage({ id: 'contact.title' }) : named(value.name, intl)}
      isOpen={value !== undefined}
    >
      {(heading) =>
        value === undefined ? (
          face === 'loading' ? (
            <Loading>
              <div className={`${css.column} ${css.waiting}`}>
                <PlaceHeaderSkeleton />
                <ContactFactsSkeleton />
              </div>
            </Loading>
          ) : (
            <PanelFailure failure={failure} onRetry={retry} />
          )
        ) : (
          <div className={css.column}>
            {face === 'stale' ? <StaleBar failure={failure} onRetry={retry} /> : null}
            <PlaceHeader
              name={named(value.name, intl)}
              cover={imagePath('activityPoint', value.cover)}
              heading={heading}
              meta={
                value.municipality === undefined ? undefined : (
                  <TownLink municipality={value.municipality} className={css.metaLink} />
                )
              }
              trailing={<FavouriteButton change={{ kind: 'contact', thing: value }} />}
              actions={<PlaceActions title={named(value.name, intl)} contact={value} />}
            />
            <Part title={intl.formatMessage({ id: 'contact.where' })}>
              <ContactFacts contact={value} />
            </Part>
          </div>
        )
      }
    </LargeTitlePage>
  )
}
