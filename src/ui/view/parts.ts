/**
 * The vocabulary of views: plain readonly values that say what is read and what can be done. They have two readers: the
 * layouts (React) and the headless assembly of the features, which knows these parts and no screen. Every string in a
 * view is read by a citizen, in page order, except under the keys of `NOT_READ`, and in a part that `isHidden` until its turn
 * or until it is opened: it is neither read nor usable meanwhile.
 */

/**
 * Keys of a view whose values are not read: names for layouts, addresses, pictures, dates for machines, and content
 * that only a wide window shows (`beside`).
 */
export const NOT_READ: ReadonlySet<string> = new Set([
  'kind',
  'key',
  'asks',
  // The username of a form, for password managers only.
  'account',
  'anchor',
  'href',
  'image',
  'cover',
  'logo',
  'tone',
  'sign',
  'day',
  'grid',
  'html',
  'sought',
  'beside',
  'room',
])

/** A button. */
export type Action = Readonly<{
  kind: 'action'
  label: string
  /** Its context, for screen readers. */
  about?: string | undefined
  /** Its action is running: presses are ignored. */
  isBusy?: boolean | undefined
  /** Disabled: another action is running, or something is missing. */
  isDisabled?: boolean | undefined
  press: () => void
}>

/** A link to another page, or out of the app. */
export type Way = Readonly<{
  kind: 'way'
  label: string
  about?: string | undefined
  href: string
  /** Called when it is followed, before the navigation. */
  onTake?: (() => void) | undefined
}>

/** A text field. */
export type Field = Readonly<{
  kind: 'field'
  label: string
  value: string
  hint: string | undefined
  problem: string | undefined
  isRequired: boolean
  isReadOnly: boolean
  change: (value: string) => void
}>

/** Something on or off: a switch, a checkbox, a toggle button. */
export type Choice = Readonly<{
  kind: 'choice'
  label: string
  hint?: string | undefined
  problem?: string | undefined
  isOn: boolean
  isDisabled?: boolean | undefined
  /** It must be on for the form to be sent. */
  isRequired?: boolean | undefined
  flip: () => void
}>

/** External text as HTML; layouts sanitise it. */
export type RichText = Readonly<{ kind: 'rich'; html: string }>

/** The failure of a part: the reason, and the retry (ERR-03). */
export type Failed = Readonly<{
  kind: 'failed'
  sign: 'offline' | 'lost' | 'signIn'
  title: string
  text: string | undefined
  /** The text is the server's. */
  isGiven?: boolean
  retry: Action
}>

/** Above stale content whose refresh failed (ERR-04); without a retry it is under way (ERR-11). */
export type Stale = Readonly<{ kind: 'stale'; text: string; retry: Action | undefined }>

/** Above content of which something came and could not be read: it is not silently less (fault 55). */
export type Lacking = Readonly<{ kind: 'lacking'; text: string }>

/** What stands above content that is not all that the server has. */
export type Above = Stale | Lacking

/** A part that is loading. */
export type Waiting = Readonly<{ kind: 'waiting' }>

/** A part that is ready, with the messages above it. */
export type Ready<Content> = Readonly<{ kind: 'ready'; above: Above | undefined; content: Content }>

/** A part of a page with its own loading state. */
export type Panel<Content> = Waiting | Failed | Ready<Content>

/** A confirmation over the page (SHELL-20). */
export type Question = Readonly<{
  kind: 'question'
  title: string
  text: string
  tone: 'danger' | 'primary'
  confirm: Action
  cancel: Action
}>

/** A note to read before continuing. */
export type Alert = Readonly<{ kind: 'alert'; title: string; text: string; close: Action }>

/**
 * Why a form was not sent, and the notes before sending. `isUnreached`: the server was unreachable (ERR-04). `more`:
 * further sentences.
 */
export type FormView = Readonly<{
  kind: 'form'
  attempts: number
  restored: string | undefined
  /** `said`: what the server said of it, beside our sentence; `act`: what helps against it. */
  failure:
    | Readonly<{ text: string; more?: readonly string[]; isUnreached: boolean; said?: string; act?: Action }>
    | undefined
  submit: Action
}>

/** Whether it is being sent: its fields are read-only meanwhile. */
export const isSending = ({ submit }: FormView): boolean => submit.isBusy === true

/** An overlay; only its content is read and usable. */
export type Dialog<Content extends object> = Readonly<{ kind: 'dialog'; title: string; cancel: Action }> & Content

export const action = (
  label: string,
  press: () => void,
  more?: Pick<Action, 'about' | 'isBusy' | 'isDisabled'>,
): Action => ({
  kind: 'action',
  label,
  ...more,
  press,
})

export const way = (label: string, href: string, about?: string): Way => ({ kind: 'way', label, about, href })

export const richText = (html: string): RichText => ({ kind: 'rich', html })
