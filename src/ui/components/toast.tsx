import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast'
import { useGiven } from '#ui/language/given.ts'
import type { Tone } from '#ui/theme/tone.ts'
import { afterPaint } from './after-paint.ts'
import { Button, IconButton } from './button.tsx'
import { keepClear } from './toast-place.ts'
import * as css from './toast.css.ts'

export type ToastTone = Extract<Tone, 'success' | 'danger' | 'warning' | 'info'>

export type ToastContent = {
  readonly text: string
  /** What the server said of it, in its language. */
  readonly more?: string
  readonly tone: ToastTone
  /** Milliseconds on screen. */
  readonly duration: number
  /** A live region elsewhere announces the same text: the toast itself is visual, and focusable. */
  readonly isHeardInPage?: boolean
  /** An action on it; the toast disappears after the action. */
  readonly action?: Readonly<{ label: string; press: () => void }>
  /** What several of them say together, in one toast. Those with the same `as` belong together. */
  readonly together?: Readonly<{ as: string; say: (count: number) => string }>
  /** What it is about: who says the contrary takes it back. */
  readonly about?: readonly string[]
  /** How many it stands for. */
  readonly count?: number
}

const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

/** Both as one toast, whose action acts for both. */
const joined = (one: ToastContent, other: ToastContent): ToastContent => {
  const count = (one.count ?? 1) + (other.count ?? 1)
  return {
    ...other,
    count,
    text: other.together?.say(count) ?? other.text,
    ...(other.action && {
      action: {
        ...other.action,
        press: () => {
          one.action?.press()
          other.action?.press()
        },
      },
    }),
  }
}

export const toasts = {
  /**
   * Shows a toast, and returns the function that removes it early. A visible duplicate is not shown twice, and what
   * belongs together stands in one.
   */
  show: (announcement: ToastContent) => {
    let shown = announcement
    for (const { key, content } of queue.visibleToasts) {
      const belongs = content.together !== undefined && content.together.as === announcement.together?.as
      if (belongs) shown = joined(content, shown)
      if (belongs || (content.text === announcement.text && content.tone === announcement.tone)) queue.close(key)
    }
    const key = queue.add(shown, { timeout: announcement.duration })
    return () => queue.close(key)
  },
  /** Removes those on show that are to be taken back. */
  takeBack: (isTakenBack: (announcement: ToastContent) => boolean) => {
    for (const { key, content } of queue.visibleToasts) if (isTakenBack(content)) queue.close(key)
  },
  clear: () => queue.clear(),
}

const signs: Readonly<Record<ToastTone, LucideIcon>> = {
  success: CircleCheck,
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
}

const Sign = ({ tone }: { readonly tone: ToastTone }) => {
  const Icon = signs[tone]
  return <Icon size={22} className={css.sign[tone]} aria-hidden />
}

const closable = (tone: ToastTone) => tone === 'danger' || tone === 'warning'

/**
 * The focus before it moved to the toasts: it returns there after an action on a toast. Held weakly: it may be of a page
 * that goes, and would keep all of it.
 */
let before: WeakRef<HTMLElement> | undefined

const rememberBefore = (region: HTMLElement) => {
  const keep = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) before = new WeakRef(relatedTarget)
  }
  region.addEventListener('focusin', keep)
  return () => region.removeEventListener('focusin', keep)
}

/** Attends to the region for as long as it is there. */
const attend = (region: HTMLElement | null) => {
  if (!region) return undefined
  const [forget, leave] = [rememberBefore(region), keepClear(region)]
  return () => {
    forget()
    leave()
  }
}

const Given = ({ words }: { readonly words: string }) => (
  <Text slot="description" className={css.more} {...useGiven()}>
    {words}
  </Text>
)

const giveBack = (): void =>
  afterPaint(() => {
    if (document.activeElement === document.body) before?.deref()?.focus()
  })

const ToastAction = ({
  action: { label, press },
  onDone,
}: {
  readonly action: NonNullable<ToastContent['action']>
  readonly onDone: () => void
}) => (
  <Button
    variant="quiet"
    onPress={() => {
      onDone()
      press()
      giveBack()
    }}
  >
    {label}
  </Button>
)

export type ToastRegionProps = {
  /** The name of the region ("Messaggi"): F6 moves the focus to it. */
  readonly label: string
  readonly closeLabel: string
}

/** The region of toasts. Timers pause on hover and on focus. Load lazily, with the first toast. */
export const ToastRegion = ({ label, closeLabel }: ToastRegionProps) => (
  <Region queue={queue} className={css.region} aria-label={label} ref={attend}>
    <ToastList<ToastContent> className={css.list}>
      {({ toast }) => (
        <Toast toast={toast} className={css.tone[toast.content.tone]}>
          <Sign tone={toast.content.tone} />
          <ToastContent
            className={css.content}
            {...(toast.content.isHeardInPage === true ? { role: 'group' as const } : {})}
          >
            <Text slot="title">{toast.content.text}</Text>
            {toast.content.more === undefined ? null : <Given words={toast.content.more} />}
          </ToastContent>
          {toast.content.action === undefined ? null : (
            <ToastAction action={toast.content.action} onDone={() => queue.close(toast.key)} />
          )}
          {closable(toast.content.tone) ? (
            <IconButton icon={X} label={closeLabel} onPress={() => queue.close(toast.key)} />
          ) : null}
        </Toast>
      )}
    </ToastList>
  </Region>
)
