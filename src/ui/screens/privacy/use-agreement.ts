import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import { agreement } from '#application/privacy/agreement.implementations.ts'
import {
  agreementRead,
  agreementReading,
  isAgreed,
  isSaving,
  savedAt,
  savingFailure,
} from '#application/privacy/agreement.selectors.ts'
import type { Policy } from '#domain/profile/profile.ts'
import { ofChild } from '#ui/app/of-child.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'

type Reading = NonNullable<ReturnType<typeof agreementReading>>

/** The agreement to one document while its panel is open. */
export const useAgreement = (policy: Policy) => {
  const ports = usePorts()
  const piazza = usePiazza()
  const actor = useActorRef(
    useMemo(() => agreement(ports), [ports]),
    { input: { policy } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  const reading = useSelector(actor, agreementReading)
  const read = useSelector(reading, ofChild(agreementRead, undefined))
  return {
    face: useSelector(reading, ofChild(resourceFace, 'failed')),
    failure: useSelector(
      reading,
      ofChild(({ context }: ReturnType<Reading['getSnapshot']>) => context.failure, undefined),
    ),
    isAgreed: useSelector(actor, (snapshot) => isAgreed(snapshot, read)),
    savedAt: useSelector(actor, (snapshot) => savedAt(snapshot, read)),
    isSaving: useSelector(actor, isSaving),
    savingFailure: useSelector(actor, savingFailure),
    agree: (agreed: boolean) => actor.send({ type: 'agreement.switched', agreed }),
    retry: () => (reading ?? actor).send({ type: 'retry.requested' }),
  }
}
