import { type ReactNode, useId } from 'react'
import { Unreached } from './unreached.tsx'
import { Form, FormActions } from '#ui/components/form.tsx'
import { type FormView, isSending, type Panel } from '#ui/view/parts.ts'
import { Given } from './given.tsx'
import * as css from './page-form.css.ts'
import { ActionButton, FailedLayout, type Looks } from './parts.tsx'

type FormLayoutProps = { readonly view: FormView; readonly id?: string; readonly children: ReactNode }

/** The fields of a form, with the messages above them. */
export const FormLayout = ({ view, id, children }: FormLayoutProps) => (
  <Form
    id={id}
    onSubmit={view.submit.press}
    attempts={view.attempts}
    isSending={isSending(view)}
    failure={view.failure && <Why view={view.failure} />}
    word={view.restored}
  >
    {children}
  </Form>
)

const Why = ({ view: { text, more, said, isUnreached, act } }: { readonly view: NonNullable<FormView['failure']> }) => {
  if (isUnreached) return <Unreached words={text} />
  if (more === undefined && said === undefined && act === undefined) return text
  return (
    <>
      {[text, ...(more ?? [])].map((sentence) => (
        <span key={sentence} className={css.sentence}>
          {sentence}
        </span>
      ))}
      {said === undefined ? null : <Given words={said} />}
      {act === undefined ? null : <ActionButton variant="secondary" action={act} />}
    </>
  )
}

type PageFormProps = {
  readonly view: FormView
  /** The style of the submit button. */
  readonly looks?: Looks
  /** The alternative actions, below that button. */
  readonly others?: ReactNode
  readonly children: ReactNode
}

type FormCardProps = {
  /** With fields side by side, where there is room. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A form on a page of its own, with what is said before it: on a card, on every screen. */
export const FormCard = ({ isWide = false, children }: FormCardProps) => (
  <div className={isWide ? css.wideCard : css.card}>{children}</div>
)

/** A form inside a page: its fields, and its buttons below them. */
export const PageForm = ({ view, looks, others, children }: PageFormProps) => {
  const id = useId()
  return (
    <FormLayout id={id} view={view}>
      {children}
      <FormActions>
        <ActionButton wide {...looks} submits={id} action={view.submit} />
        {others}
      </FormActions>
    </FormLayout>
  )
}

type FormPanelProps<Content> = {
  readonly panel: Panel<Content>
  /** The content after the form has been sent. */
  readonly waiting?: ReactNode
  readonly children: (content: Content) => ReactNode
}

/** The place of a form, also for the message after a breakdown. */
export const FormPanel = <Content,>({ panel, waiting = null, children }: FormPanelProps<Content>) => {
  if (panel.kind === 'waiting') return waiting
  return panel.kind === 'failed' ? <FailedLayout view={panel} /> : children(panel.content)
}

/** Less likely actions, centred below a form. */
export const OtherWays = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.otherWays}>{children}</div>
)
