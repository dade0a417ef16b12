import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { registration } from '#application/registration/registration.implementations.ts'
import {
  isWaitingForCheck,
  registrationForm,
  registrationLeaving,
  usernameStanding,
} from '#application/registration/registration.selectors.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'
import { usePageLeaving } from '#ui/app/use-leaving.ts'

/** The registration while its screen is open. */
export const useRegistration = () => {
  const ports = usePorts()
  const piazza = usePiazza()
  const actor = useActorRef(useMemo(() => registration(ports), [ports]))
  useEffect(() => piazza.follow(actor), [piazza, actor])
  const form = useSelector(actor, registrationForm)
  const leaving = useSelector(actor, registrationLeaving)
  usePageLeaving(form, leaving)
  return {
    flow: actor,
    form,
    leaving,
    standing: useSelector(actor, usernameStanding),
    isWaitingForCheck: useSelector(actor, isWaitingForCheck),
    submit: () => actor.send({ type: 'registration.submitted' }),
  }
}
