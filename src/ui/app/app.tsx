import { useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
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
import { followCourse } from './going.ts'
import type { Headless } from './headless.ts'
import { OPENED } from './opened-screen.tsx'
import { HeadlessContext, useFollowedHeadless, useHeadless } from './headless-context.tsx'
import { PiazzaProvider, usePorts } from '#ui/layout/piazza-context.tsx'
import { useHeld } from '#ui/layout/use-held.ts'
import { Prompts } from '#ui/shell/dialogs/prompts.tsx'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { Shell } from '#ui/shell/frame/shell.tsx'

export type AppProps = { readonly piazza: Piazza; readonly ports: Ports; readonly headless: Headless }

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
  const headless = useHeadless()
  // News lead the citizen somewhere, wherever they are.
  useEffect(() => headless.follow((course) => followCourse(course)), [headless])
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
