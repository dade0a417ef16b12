import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearch } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { activation } from '#application/activation/activation.implementations.ts'
import type { activationFormMachine } from '#application/activation/activation.machine.ts'
import { activationForm, isStillInactive } from '#application/activation/activation.selectors.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { Unbroken } from '#ui/app/unbroken.tsx'
import { useForm } from '#ui/app/use-form.ts'
import { useSaid } from '#ui/app/use-said.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Form, FormActions } from '#ui/components/form.tsx'
import { codeFrom } from './activation-url.ts'
import { Entrance } from '#ui/parts/entrance/entrance.tsx'
import { LeadingOn } from './leading-on.tsx'
import { activationCodeText, activationFailureText, STILL_INACTIVE } from './registration-texts.ts'

const useActivation = (code: string) => {
  const ports = usePorts()
  const piazza = usePiazza()
  const actor = useActorRef(
    useMemo(() => activation(ports), [ports]),
    { input: { code } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  return { flow: actor, form: useSelector(actor, activationForm), isInactive: useSelector(actor, isStillInactive) }
}

/** Activating an account by the code that came by e-mail; a link brings it along and still waits for a press (REG-03). */
const ActivationScreen = () => {
  const intl = useIntl()
  const search = useSearch()
  const [brought] = useState(() => codeFrom(search))
  const { flow, form, isInactive } = useActivation(brought)
  return (
    <Entrance
      title={intl.formatMessage({ id: 'activation.title' })}
      lead={intl.formatMessage({ id: brought === '' ? 'activation.lead' : 'activation.leadWithCode' })}
    >
      <Unbroken flow={flow}>
        {form === undefined ? <LeadingOn /> : <ActivationForm form={form} isInactive={isInactive} />}
      </Unbroken>
    </Entrance>
  )
}
export { ActivationScreen as default }

type ActivationFormProps = {
  readonly form: ActorRefFrom<typeof activationFormMachine>
  readonly isInactive: boolean
}

const ActivationForm = ({ form, isInactive }: ActivationFormProps) => {
  const intl = useIntl()
  const said = useSaid()
  const { values, problems, attempts, isSending, failure, failureText, change, submit } = useForm(
    form,
    activationFailureText,
  )
  const inactive = isInactive && !isSending ? intl.formatMessage(STILL_INACTIVE) : undefined
  return (
    <Form onSubmit={submit} attempts={attempts} failure={failureText ?? inactive}>
      <Field
        label={intl.formatMessage({ id: 'activation.code' })}
        name="code"
        value={values.code}
        onChange={(code) => change({ code })}
        autoComplete="one-time-code"
        isSecret
        isRequired
        error={said(activationCodeText(problems.code, failure))}
      />
      <FormActions>
        <Button type="submit" wide busy={isSending}>
          <FormattedMessage id="activation.action" />
        </Button>
        <ButtonLink href={SCREENS.signIn.path} variant="quiet">
          <FormattedMessage id="activation.signIn" />
        </ButtonLink>
      </FormActions>
    </Form>
  )
}
