import { HeartButton } from '#ui/layout/heart.tsx'
import { PageLayout } from '#ui/layout/page.tsx'
import { ContactFactsSkeleton, ContactLayout } from '#ui/screens/place/contact-facts.tsx'
import { Part } from '#ui/screens/place/part.tsx'
import { PlaceActionsLayout } from '#ui/screens/place/place-actions.tsx'
import { PlaceHeader, PlaceHeaderSkeleton } from '#ui/screens/place/place-header.tsx'
import * as css from '#ui/screens/place/place.css.ts'
import { TownLayout } from '#ui/screens/place/town.tsx'
import type { ContactPageView } from './contact-view.ts'

/** The page of a contact (DIR-03). */
const ContactPageLayout = ({ view }: { readonly view: Extract<ContactPageView, { kind: 'page' }> }) => (
  <PageLayout view={view} className={css.column} waiting={<Waiting />}>
    {({ name, cover, town, heart, actions, where }, heading) => (
      <>
        <PlaceHeader
          name={name}
          cover={cover}
          heading={heading}
          meta={town && <TownLayout view={town} className={css.metaLink} />}
          trailing={heart && <HeartButton view={heart} />}
          actions={<PlaceActionsLayout view={actions} />}
        />
        <Part title={where.title}>
          <ContactLayout view={where.facts} />
        </Part>
      </>
    )}
  </PageLayout>
)
export { ContactPageLayout as default }

const Waiting = () => (
  <div className={`${css.column} ${css.waiting}`}>
    <PlaceHeaderSkeleton />
    <ContactFactsSkeleton />
  </div>
)
