import { folded } from '#domain/text/fold.ts'
import { Check, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Anchor } from './anchor.tsx'
import * as button from './button.css.ts'
import * as css from './menu.css.ts'
import { keyOf } from './keys.ts'

export type MenuItem<Id extends string> = {
  readonly id: Id
  readonly label: string
  readonly icon?: LucideIcon | undefined
  /** A picture instead of an icon. */
  readonly picture?: ReactNode
  /** A radio item, and whether it is selected. */
  readonly isChosen?: boolean | undefined
  /** The language of the label, where it differs from the page's. */
  readonly lang?: string | undefined
  /** Choosing it keeps the menu open, for a next step. */
  readonly staysOpen?: boolean | undefined
  readonly href?: string | undefined
}

type MenuProps<Id extends string> = {
  readonly label: string
  readonly icon: LucideIcon
  readonly items: ReadonlyArray<MenuItem<Id>>
  /** A note about the items, or why there are none. */
  readonly note?: string | undefined
  readonly onAction: (id: Id) => void
}

const gap = 8

/** Below its button, aligned with its outer edge; above it when there is no room below. */
const place = (menu: HTMLElement, trigger: HTMLElement) => {
  const at = trigger.getBoundingClientRect()
  const { offsetWidth: wide, offsetHeight: high } = menu
  const left = at.left + at.width / 2 > window.innerWidth / 2 ? at.right - wide : at.left
  const fits = at.bottom + gap + high <= window.innerHeight
  menu.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - wide - gap))}px`
  menu.style.top = `${fits ? at.bottom + gap : Math.max(gap, at.top - gap - high)}px`
}

const entriesOf = (menu: HTMLElement | null) =>
  menu === null ? [] : [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]

/** The arrow keys wrap around, Home and End jump, a letter finds the next item that starts with it. */
const nextOf = (entries: readonly HTMLElement[], key: string) => {
  const at = entries.indexOf(document.activeElement as HTMLElement)
  if (key === 'ArrowDown') return entries[(at + 1) % entries.length]
  if (key === 'ArrowUp') return entries.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return entries[0]
  if (key === 'End') return entries.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const inOrder = [...entries.slice(at + 1), ...entries.slice(0, at + 1)]
  return inOrder.find((entry) => folded(entry.textContent).startsWith(folded(key)))
}

const onKey = (menu: HTMLElement | null, close: () => void, press: KeyboardEvent) => {
  if (press.ctrlKey || press.metaKey || press.altKey) return
  if (keyOf(press) === 'Tab') {
    close()
    return
  }
  const next = nextOf(entriesOf(menu), keyOf(press))
  if (next === undefined) return
  press.preventDefault()
  next.focus()
}

/**
 * Safari has popovers since 17 and Chrome since 114; in older browsers a dialog has the same top layer, Esc and focus
 * restoration.
 */
const hasPopovers = () => 'popover' in HTMLElement.prototype

/**
 * The ARIA menu button on a native popover: the browser provides the top layer, Esc and the focus restoration. A
 * backdrop receives presses outside, so that they close the menu and press nothing else. Roles, arrow keys, letters and
 * position are hand-written (about 1 kB). react-aria's MenuTrigger does the same for about 40 kB, too much for a button
 * on every page.
 */
export const Menu = <Id extends string>({ label, icon: Trigger, items, note, onAction }: MenuProps<Id>) => {
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const isPopover = hasPopovers()
  // Typed as a dialog: methods of popovers are called only where they exist.
  const Sheet = (isPopover ? 'div' : 'dialog') as 'dialog'
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => (isPopover ? sheet.current?.hidePopover() : sheet.current?.close())
  const arrange = () => {
    if (menu.current === null || trigger.current === null) return
    place(menu.current, trigger.current)
    const held = document.activeElement
    if (held === menu.current || !menu.current.contains(held)) (entriesOf(menu.current)[0] ?? menu.current).focus()
  }
  const choose = (item: MenuItem<Id>) => {
    if (item.staysOpen !== true) close()
    onAction(item.id)
  }
  /** Positioned before the first paint, so that the menu is visible in the next frame. */
  const toggle = () => {
    // Some browsers do not focus a pressed button, and the focus must return to it.
    trigger.current?.focus()
    if (!isPopover) {
      sheet.current?.showModal()
      setOpen(true)
      arrange()
    } else if (sheet.current?.togglePopover() === true) arrange()
  }
  // The items may change while it is open: the focus stays inside, and the menu stays on the screen.
  useEffect(() => {
    if (isOpen) arrange()
  })
  return (
    <>
      <button
        className={`${button.icon} ${button.iconTone.plain}`}
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        onKeyDown={(press) => {
          if (keyOf(press) !== 'ArrowDown' && keyOf(press) !== 'ArrowUp') return
          press.preventDefault()
          toggle()
          if (keyOf(press) === 'ArrowUp') entriesOf(menu.current).at(-1)?.focus()
        }}
      >
        <Trigger size={24} aria-hidden />
      </button>
      <Sheet
        className={css.sheet}
        ref={sheet}
        {...(isPopover ? { popover: 'auto' } : { role: 'presentation' })}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) close()
        }}
        onToggle={(change) => setOpen(change.newState === 'open')}
        onClose={() => setOpen(false)}
      >
        <div
          className={css.menu}
          ref={menu}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(press) => onKey(menu.current, close, press)}
        >
          {note === undefined ? null : (
            <p className={css.note} role="presentation">
              {note}
            </p>
          )}
          {items.map((item) => (
            <div key={item.id} role="presentation">
              <MenuEntry item={item} onChoose={() => choose(item)} />
            </div>
          ))}
        </div>
      </Sheet>
    </>
  )
}

const MenuEntry = ({ item, onChoose }: { readonly item: MenuItem<string>; readonly onChoose: () => void }) => {
  const { icon: Icon, href, picture, isChosen, lang } = item
  const words = (
    <>
      {Icon === undefined ? null : <Icon size={20} className={css.sign} aria-hidden />}
      {picture}
      <bdi lang={lang}>{item.label}</bdi>
      {isChosen === true ? <Check size={20} className={css.chosen} aria-hidden /> : null}
    </>
  )
  return href === undefined ? (
    <button
      className={css.item}
      type="button"
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChosen}
      tabIndex={-1}
      onClick={onChoose}
    >
      {words}
    </button>
  ) : (
    <Anchor className={css.item} href={href} role="menuitem" tabIndex={-1} onClick={onChoose}>
      {words}
    </Anchor>
  )
}
