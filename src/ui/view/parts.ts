/**
 * What views are made of: plain readonly values that say what is read and what can be done. Two readers look at them:
 * the layouts (React) and the features' headless assembly, which knows these parts and no screen. Every string in a
 * view is something a citizen reads, in the order of the page, but under the keys of `NOT_READ`.
 */

/**
 * Keys under which a view holds what is not read: names for layouts, addresses, pictures, dates for machines, and what
 * only a window has that has room beside the list (`beside`).
 */
export const NOT_READ: ReadonlySet<string> = new Set([
  'kind',
  'key',
  'asks',
  // Whose password a form is about, for password managers alone.
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

/** What stands there hidden until it is its turn or until it is opened: nobody reads or uses it meanwhile. */
export type Hideable = Readonly<{ isHidden: boolean }>

/** Something that can be pressed. */
export type Action = Readonly<{
  kind: 'action'
  label: string
  /** What it is about, for those who do not see what stands around it. */
  about?: string | undefined
  /** It is under way: a press does nothing. */
  isBusy?: boolean | undefined
  /** Something else is under way, or lacks: it cannot be pressed. */
  isDisabled?: boolean | undefined
  press: () => void
}>

/** A way to another page, or out of the app. */
export type Way = Readonly<{
  kind: 'way'
  label: string
  about?: string | undefined
  href: string
  /** Called when it is taken, before it leads anywhere. */
  onTake?: (() => void) | undefined
}>

/** Something that is typed. */
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

/** Something that is on or off: a switch, a checkbox, a button that stays down. */
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

/** A text from outside as HTML; layouts sanitise it. */
export type RichText = Readonly<{ kind: 'rich'; html: string }>

/** A part that could not be read: why, and how it is tried again (ERR-03). */
export type Failed = Readonly<{
  kind: 'failed'
  sign: 'offline' | 'lost' | 'signIn'
  title: string
  text: string | undefined
  retry: Action
}>

/** Over content that was read before and could not be read anew (ERR-04). */
export type Stale = Readonly<{ kind: 'stale'; text: string; retry: Action }>

/** A part that is on its way. */
export type Waiting = Readonly<{ kind: 'waiting' }>

/** A part that is there, with what is said over it. */
export type Ready<Content> = Readonly<{ kind: 'ready'; stale: Stale | undefined; content: Content }>

/** A part of a page that is read for itself. */
export type Panel<Content> = Waiting | Failed | Ready<Content>

/** A yes-or-no question that lies over the page (SHELL-20). */
export type Question = Readonly<{
  kind: 'question'
  title: string
  text: string
  tone: 'danger' | 'primary'
  confirm: Action
  cancel: Action
}>

/** Something that has to be known before one goes on. */
export type Alert = Readonly<{ kind: 'alert'; title: string; text: string; close: Action }>

/** Why a form was not sent, and what is to know before it is. `isUnreached`: nobody could be reached (ERR-04). `more`: further sentences. */
export type FormView = Readonly<{
  kind: 'form'
  attempts: number
  restored: string | undefined
  failure: Readonly<{ text: string; more?: readonly string[]; isUnreached: boolean }> | undefined
  submit: Action
}>

/** Something that lies over the page; only it is read and used meanwhile. */
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
