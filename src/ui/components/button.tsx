import { type LucideIcon } from 'lucide-react'
import { type ReactNode, type Ref } from 'react'
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
  /** An action is running: the button keeps its width and its focus, announces it, and ignores presses. */
  readonly busy?: boolean | undefined
  readonly type?: 'button' | 'submit' | 'reset' | undefined
  /** The id of a form elsewhere on the page. */
  readonly form?: string | undefined
  readonly onPress?: (() => void) | undefined
  readonly isDisabled?: boolean | undefined
  readonly autoFocus?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement>
  readonly 'aria-describedby'?: string | undefined
}

const looks = (variant: ButtonVariant, wide: boolean | undefined) =>
  wide === true ? `${css.variant[variant]} ${css.wide}` : css.variant[variant]

const Words = ({ icon: Icon, children }: Pick<Looks, 'icon' | 'children'>) => (
  <span className={css.words}>
    {Icon === undefined ? null : <Icon size={20} aria-hidden />}
    <span>{children}</span>
  </span>
)

/**
 * The native button. react-aria's adds 13 kB to the first page for features that this app does not use (long presses,
 * presses that start outside). Its style avoids the delay of a double tap (see `touch-action`).
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
    ref,
    ...rest
  } = props
  return (
    <button
      className={looks(variant, wide)}
      ref={ref}
      type={busy && type === 'submit' ? 'button' : type}
      aria-disabled={busy}
      disabled={isDisabled}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- for the dialogs, which must place the focus.
      autoFocus={rest.autoFocus === true}
      {...(rest.form === undefined ? {} : { form: rest.form })}
      {...(rest['aria-describedby'] === undefined ? {} : { 'aria-describedby': rest['aria-describedby'] })}
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
  /** A `Badge`: the number of pending items of this button. */
  readonly badge?: ReactNode
  readonly tone?: keyof typeof css.iconTone | undefined
}

export type IconButtonProps = IconLooks & {
  readonly onPress?: (() => void) | undefined
  readonly isDisabled?: boolean | undefined
  /** A toggle button (a visible filter, a saved place): its state is exposed to assistive technology too. */
  readonly isPressed?: boolean | undefined
  /** An icon whose state is its fill, such as a heart: filled while the button is pressed. */
  readonly isSolid?: boolean | undefined
  readonly isExpanded?: boolean | undefined
  readonly controls?: string | undefined
  readonly type?: 'button' | 'submit' | undefined
  readonly id?: string | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

/** The part of an icon that is filled while its button is pressed. */
const TINT = 0.25
const FULL = 1

const iconLooks = (tone: keyof typeof css.iconTone, isPressed = false) =>
  [css.icon, css.iconTone[tone], isPressed ? css.iconPressed : ''].join(' ')

// The label is text, not an attribute, so that the text of a badge is part of the accessible name.
const Sign = ({ icon: Icon, label, badge, fill = 0 }: Omit<IconLooks, 'tone'> & { readonly fill?: number }) => (
  <>
    <Icon size={24} aria-hidden {...(fill > 0 ? { fill: 'currentColor', fillOpacity: fill } : {})} />
    <VisuallyHidden>{label}</VisuallyHidden>
    {badge === undefined ? null : <span className={css.badge}> {badge}</span>}
  </>
)

export const IconButton = (props: IconButtonProps) => {
  const { icon, label, badge, tone = 'plain', onPress, isDisabled = false, isPressed, isExpanded, ref, ...rest } = props
  const fill = rest.isSolid === true ? FULL : TINT
  return (
    <button
      className={iconLooks(tone, isPressed)}
      ref={ref}
      type={rest.type ?? 'button'}
      disabled={isDisabled}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
      {...(rest.controls === undefined ? {} : { 'aria-controls': rest.controls })}
      {...(rest.id === undefined ? {} : { id: rest.id })}
      onClick={onPress === undefined ? undefined : () => onPress()}
    >
      <Sign icon={icon} label={label} badge={badge} fill={isPressed === true ? fill : 0} />
    </button>
  )
}
