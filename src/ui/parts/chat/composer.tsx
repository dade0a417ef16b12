import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { attributesOfText } from '#ui/components/field-kinds.ts'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { useMedia } from '#ui/layout/use-media.ts'
import type { ComposerView } from './conversation-view.ts'
import * as css from './chat.css.ts'
import { keyOf } from '#ui/components/keys.ts'

const MessageRequired = lazy(() => import('./message-required.tsx'))

/**
 * With a mouse there is a keyboard: Enter sends, and Shift+Enter starts a line. On touch screens Enter starts a line.
 */
const WITH_KEYS = '(hover: hover) and (pointer: fine)'

/** For browsers without `field-sizing`. */
const useGrowing = () => {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const grown = field.current
    if (!grown || CSS.supports('field-sizing', 'content')) return
    grown.style.height = 'auto'
    grown.style.height = `${grown.scrollHeight + grown.offsetHeight - grown.clientHeight}px`
  })
  return field
}

/** The field of a new message: it grows with its text, up to five lines (CHAT-03, CHAT-08). */
export const Composer = ({ view: { text, send, reminder } }: { readonly view: ComposerView }) => {
  const id = useId()
  const field = useGrowing()
  const sendsByEnter = useMedia(WITH_KEYS)
  const onKeyDown = (press: KeyboardEvent) => {
    if (keyOf(press) !== 'Enter' || press.shiftKey || !sendsByEnter) return
    press.preventDefault()
    send.press()
  }
  return (
    <form
      className={css.composer}
      onSubmit={(sending) => {
        sending.preventDefault()
        send.press()
      }}
    >
      <div className={css.composerRow}>
        <div className={css.field}>
          <label htmlFor={id}>
            <VisuallyHidden>{text.label}</VisuallyHidden>
          </label>
          <textarea
            className={css.words}
            id={id}
            name="message"
            rows={1}
            ref={field}
            value={text.value}
            placeholder={text.label}
            {...attributesOfText('message')}
            enterKeyHint={sendsByEnter ? 'send' : 'enter'}
            onChange={({ target }) => text.change(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {/* The keyboard of a phone stays open between messages: the press does not move the focus. */}
        <button className={css.send} type="submit" onPointerDown={(press) => press.preventDefault()}>
          <SendHorizontal size={22} aria-hidden />
          <VisuallyHidden>{send.label}</VisuallyHidden>
        </button>
      </div>
      {reminder ? (
        <MessageRequired
          view={reminder}
          onClose={() => {
            reminder.close.press()
            field.current?.focus()
          }}
        />
      ) : null}
    </form>
  )
}
