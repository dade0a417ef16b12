import { type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, type Ref } from 'react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import * as css from './button.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ButtonVariant = keyof typeof css.variant

type Looks = {
  readonly variant?: ButtonVariant | undefined
  readonly icon?: LucideIcon | undefined
  readonly wide?: boolean | undefined
  readonly children: ReactNode
}

/** `form`: the id of a form elsewhere on the page. */
export type ButtonProps = Looks &
  Pick<ComponentProps<'button'>, 'type' | 'form' | 'autoFocus' | 'ref' | 'aria-describedby'> & {
    /** An action is running: the button keeps its width and its focus, announces it, and ignores presses. */
    readonly busy?: boolean | undefined
    readonly onPress?: (() => void) | undefined
    readonly isDisabled?: boolean | undefined
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
    isDisabled,
    children,
    ...rest
  } = props
  return (
    <button
      {...rest}
      className={looks(variant, wide)}
      type={busy && type === 'submit' ? 'button' : type}
      aria-disabled={busy}
      disabled={isDisabled}
      onClick={busy ? undefined : () => onPress?.()}
    >
      <Words icon={icon}>{children}</Words>
      {busy ? <span className={css.spinner} aria-hidden /> : null}
    </button>
  )
}

type ButtonLinkProps = Looks &
  Pick<AnchorProps, 'href' | 'target'> & {
    readonly onPress?: (() => void) | undefined
  }

export const ButtonLink = ({ variant = 'primary', icon, wide, children, onPress, ...rest }: ButtonLinkProps) => (
  <Anchor className={looks(variant, wide)} onClick={onPress} {...rest}>
    <Words icon={icon}>{children}</Words>
  </Anchor>
)

type IconButtonProps = {
  readonly icon: LucideIcon
  readonly label: string
  /** A `Badge`: the number of pending items of this button. */
  readonly badge?: ReactNode
  readonly tone?: keyof typeof css.iconTone | undefined
  readonly onPress?: (() => void) | undefined
  readonly isDisabled?: boolean | undefined
  /** A toggle button (a visible filter, a saved place): its state is exposed to assistive technology too. */
  readonly isPressed?: boolean | undefined
  /** An icon whose state is its fill, such as a heart: filled while the button is pressed. */
  readonly isSolid?: boolean | undefined
  readonly isExpanded?: boolean | undefined
  readonly controls?: string | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

/** The part of an icon that is filled while its button is pressed. */
const TINT = 0.25
const FULL = 1

export const IconButton = ({ ref, ...props }: IconButtonProps) => {
  const { icon: Icon, label, badge, tone = 'plain', onPress, isPressed = false, isSolid = false } = props
  return (
    <button
      className={[css.icon, css.iconTone[tone], isPressed ? css.iconPressed : ''].join(' ')}
      ref={ref}
      type="button"
      disabled={props.isDisabled}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded}
      aria-controls={props.controls}
      onClick={() => onPress?.()}
    >
      <Icon
        size={24}
        aria-hidden
        {...(isPressed ? { fill: 'currentColor', fillOpacity: isSolid ? FULL : TINT } : {})}
      />
      {/* The label is text, not an attribute, so that the text of a badge is part of the accessible name. */}
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge === undefined ? null : <span className={css.badge}> {badge}</span>}
    </button>
  )
}
