import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Typed } from '#application/passwords/forgotten-password.machine.ts'
import { forgottenPassword } from '#application/passwords/passwords.implementations.ts'
import {
  codeForm,
  expirations,
  expiredCode,
  forgetful,
  replacementForm,
  usernameForm,
  wordOnCode,
} from '#application/passwords/passwords.selectors.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'

/** The code of a link is read once and taken out of the address at once: no secret stays there (PWD-02, fault 49). */
const useLinkedCode = (): string | undefined => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const [code] = useState(() => new URLSearchParams(search).get('code') ?? undefined)
  useEffect(() => {
    const rest = new URLSearchParams(search)
    if (!rest.has('code')) return
    rest.delete('code')
    navigate(rest.size === 0 ? path : `${path}?${rest}`, { replace: true })
  }, [path, search, navigate])
  return code
}

/** The way from a forgotten password to a new one, for as long as its page is open. */
export const useForgottenPassword = () => {
  const piazza = usePiazza()
  const ports = usePorts()
  const code = useLinkedCode()
  const username = piazza.attempt.username()
  const actor = useActorRef(
    useMemo(() => forgottenPassword(ports), [ports]),
    { input: { username, code } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  return {
    flow: actor,
    isMigration: new URLSearchParams(useSearch()).get('migration') === 'true',
    usernameForm: useSelector(actor, usernameForm),
    codeForm: useSelector(actor, codeForm),
    replacementForm: useSelector(actor, replacementForm),
    username: useSelector(actor, forgetful),
    word: useSelector(actor, wordOnCode),
    expired: useSelector(actor, expiredCode),
    expirations: useSelector(actor, expirations),
    holdCode: (typed: Partial<Typed>) => actor.send({ type: 'code.held', typed }),
    retrace: (typed: Partial<Typed>) => actor.send({ type: 'step.retraced', typed }),
  }
}

export type ForgottenPassword = ReturnType<typeof useForgottenPassword>
