import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'

type Given = Readonly<{ piazza: Piazza; ports: Ports }>

const PiazzaContext = createContext<Given | undefined>(undefined)

export const PiazzaProvider = ({ piazza, ports, children }: Given & { readonly children: ReactNode }) => (
  <PiazzaContext value={useMemo(() => ({ piazza, ports }), [piazza, ports])}>{children}</PiazzaContext>
)

const useGiven = (): Given => {
  const given = use(PiazzaContext)
  if (!given) throw new Error('No Piazza above this component')
  return given
}

export const usePorts = (): Ports => useGiven().ports
export const usePiazza = (): Piazza => useGiven().piazza
