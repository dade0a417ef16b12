import { Globe, type LucideIcon, Mail, MessagesSquare, Navigation, Phone, Share2 } from 'lucide-react'
import type { Reach } from '#domain/directory/reach.ts'
import { OutboundLink } from '#ui/layout/outbound-link.tsx'
import type { Action } from '#ui/view/parts.ts'
import type { PlaceActionsView } from './place-views.ts'
import * as css from './place.css.ts'

const ICONS: Readonly<Record<keyof Reach, LucideIcon>> = {
  phone: Phone,
  directions: Navigation,
  email: Mail,
  website: Globe,
}

type ButtonProps = { readonly action: Action; readonly icon: LucideIcon }

const ActionTile = ({ action: { label, isBusy = false, press }, icon: Icon }: ButtonProps) => (
  <button className={css.action} type="button" aria-disabled={isBusy} onClick={press}>
    <Icon size={24} aria-hidden />
    {label}
  </button>
)

type PlaceActionsProps = { readonly view: PlaceActionsView; readonly look?: 'page' | 'sheet' }

/** The actions of a place: call, directions, write, visit its site (DIR-09), share. */
export const PlaceActionsLayout = ({ view: { reach, chat, share }, look = 'page' }: PlaceActionsProps) => (
  <div className={look === 'page' ? css.actions : css.sheetActions}>
    {reach.map(({ sign, label, href }) => {
      const Icon = ICONS[sign]
      return (
        <OutboundLink key={sign} className={css.action} href={href}>
          <Icon size={24} aria-hidden />
          {label}
        </OutboundLink>
      )
    })}
    {chat ? <ActionTile icon={MessagesSquare} action={chat} /> : null}
    <ActionTile icon={Share2} action={share} />
  </div>
)
