import { useEffect } from 'react'
import { onceLoaded } from '#ui/base/once-loaded.ts'
import { whenIdle } from '#ui/components/when-idle.ts'
import { usePiazza, usePorts } from '#ui/layout/piazza-context.tsx'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { useHeadless } from '../headless-context.tsx'

/**
 * Keeps how screens look, where the app is stored on the device too: the demo begins anew at each visit. No part of the first
 * page; where its file is gone nothing is kept, and nobody is told: no page is loaded anew for it.
 */
export const LateLastSeen = () => {
  const headless = useHeadless()
  const piazza = usePiazza()
  const ports = usePorts()
  const speech = useSpeech()
  useEffect(() => {
    if (import.meta.env.MODE !== 'production') return undefined
    let isLeft = false
    let stop = (): void => {}
    onceLoaded(
      () => whenIdle().then(() => import('./keep-last-seen.ts')),
      ({ keepLastSeen }) => {
        if (!isLeft) stop = keepLastSeen({ headless, piazza, ports, speech })
      },
    )
    return () => {
      isLeft = true
      stop()
    }
  }, [headless, piazza, ports, speech])
  return null
}
