import { typedAccount } from '#domain/text/typed.ts'
import { Check, Unlink } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as Option from 'fp-ts/lib/Option.js'
import { safeLink } from '#domain/links/safe-link.ts'
import { IconButton } from './button.tsx'
import { FIELD_KINDS } from './field-kinds.ts'
import * as css from './rich-text-editor.css.ts'
import { keyOf } from './keys.ts'

type RichTextLinkProps = {
  readonly labelledBy: string
  readonly current: string | undefined
  /** undefined removes the link. */
  readonly onApply: (address: string | undefined) => void
  readonly onCancel: () => void
}

/** The typed address, if it is safe; without a scheme it is read as a web page. */
export const addressTyped = (typed: string): string | undefined => {
  const text = typedAccount(typed)
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text)
    ? text
    : /^[^\s/@]+\.[^\s@]+$/.test(text)
      ? `https://${text}`
      : undefined
  return Option.toUndefined(safeLink(whole))
}

/** The field of a link's address below the buttons, with Enter to apply and Esc to close. */
export const RichTextLink = ({ labelledBy, current, onApply, onCancel }: RichTextLinkProps) => {
  const intl = useIntl()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(current ?? 'https://')
  const [isUnsafe, setUnsafe] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const apply = () => {
    const address = addressTyped(typed)
    setUnsafe(address === undefined)
    if (address !== undefined) onApply(address)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Enter' && keyOf(event) !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (keyOf(event) === 'Enter') apply()
    else onCancel()
  }
  return (
    <fieldset className={css.link} aria-labelledby={labelledBy}>
      <input
        className={css.address}
        ref={field}
        {...FIELD_KINDS.link}
        value={typed}
        aria-label={intl.formatMessage({ id: 'editor.linkAddress' })}
        aria-invalid={isUnsafe}
        {...(isUnsafe ? { 'aria-describedby': id } : {})}
        onChange={(change) => setTyped(change.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton icon={Check} label={intl.formatMessage({ id: 'editor.linkAdd' })} onPress={apply} />
      {current === undefined ? null : (
        <IconButton
          icon={Unlink}
          label={intl.formatMessage({ id: 'editor.linkRemove' })}
          onPress={() => onApply(undefined)}
        />
      )}
      {isUnsafe ? (
        <p className={css.unsafe} id={id} role="alert">
          {intl.formatMessage({ id: 'editor.linkUnsafe' })}
        </p>
      ) : null}
    </fieldset>
  )
}
