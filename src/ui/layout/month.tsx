import { MonthGrid } from '#ui/components/month-grid.tsx'
import type { MonthView } from '#ui/view/month.ts'

/** A month with selectable days. */
export const MonthLayout = ({ view: { label, grid, choose, lookAt } }: { readonly view: MonthView }) => (
  <MonthGrid label={label} {...grid} onSelect={choose} onMonth={lookAt} />
)
