import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { Headless } from './headless.ts'
import { useSpeech } from '#ui/layout/use-speech.ts'
import type { FrameView } from './frame/frame-view.ts'

type Given = Readonly<{ piazza: Piazza; ports: Ports; headless: Headless }>

const PiazzaContext = createContext<Given | undefined>(undefined)

export const PiazzaProvider = ({ piazza, ports, headless, children }: Given & { readonly children: ReactNode }) => (
  <PiazzaContext value={useMemo(() => ({ piazza, ports, headless }), [piazza, ports, headless])}>
    {children}
  </PiazzaContext>
)

const useGiven = (): Given => {
  const given = use(PiazzaContext)
  if (!given) throw new Error('No Piazza above this component')
  return given
}

export const usePorts = (): Ports => useGiven().ports
export const useHeadless = (): Headless => useGiven().headless
/** The headless app; the component follows its changes. */
export const useFollowedHeadless = (): Headless => {
  const headless = useHeadless()
  useSelector(headless, (snapshot) => snapshot)
  return headless
}
export const usePiazza = (): Piazza => useGiven().piazza

const FrameContext = createContext<FrameView | undefined>(undefined)

/** Keeps the view of the frame, in the language that is spoken below. */
export const FrameProvider = ({ children }: { readonly children: ReactNode }) => {
  const headless = useHeadless()
  const speech = useSpeech()
  const view = useSelector(headless, () => headless.frame(speech))
  return <FrameContext value={view}>{children}</FrameContext>
}

/** What surrounds the screens. */
export const useFrame = (): FrameView => {
  const frame = use(FrameContext)
  if (!frame) throw new Error('No frame above this component')
  return frame
}
