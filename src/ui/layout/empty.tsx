import type { LucideIcon } from 'lucide-react'
import type { DrawingName } from '#ui/components/drawing.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import type { Empty } from '#ui/view/lists.ts'
import { ActionButton, WayButton } from './parts.tsx'

type EmptyLayoutProps = { readonly view: Empty; readonly drawing?: DrawingName; readonly icon?: LucideIcon }

/** The empty state of a list. `icon` is that of the suggested action. */
export const EmptyLayout = ({ view: { title, text, tone, action }, drawing, icon }: EmptyLayoutProps) => {
  const looks = { variant: tone ?? 'secondary', ...(icon && { icon }) } as const
  return (
    <EmptyState
      drawing={drawing}
      title={title}
      text={text}
      action={
        action &&
        (action.kind === 'way' ? <WayButton way={action} {...looks} /> : <ActionButton action={action} {...looks} />)
      }
    />
  )
}
