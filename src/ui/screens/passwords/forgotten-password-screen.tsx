import { type ReactNode, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Unbroken } from '#ui/app/unbroken.tsx'
import { Entrance } from '#ui/screens/identity/entrance.tsx'
import { CodeStep, ReplacementStep, UsernameStep } from './forgotten-password-steps.tsx'
import * as css from './passwords.css.ts'
import { type ForgottenPassword, useForgottenPassword } from './use-forgotten-password.ts'

const STEPS = ['username', 'code', 'password'] as const
type Step = (typeof STEPS)[number]

/** What each step is called. */
const TITLES = {
  username: 'password.usernameStep',
  code: 'password.codeStep',
  password: 'password.newStep',
} as const

/** A forgotten password, in three steps: who it is, the code they were sent, the new password (PWD-01 … PWD-04). */
const ForgottenPasswordScreen = () => {
  const intl = useIntl()
  const forgotten = useForgottenPassword()
  return (
    <Entrance title={intl.formatMessage({ id: 'password.forgot' })}>
      <Unbroken flow={forgotten.flow}>
        <Steps forgotten={forgotten} />
      </Unbroken>
    </Entrance>
  )
}
export { ForgottenPasswordScreen as default }

const Steps = ({ forgotten }: { readonly forgotten: ForgottenPassword }) => {
  const intl = useIntl()
  const { usernameForm, codeForm, replacementForm, isMigration } = forgotten
  const step: Step = usernameForm ? 'username' : codeForm ? 'code' : 'password'
  const isExplained = step === 'username'
  return (
    <>
      <StepHeading
        step={step}
        title={intl.formatMessage({ id: isExplained && isMigration ? 'password.migrationTitle' : TITLES[step] })}
      >
        {isExplained
          ? intl.formatMessage({ id: isMigration ? 'password.migrationLead' : 'password.usernameLead' })
          : null}
      </StepHeading>
      {usernameForm ? <UsernameStep form={usernameForm} forgotten={forgotten} /> : null}
      {codeForm ? <CodeStep form={codeForm} forgotten={forgotten} /> : null}
      {replacementForm ? <ReplacementStep form={replacementForm} forgotten={forgotten} /> : null}
    </>
  )
}

/** Where one is. Each further step takes the focus to its name: the button that led there is gone. */
const StepHeading = ({
  step,
  title,
  children,
}: {
  readonly step: Step
  readonly title: string
  readonly children: ReactNode
}) => {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <div className={css.heading}>
      <p className={css.step}>
        {intl.formatMessage({ id: 'password.step' }, { step: STEPS.indexOf(step) + 1, steps: STEPS.length })}
      </p>
      <h2 className={css.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children === null ? null : <p className={css.lead}>{children}</p>}
    </div>
  )
}
