import { MapPin } from 'lucide-react'
import { Anchor } from '#ui/components/anchor.tsx'
import type { Way } from '#ui/view/parts.ts'

type TownLayoutProps = { readonly view: Way | string | undefined; readonly className: string }

/** The municipality of something; a link where it has a page. */
export const TownLayout = ({ view, className }: TownLayoutProps) => {
  if (view === undefined) return null
  const words = (
    <>
      <MapPin size={16} aria-hidden />
      <bdi>{typeof view === 'string' ? view : view.label}</bdi>
    </>
  )
  return typeof view === 'string' ? (
    <span className={className}>{words}</span>
  ) : (
    <Anchor className={className} href={view.href}>
      {words}
    </Anchor>
  )
}
