import { Loading } from '#ui/layout/reading/panel.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'

/** Replaces a form that was sent, until the navigation to the next screen. */
export const LeadingOn = () => (
  <Loading>
    <Skeleton shape="block" height={48} />
  </Loading>
)
