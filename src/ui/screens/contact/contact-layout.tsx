import { HeartButton } from '#ui/layout/heart.tsx'
import { PageLayout } from '#ui/layout/page.tsx'
import { ContactFactsSkeleton, ContactLayout } from '#ui/parts/place/contact-facts.tsx'
import { Part } from '#ui/parts/place/part.tsx'
import { PlaceActionsLayout } from '#ui/parts/place/place-actions.tsx'
import { PlaceHeader, PlaceHeaderSkeleton } from '#ui/parts/place/place-header.tsx'
import * as css from '#ui/parts/place/place.css.ts'
import { TownLayout } from '#ui/parts/place/town.tsx'
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
          trailing={<HeartButton view={heart} />}
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
