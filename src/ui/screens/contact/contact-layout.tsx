import { TriangleAlert } from 'lucide-react'
import { PageLayout } from '#ui/parts/page-feedback/asking-page.tsx'
import { WayButton } from '#ui/layout/parts.tsx'
import { ContactFactsSkeleton, ContactLayout } from '#ui/parts/place/contact-facts.tsx'
import { HoursLayout } from '#ui/parts/place/hours.tsx'
import { Part } from '#ui/parts/place/part.tsx'
import { PageHead } from '#ui/parts/place/place-head.tsx'
import { PlaceHeaderSkeleton } from '#ui/parts/place/place-header.tsx'
import * as css from '#ui/parts/place/place.css.ts'
import type { ContactPageView } from './contact-view.ts'

/** The page of a contact (DIR-03). */
const ContactPageLayout = ({ view }: { readonly view: Extract<ContactPageView, { kind: 'page' }> }) => (
  <PageLayout view={view} className={css.column} waiting={<Waiting />}>
    {({ cover, head, hours, where, report }, heading) => (
      <>
        <PageHead view={head} cover={cover} heading={heading} />
        <HoursLayout view={hours} />
        <Part title={where.title}>
          <ContactLayout view={where.facts} />
        </Part>
        {report ? (
          <div className={css.buttons}>
            <WayButton variant="quiet" icon={TriangleAlert} way={report} />
          </div>
        ) : null}
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
