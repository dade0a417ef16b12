import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { registration } from '#application/registration/registration.implementations.ts'
import {
  isWaitingForCheck,
  registrationForm,
  usernameStanding,
} from '#application/registration/registration.selectors.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'

/** The registration while its screen is open. */
export const useRegistration = () => {
  const ports = usePorts()
  const piazza = usePiazza()
  const actor = useActorRef(useMemo(() => registration(ports), [ports]))
  useEffect(() => piazza.follow(actor), [piazza, actor])
  return {
    form: useSelector(actor, registrationForm),
    standing: useSelector(actor, usernameStanding),
    isWaitingForCheck: useSelector(actor, isWaitingForCheck),
    submit: () => actor.send({ type: 'registration.submitted' }),
  }
}
