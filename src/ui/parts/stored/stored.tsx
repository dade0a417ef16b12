import { Fragment } from 'react'
import { SectionCard } from '#ui/layout/section-card.tsx'
import type { StoredView } from './stored-view.ts'
import { LIST } from '#ui/components/list-role.ts'
import * as css from './stored.css.ts'

/** What stays on the device, and until when. */
export const StoredLayout = ({
  view: { groups, emptied, reports },
}: {
  readonly view: Pick<StoredView, 'groups' | 'emptied' | 'reports'>
}) => (
  <>
    {groups.map(({ heading, items }) => (
      <Fragment key={heading}>
        <h3 className={css.heading}>{heading}</h3>
        <ul {...LIST} className={css.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Fragment>
    ))}
    <p className={css.muted}>{emptied}</p>
    {reports === undefined ? null : <p className={css.muted}>{reports}</p>}
  </>
)

/** The same on a card, with what it is for. */
export const StoredCard = ({ view }: { readonly view: StoredView }) => (
  <SectionCard title={view.title}>
    <p className={css.muted}>{view.lead}</p>
    <StoredLayout view={view} />
  </SectionCard>
)
