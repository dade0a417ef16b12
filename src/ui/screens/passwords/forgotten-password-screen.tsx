import { type ReactNode, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Entrance } from '#ui/screens/identity/entrance.tsx'
import { CodeStep, ReplacementStep, UsernameStep } from './forgotten-password-steps.tsx'
import * as css from './passwords.css.ts'
import { useForgottenPassword } from './use-forgotten-password.ts'

const STEPS = ['username', 'code', 'password'] as const
type Step = (typeof STEPS)[number]

/** A forgotten password, in three steps: who it is, the code they were sent, the new password (PWD-01 … PWD-04). */
const ForgottenPasswordScreen = () => {
  const intl = useIntl()
  const forgotten = useForgottenPassword()
  const { usernameForm, codeForm, replacementForm, isMigration } = forgotten
  return (
    <Entrance title={intl.formatMessage({ id: 'password.forgot' })}>
      {usernameForm ? (
        <>
          <StepHeading
            step="username"
            title={intl.formatMessage({ id: isMigration ? 'password.migrationTitle' : 'password.usernameStep' })}
          >
            {intl.formatMessage({ id: isMigration ? 'password.migrationLead' : 'password.usernameLead' })}
          </StepHeading>
          <UsernameStep form={usernameForm} forgotten={forgotten} />
        </>
      ) : null}
      {codeForm ? (
        <>
          <StepHeading step="code" title={intl.formatMessage({ id: 'password.codeStep' })} />
          <CodeStep form={codeForm} forgotten={forgotten} />
        </>
      ) : null}
      {replacementForm ? (
        <>
          <StepHeading step="password" title={intl.formatMessage({ id: 'password.newStep' })} />
          <ReplacementStep form={replacementForm} forgotten={forgotten} />
        </>
      ) : null}
    </Entrance>
  )
}
export { ForgottenPasswordScreen as default }

/** Where one is. From the second step shown on, arriving moves the focus to its name. */
const StepHeading = ({
  step,
  title,
  children,
}: {
  readonly step: Step
  readonly title: string
  readonly children?: ReactNode
}) => {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever pressed a button that is gone stands nowhere; on the first step the page's own heading has the focus.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <div className={css.heading}>
      <p className={css.step}>
        {intl.formatMessage({ id: 'password.step' }, { step: STEPS.indexOf(step) + 1, steps: STEPS.length })}
      </p>
      <h2 className={css.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children === undefined ? null : <p className={css.lead}>{children}</p>}
    </div>
  )
}
