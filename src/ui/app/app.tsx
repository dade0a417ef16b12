import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Router, useLocation } from 'wouter'
import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import { Announcer } from './news/announcer.tsx'
import { ErrorBoundary } from './reading/error-boundary.tsx'
import { Guard, Waiting } from './frame/guard.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { LateReminders } from './news/late-reminders.tsx'
import { languagePrefix, splitLanguage } from '#ui/language/languages.ts'
import { askBeforeLeaving } from './dialogs/leave-guard.ts'
import { useSteering } from './navigation.ts'
import type { Headless } from './headless.ts'
import { OPENED } from './opened-screen.tsx'
import { NotFound } from './frame/not-found.tsx'
import { PiazzaProvider } from './piazza-context.tsx'
import { Prompts } from './dialogs/prompts.tsx'
import { type ScreenName, screenAt, SCREENS } from './screens.ts'
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
      <LanguageProvider language={language}>
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
  const name = screenAt(path)
  return (
    <>
      <Shell bars={name === undefined ? 'all' : SCREENS[name].bars}>
        <ErrorBoundary resetBy={path}>{name === undefined ? <NotFound /> : <Screen name={name} />}</ErrorBoundary>
      </Shell>
      <Prompts />
      <Announcer />
      <LateReminders />
    </>
  )
}

const Screen = ({ name }: { readonly name: ScreenName }) => {
  const intl = useIntl()
  const View = OPENED[name]
  const { access, title } = SCREENS[name]
  const words = intl.formatMessage({ id: title })
  return (
    <Guard access={access} title={words}>
      <Suspense fallback={<Waiting title={words} />}>{View ? <View /> : null}</Suspense>
    </Guard>
  )
}
