import { FormattedMessage, useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import type { registrationFormMachine } from '#application/registration/registration.machine.ts'
import type { UsernameStanding } from '#application/registration/registration.selectors.ts'
import { POLICIES } from '#domain/registration/agreement.ts'
import type { RegistrationEntries } from '#domain/registration/registration.ts'
import { LeavingQuestion } from '#ui/app/leaving-question.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { Unbroken } from '#ui/app/unbroken.tsx'
import { useForm } from '#ui/app/use-form.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Form, FormActions } from '#ui/components/form.tsx'
import { Switch } from '#ui/components/switch.tsx'
import { PolicyReader } from '#ui/documents/policy-reader.tsx'
import { POLICY_TEXTS } from '#ui/documents/policy-texts.ts'
import { Entrance } from '#ui/parts/entrance/entrance.tsx'
import { LeadingOn } from './leading-on.tsx'
import {
  CONSENT_OF,
  FIELD_TEXTS,
  PROBLEM_TEXTS,
  registrationFailureText,
  STANDING_TEXTS,
} from './registration-texts.ts'
import * as css from './registration-screen.css.ts'
import { useRegistration } from './use-registration.ts'

/** Asking for an account: who one is, and both documents agreed to (REG-01, REG-02). */
const RegistrationScreen = () => {
  const intl = useIntl()
  const { flow, form, leaving, standing, isWaitingForCheck, submit } = useRegistration()
  return (
    <Entrance
      title={intl.formatMessage({ id: 'registration.title' })}
      lead={intl.formatMessage({ id: 'registration.lead' })}
    >
      <Unbroken flow={flow}>
        {form === undefined ? (
          <LeadingOn />
        ) : (
          <RegistrationForm form={form} standing={standing} isWaiting={isWaitingForCheck} onSubmit={submit} />
        )}
      </Unbroken>
      <LeavingQuestion leaving={leaving} />
    </Entrance>
  )
}
export { RegistrationScreen as default }

type RegistrationFormProps = {
  readonly form: ActorRefFrom<typeof registrationFormMachine>
  readonly standing: UsernameStanding
  /** The sending waits until it is known whether the username is free. */
  readonly isWaiting: boolean
  readonly onSubmit: () => void
}

const RegistrationForm = ({ form, standing, isWaiting, onSubmit }: RegistrationFormProps) => {
  const intl = useIntl()
  const { values, problems, attempts, isSending, failureText, change } = useForm(form, registrationFailureText)
  const wrong = (field: keyof RegistrationEntries) => {
    const problem = problems[field]
    return problem && intl.formatMessage(PROBLEM_TEXTS[problem])
  }
  const field = (name: keyof typeof FIELD_TEXTS) => ({
    label: intl.formatMessage(FIELD_TEXTS[name]),
    name,
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    error: wrong(name),
  })
  return (
    <Form onSubmit={onSubmit} attempts={attempts} failure={failureText}>
      <p className={css.note}>
        <FormattedMessage id="registration.requiredMark" />
      </p>
      <Field
        {...field('username')}
        isRequired
        isSecret
        autoComplete="username"
        maxLength={60}
        hint={<Standing standing={standing} isWrong={problems.username !== undefined} />}
      />
      <Field {...field('name')} isRequired autoComplete="given-name" />
      <Field {...field('surname')} isRequired autoComplete="family-name" />
      <Field
        {...field('email')}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={intl.formatMessage({ id: 'registration.emailHint' })}
      />
      <Field {...field('mobile')} type="tel" inputMode="tel" autoComplete="tel" />
      <fieldset className={css.consents}>
        <legend className={css.legend}>
          <FormattedMessage id="registration.consents" />
        </legend>
        {POLICIES.map((policy) => (
          <div key={policy} className={css.consent}>
            <Switch
              label={intl.formatMessage(POLICY_TEXTS[policy].agree)}
              name={CONSENT_OF[policy]}
              isSelected={values[CONSENT_OF[policy]]}
              onChange={(agrees) => change({ [CONSENT_OF[policy]]: agrees })}
              isRequired
              error={wrong(CONSENT_OF[policy])}
            />
            <PolicyReader policy={policy} />
          </div>
        ))}
      </fieldset>
      <FormActions>
        <Button type="submit" wide busy={isSending || isWaiting}>
          <FormattedMessage id="registration.action" />
        </Button>
        <ButtonLink href={SCREENS.signIn.path} variant="quiet">
          <FormattedMessage id="registration.haveAccount" />
        </ButtonLink>
      </FormActions>
    </Form>
  )
}

/** What is known of the username, said politely when it changes (REG-02). */
const Standing = ({ standing, isWrong }: { readonly standing: UsernameStanding; readonly isWrong: boolean }) => {
  const known = isWrong ? 'unasked' : standing
  return (
    <output className={`${isWrong ? css.settled : css.standing} ${css.standingTone[known]}`}>
      <FormattedMessage {...STANDING_TEXTS[known]} />
    </output>
  )
}
