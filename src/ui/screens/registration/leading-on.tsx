import { Loading } from '#ui/app/panel.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'

/** In place of a form that was sent, while one is led on to the next screen. */
export const LeadingOn = () => (
  <Loading>
    <Skeleton shape="block" height={48} />
  </Loading>
)
