import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { Router, useLocation } from 'wouter'
import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import { Announcer } from '#ui/shell/news/announcer.tsx'
import { ErrorBoundary } from '#ui/layout/reading/error-boundary.tsx'
import { Place } from '#ui/shell/frame/place.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { LateLastSeen } from './last-seen/late-last-seen.tsx'
import { LateReminders } from '#ui/shell/news/late-reminders.tsx'
import { languagePrefix, splitLanguage } from '#ui/language/languages.ts'
import { askBeforeLeaving } from '#ui/layout/leave-guard.ts'
import { useSteering } from './use-steering.ts'
import type { Headless } from './headless.ts'
import { fetchScreen, OPENED } from './opened-screen.tsx'
import { HeadlessContext, useFollowedHeadless, useHeadless } from './headless-context.tsx'
import { PiazzaProvider, usePorts } from '#ui/layout/piazza-context.tsx'
import { useHeld } from '#ui/layout/use-held.ts'
import { Prompts } from '#ui/shell/dialogs/prompts.tsx'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { screenAt } from '#ui/base/screens.ts'
import { Shell } from '#ui/shell/frame/shell.tsx'

export type AppProps = { readonly piazza: Piazza; readonly ports: Ports; readonly headless: Headless }

/** Loads the code of the screen that an address leads to; nothing to do for an unknown one. */
export const preloadScreen = async (address: string): Promise<void> => {
  const name = screenAt(splitLanguage(address).path)
  if (name !== undefined) await fetchScreen(name)
}

/** The whole interface. It knows nothing of how the outside is reached: ports come in ready. */
export const App = ({ headless, ...given }: AppProps) => (
  <PiazzaProvider {...given}>
    <HeadlessContext value={headless}>
      <Spoken />
    </HeadlessContext>
  </PiazzaProvider>
)

const Spoken = () => {
  const [address] = useLocation()
  const { language } = splitLanguage(address)
  return (
    <Suspense>
      <LanguageProvider language={language} app={usePorts().configuration.name}>
        <Router base={languagePrefix(language)} aroundNav={askBeforeLeaving}>
          <Routed />
        </Router>
      </LanguageProvider>
    </Suspense>
  )
}

const Routed = () => {
  const [path] = useLocation()
  useSteering()
  const headless = useHeadless()
  const speech = useSpeech()
  const frame = useSelector(useHeld(headless), () => headless.frame(speech))
  return (
    <>
      <Shell view={frame}>
        <ErrorBoundary resetBy={path} onRetry={() => headless.place().broken?.retry()}>
          <Opened />
        </ErrorBoundary>
      </Shell>
      <Prompts view={frame.prompt} />
      <Announcer />
      {frame.reminds ? <LateReminders /> : null}
      <LateLastSeen />
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
  return Screen ? <Screen waiting={instead} /> : null
}
