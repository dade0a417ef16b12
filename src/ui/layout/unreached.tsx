import { useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#ui/components/button.tsx'
import * as css from '#ui/components/form.css.ts'
import { usePorts } from './piazza-context.tsx'

/**
 * Why a form was not sent when nobody could be reached. Without a network it says that what was written waits; once the
 * network is back it offers to send it (ERR-04). With a network all along it says just `words`.
 */
export const Unreached = ({ words }: { readonly words: string }) => {
  const intl = useIntl()
  const { presence } = usePorts()
  const place = useRef<HTMLSpanElement>(null)
  const isOnline = useSyncExternalStore(presence.watch, presence.isOnline)
  const [hasWaited, setWaited] = useState(!isOnline)
  if (!isOnline && !hasWaited) setWaited(true)
  const sendAgain = () => {
    const form = place.current?.closest('form')
    // This button goes with what it is about: the focus moves on to the one that says how the sending goes.
    form?.querySelector<HTMLElement>('button[type=submit]')?.focus()
    form?.requestSubmit()
  }
  if (!isOnline) return intl.formatMessage({ id: 'form.waits' })
  if (!hasWaited) return words
  return (
    <span className={css.offer} ref={place}>
      <span>{intl.formatMessage({ id: 'form.networkBack' })}</span>
      <Button variant="secondary" onPress={sendAgain}>
        {intl.formatMessage({ id: 'form.sendAgain' })}
      </Button>
    </span>
  )
}
