import { CircleAlert, History } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import * as css from './form.css.ts'
import { NoticeBar } from './notice-bar.tsx'

export type FormProps = {
  readonly onSubmit: () => void
  /** Changes at every attempt to send something wrong: the first field that is wrong takes the focus then. */
  readonly attempts: number
  /** Why the last sending failed, said above the fields and to listeners. */
  readonly failure?: ReactNode
  /** What is to know about the fields before they are sent. */
  readonly word?: ReactNode
  /** For a submit button that stands elsewhere on the page. */
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** Fields that are sent together. What is wrong is said beside each field, what failed above them all; nothing typed is lost. */
export const Form = ({ onSubmit, attempts, failure, word, id, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={css.form} ref={form} onSubmit={submit} noValidate {...(id === undefined ? {} : { id })}>
      <div className={css.failure} role="alert">
        {failure === undefined ? null : <NoticeBar tone="danger" icon={CircleAlert} text={failure} isHeardAround />}
      </div>
      {word === undefined ? null : <NoticeBar icon={History} text={word} />}
      {children}
    </form>
  )
}

/** The answers that a form ends with, one under the other. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
)
