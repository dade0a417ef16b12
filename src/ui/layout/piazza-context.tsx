import { type ReactNode, useMemo } from 'react'
import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import { neededContext } from './needed-context.ts'

type Given = Readonly<{ piazza: Piazza; ports: Ports }>

const [PiazzaContext, useGiven] = neededContext<Given>('Piazza')

export const PiazzaProvider = ({ piazza, ports, children }: Given & { readonly children: ReactNode }) => (
  <PiazzaContext value={useMemo(() => ({ piazza, ports }), [piazza, ports])}>{children}</PiazzaContext>
)

export const usePorts = (): Ports => useGiven().ports
export const usePiazza = (): Piazza => useGiven().piazza
