import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { AnyActorRef } from 'xstate'
import { isBroken } from '#application/kit/breakdown.ts'
import { PanelFailure } from './panel.tsx'

type Props = Readonly<{ flow: Pick<AnyActorRef, 'getSnapshot' | 'subscribe' | 'send'>; children: ReactNode }>

/** What a flow shows for as long as it stands; one that broke down says so in its place, and can be begun anew. */
export const Unbroken = ({ flow, children }: Props) =>
  useSelector(flow, isBroken) ? (
    <PanelFailure failure={undefined} onRetry={() => flow.send({ type: 'retry.requested' })} />
  ) : (
    children
  )
