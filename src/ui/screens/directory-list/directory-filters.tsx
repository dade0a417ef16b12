import { memo } from 'react'
import { ArrowDownAZ, ArrowUpZA } from 'lucide-react'
import { IconButton } from '#ui/components/button.tsx'
import { FailedLayout } from '#ui/layout/parts.tsx'
import { SelectLayout } from '#ui/layout/select.tsx'
import { order } from '#ui/layout/lists/list-controls.css.ts'
import * as css from './directory-list.css.ts'
import type { DirectoryView } from './directory-view.ts'

type FiltersView = DirectoryView['filters']

/** The filters and the order: two selects, then the order. */
export const DirectoryFiltersLayout = memo(({ view: { label, ...view } }: { readonly view: FiltersView }) => (
  <search className={css.controls} aria-label={label}>
    <div className={css.filters}>
      <Filter view={view.municipality} name="country" />
      <Filter view={view.category} name="category" />
    </div>
    {view.order ? (
      <div className={order}>
        <SelectLayout view={view.order.sort} name="sort" />
        {view.order.direction ? (
          <IconButton
            icon={view.order.direction.sign === 'up' ? ArrowUpZA : ArrowDownAZ}
            label={view.order.direction.label}
            onPress={view.order.direction.press}
          />
        ) : null}
      </div>
    ) : null}
  </search>
))
DirectoryFiltersLayout.displayName = 'DirectoryFiltersLayout'

type FilterProps = { readonly view: FiltersView['category']; readonly name: string }

const Filter = ({ view, name }: FilterProps) =>
  view === undefined ? null : view.kind === 'failed' ? (
    <div className={css.failedFilter}>
      <FailedLayout view={view} compact />
    </div>
  ) : (
    <SelectLayout view={view} name={name} />
  )
