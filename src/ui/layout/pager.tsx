import { Pager } from '#ui/components/pager.tsx'
import type { PagerView } from '#ui/view/pager.ts'

/** The pages of a list. */
export const PagerLayout = ({
  view: { label, current, count, labels, hrefOf, turnTo },
}: {
  readonly view: PagerView
}) => <Pager label={label} current={current} count={count} labels={labels} hrefOf={hrefOf} onPress={turnTo} />
