import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { UsernameForManagers } from '#ui/components/password-field.tsx'
import { FieldLayout } from '#ui/layout/fields.tsx'
import { FormPanel, OtherWays, PageForm } from '#ui/layout/page-form.tsx'
import { ActionButton, WayButton } from '#ui/layout/parts.tsx'
import { Entrance } from '#ui/parts/entrance/entrance.tsx'
import type { ForgottenPasswordView, StepView } from './forgotten-password-view.ts'
import { NewPasswordLayout } from './new-password-layout.tsx'
import * as css from './passwords.css.ts'

/** A forgotten password, in steps. */
const ForgottenPasswordLayout = ({ view: { title, step } }: { readonly view: ForgottenPasswordView }) => (
  <Entrance title={title}>
    <FormPanel panel={step}>{(view) => <Step view={view} />}</FormPanel>
  </Entrance>
)
export { ForgottenPasswordLayout as default }

/** Each further step moves the focus to its heading: the pressed button is gone. */
const Step = ({ view: { sign, step, title, lead, asked } }: { readonly view: StepView }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(sign)
  useEffect(() => {
    if (shown.current !== sign) heading.current?.focus()
    shown.current = sign
  }, [sign])
  return (
    <>
      <div className={css.heading}>
        <p className={css.step}>{step}</p>
        <h2 className={css.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
      </div>
      {asked ? <Asked key={asked.asks} view={asked} /> : null}
    </>
  )
}

const Asked = ({ view }: { readonly view: NonNullable<StepView['asked']> }) => {
  switch (view.asks) {
    case 'username':
      return (
        <PageForm
          view={view.form}
          others={
            <OtherWays>
              <ActionButton variant="quiet" action={view.codeHeld} />
              <WayButton variant="quiet" way={view.toSignIn} />
            </OtherWays>
          }
        >
          <FieldLayout view={view.username} name="username" kind="username" />
        </PageForm>
      )
    case 'code':
      return (
        <>
          {view.word === undefined ? null : <NoticeBar tone="success" icon={MailCheck} text={view.word} />}
          <PageForm
            view={view.form}
            others={
              <OtherWays>
                <ActionButton variant="quiet" action={view.again} />
              </OtherWays>
            }
          >
            <FieldLayout view={view.code} name="code" kind="code" />
          </PageForm>
        </>
      )
    case 'password':
      return (
        <PageForm
          view={view.form}
          others={
            <OtherWays>
              <ActionButton variant="quiet" action={view.retrace} />
            </OtherWays>
          }
        >
          {view.account === '' ? null : <UsernameForManagers username={view.account} />}
          <NewPasswordLayout view={view.chosen} />
        </PageForm>
      )
    default:
      return view satisfies never
  }
}
