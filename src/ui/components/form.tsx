import { CircleAlert, History } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import * as css from './form.css.ts'
import { NoticeBar } from './notice-bar.tsx'
import { Sending } from './sending.ts'

type FormProps = {
  readonly onSubmit: () => void
  /** Changes at every attempt with errors: the first invalid field then receives the focus. */
  readonly attempts: number
  /** It is being sent: its fields are read-only meanwhile, as nothing typed now would be in it. */
  readonly isSending?: boolean
  /** Why the last request failed, shown above the fields and announced. */
  readonly failure?: ReactNode
  /** A note about the fields. */
  readonly word?: ReactNode
  /** For a submit button elsewhere on the page. */
  readonly id?: string | undefined
  readonly children: ReactNode
}

/**
 * Fields that are sent together. Errors are shown at each field, a failure above all of them; typed content is never
 * lost.
 */
export const Form = ({ onSubmit, attempts, isSending = false, failure, word, id, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={css.form} ref={form} onSubmit={submit} noValidate id={id}>
      <div className={css.failure} role="alert">
        {failure === undefined ? null : <NoticeBar tone="danger" icon={CircleAlert} text={failure} isHeardAround />}
      </div>
      {word === undefined ? null : <NoticeBar icon={History} text={word} />}
      <Sending value={isSending}>{children}</Sending>
    </form>
  )
}

/** The buttons at the end of a form, stacked. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
)
