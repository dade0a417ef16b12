import { type LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import * as css from './button.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ButtonVariant = keyof typeof css.variant

type Looks = {
  readonly variant?: ButtonVariant | undefined
  readonly icon?: LucideIcon | undefined
  readonly wide?: boolean | undefined
  readonly children: ReactNode
}

export type ButtonProps = Looks & {
  /** Something is under way: the button keeps its width and its focus, says so, and ignores presses. */
  readonly busy?: boolean | undefined
  readonly type?: 'button' | 'submit' | 'reset' | undefined
  /** The id of a form that stands elsewhere on the page. */
  readonly form?: string | undefined
  readonly onPress?: (() => void) | undefined
  readonly isDisabled?: boolean | undefined
  readonly autoFocus?: boolean | undefined
  readonly 'aria-describedby'?: string | undefined
}

const looks = (variant: ButtonVariant, wide: boolean | undefined) =>
  wide === true ? `${css.variant[variant]} ${css.wide}` : css.variant[variant]

const Words = ({ icon: Icon, children }: Pick<Looks, 'icon' | 'children'>) => (
  <span className={css.words}>
    {Icon === undefined ? null : <Icon size={20} aria-hidden />}
    {children}
  </span>
)

/**
 * The browser's own button. react-aria's adds 13 kB to the first page for what this app does not ask of a press (long
 * presses, press events that begin outside); its style waits for no second tap (see `touch-action`).
 */
export const Button = (props: ButtonProps) => {
  const {
    variant = 'primary',
    icon,
    busy = false,
    wide,
    type = 'button',
    onPress,
    isDisabled = false,
    children,
  } = props
  return (
    <button
      className={looks(variant, wide)}
      type={busy && type === 'submit' ? 'button' : type}
      aria-disabled={busy}
      disabled={isDisabled}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- for the dialogs, which must place the focus.
      autoFocus={props.autoFocus === true}
      {...(props.form === undefined ? {} : { form: props.form })}
      {...(props['aria-describedby'] === undefined ? {} : { 'aria-describedby': props['aria-describedby'] })}
      onClick={onPress === undefined || busy ? undefined : () => onPress()}
    >
      <Words icon={icon}>{children}</Words>
      {busy ? <span className={css.spinner} aria-hidden /> : null}
    </button>
  )
}

export type ButtonLinkProps = Looks & {
  readonly href: string
  readonly target?: '_blank' | undefined
  readonly download?: string | true | undefined
  readonly onPress?: (() => void) | undefined
}

export const ButtonLink = ({
  variant = 'primary',
  icon,
  wide,
  children,
  href,
  target,
  download,
  onPress,
}: ButtonLinkProps) => (
  <Anchor
    className={looks(variant, wide)}
    href={href}
    onClick={onPress}
    {...(target === undefined ? {} : { target })}
    {...(download === undefined ? {} : { download })}
  >
    <Words icon={icon}>{children}</Words>
  </Anchor>
)

type IconLooks = {
  readonly icon: LucideIcon
  readonly label: string
  /** A `Badge`: how many things wait behind this button. */
  readonly badge?: ReactNode
  readonly tone?: keyof typeof css.iconTone | undefined
}

export type IconButtonProps = IconLooks & {
  readonly onPress?: (() => void) | undefined
  readonly isDisabled?: boolean | undefined
  /** For a button that stays down (a filter shown, a place kept): says so to assistive technology too. */
  readonly isPressed?: boolean | undefined
  /** A sign that is told apart by its fill alone, such as a heart: full while the button is down. */
  readonly isSolid?: boolean | undefined
  readonly isExpanded?: boolean | undefined
  readonly controls?: string | undefined
  readonly type?: 'button' | 'submit' | undefined
  readonly id?: string | undefined
}

/** How much of a sign is filled while its button is down. */
const TINT = 0.25
const FULL = 1

const iconLooks = (tone: keyof typeof css.iconTone, isPressed = false) =>
  [css.icon, css.iconTone[tone], isPressed ? css.iconPressed : ''].join(' ')

// The label is text, not an attribute, so that the words of a badge join it in the button's name.
const Sign = ({ icon: Icon, label, badge, fill = 0 }: Omit<IconLooks, 'tone'> & { readonly fill?: number }) => (
  <>
    <Icon size={24} aria-hidden {...(fill > 0 ? { fill: 'currentColor', fillOpacity: fill } : {})} />
    <VisuallyHidden>{label}</VisuallyHidden>
    {badge === undefined ? null : <span className={css.badge}> {badge}</span>}
  </>
)

export const IconButton = (props: IconButtonProps) => {
  const { icon, label, badge, tone = 'plain', onPress, isDisabled = false, isPressed, isExpanded } = props
  const fill = props.isSolid === true ? FULL : TINT
  return (
    <button
      className={iconLooks(tone, isPressed)}
      type={props.type ?? 'button'}
      disabled={isDisabled}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
      {...(props.controls === undefined ? {} : { 'aria-controls': props.controls })}
      {...(props.id === undefined ? {} : { id: props.id })}
      onClick={onPress === undefined ? undefined : () => onPress()}
    >
      <Sign icon={icon} label={label} badge={badge} fill={isPressed === true ? fill : 0} />
    </button>
  )
}
