import { Suspense } from 'react'
import { Router, useLocation } from 'wouter'
import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import { Announcer } from './news/announcer.tsx'
import { ErrorBoundary } from './reading/error-boundary.tsx'
import { Place } from './frame/place.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { LateReminders } from './news/late-reminders.tsx'
import { languagePrefix, splitLanguage } from '#ui/language/languages.ts'
import { askBeforeLeaving } from './dialogs/leave-guard.ts'
import { useSteering } from './navigation.ts'
import type { Headless } from './headless.ts'
import { OPENED } from './opened-screen.tsx'
import { FrameProvider, PiazzaProvider, useFollowedHeadless, useHeadless, usePorts } from './piazza-context.tsx'
import { Prompts } from './dialogs/prompts.tsx'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { screenAt } from './screens.ts'
import { Shell } from './frame/shell.tsx'

/** Loads the code of the screen that an address leads to; nothing to do for an unknown one. */
export const preloadScreen = async (address: string): Promise<void> => {
  const name = screenAt(splitLanguage(address).path)
  if (name !== undefined) await OPENED[name]?.preload()
}

export type AppProps = { readonly piazza: Piazza; readonly ports: Ports; readonly headless: Headless }

/** The whole interface. It knows nothing of how the outside is reached: ports come in ready. */
export const App = (given: AppProps) => (
  <PiazzaProvider {...given}>
    <Spoken />
  </PiazzaProvider>
)

const Spoken = () => {
  const [address] = useLocation()
  const { language } = splitLanguage(address)
  return (
    <Suspense>
      <LanguageProvider language={language} app={usePorts().configuration.name}>
        <Router base={languagePrefix(language)} aroundNav={askBeforeLeaving}>
          <FrameProvider>
            <Routed />
          </FrameProvider>
        </Router>
      </LanguageProvider>
    </Suspense>
  )
}

const Routed = () => {
  const [path] = useLocation()
  useSteering()
  const headless = useHeadless()
  return (
    <>
      <Shell>
        <ErrorBoundary resetBy={path} onRetry={() => headless.place().broken?.retry()}>
          <Opened />
        </ErrorBoundary>
      </Shell>
      <Prompts />
      <Announcer />
      <LateReminders />
    </>
  )
}

/** The screen at the address, or what is shown in its place. */
const Opened = () => {
  const headless = useFollowedHeadless()
  const speech = useSpeech()
  const { name, verdict } = headless.place()
  const instead = <Place view={headless.instead(speech)} />
  if (name === undefined || verdict !== 'admit') return instead
  const Screen = OPENED[name]
  return <Suspense fallback={instead}>{Screen ? <Screen /> : null}</Suspense>
}
