import type { FrameNow } from '#application/app/frame-now.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { hasBars, leadsToSignIn, screenIn, SCREENS } from '#ui/base/screens.ts'
import { inLanguage, type InterfaceLanguage, LANGUAGES, languagesIn } from '#ui/language/languages.ts'
import type { TownChoiceView } from '#ui/parts/town/town-choice-view.ts'
import type { LatePart } from '#ui/view/late.ts'
import { action, type Question, way } from '#ui/view/parts.ts'
import type { LanguageChoice } from '#ui/view/page-frame.ts'
import type { Speech } from '#ui/view/speech.ts'
import { bottomBar, isTab, menuView, profileWay, sideBar } from './bars-view.ts'

/** The dialog that may open over any screen: to sign in (SHELL-13), to confirm the sign-out (SHELL-08), to choose one's town. */
export type Prompt = Question | (LatePart<TownChoiceView> & Readonly<{ kind: 'town' }>)

type Speak = (language: InterfaceLanguage) => void

/** The address without the language, the navigation of the frame, and what the town has decided. */
export type FrameHere = Readonly<{
  address: string
  back: () => void
  speak: Speak
  /** Loads the page anew, where nothing around the app does. */
  refresh?: (() => void) | undefined
  /** The language to invite to. */
  own?: InterfaceLanguage | undefined
  configuration: Configuration
}>

/** This page in a language, under what its link is called. */
const choiceOf = (
  key: InterfaceLanguage,
  label: string,
  { address, speak }: FrameHere,
  { language }: Pick<Speech, 'language'>,
): LanguageChoice => ({
  kind: 'choice',
  key,
  label,
  href: inLanguage(address, key),
  isOn: key === language,
  flip: () => {
    if (key !== language) speak(key)
  },
})

const promptView = (now: FrameNow, address: string, { say }: Speech): Prompt | undefined => {
  const prompt = { kind: 'question', tone: 'primary' } as const
  if (now.isConfirmingSignOut)
    return {
      ...prompt,
      title: say('signOut.title'),
      text: now.waiting ? say('signOut.lost', { count: now.waiting }) : say('signOut.text'),
      confirm: action(say('signOut.action'), now.confirmSignOut),
      cancel: action(say('action.cancel'), now.cancelSignOut),
    }
  if (now.isInvited && !leadsToSignIn(address))
    return {
      ...prompt,
      title: say('signIn.required'),
      text: say('signIn.requiredText'),
      confirm: action(say('signIn.requiredAction'), now.acceptInvitation),
      cancel: action(say('action.cancel'), now.declineInvitation),
    }
  return now.isChoosingTown
    ? { kind: 'town', key: 'town', load: async () => (await import('#ui/parts/town/town-choice-part.ts')).townChoice }
    : undefined
}

/** What surrounds every screen. */
export const frameView = (now: FrameNow, here: FrameHere, speech: Speech) => {
  const { address, back, speak, own, configuration } = here
  const { say } = speech
  const { session, unread } = now
  const name = screenIn(configuration, address)
  const languages = languagesIn(configuration)
  const choices = (languages.length > 1 ? languages : []).map((language) =>
    choiceOf(language, LANGUAGES[language].name, here, speech),
  )
  const side = sideBar(now, address, configuration, speech)
  const bottom = bottomBar(now, address, configuration, speech)
  return {
    kind: 'frame' as const,
    /** The link that skips the bars. */
    skip: say('nav.skip'),
    /** The name of the bar that shows running requests (SHELL-15). */
    loading: say('loading'),
    /** The banner without a network (ERR-04). */
    offline: now.isOnline ? undefined : say('offline.bar'),
    /** The navigation bars; undefined on screens that have none (SHELL-19). */
    bars: name && !hasBars(name) ? undefined : { brand: way(say('nav.brandHome'), SCREENS.home.path), side, bottom },
    /** The bar over every screen (SHELL-01). */
    top: {
      kind: 'top' as const,
      back: action(say('action.back'), back),
      /** The citizen is where an item of the bottom bar leads: nothing lies behind it. */
      isTab: isTab(bottom, address),
      /** The same for an item of the side navigation, which only wide windows show. */
      isSideTab: isTab(side, address),
      /** The side navigation of a phone, which stands on a root screen in place of the way back (SHELL-12). */
      drawer: { open: say('nav.open'), close: say('action.close'), bar: side },
      home: way(say('nav.toHome'), SCREENS.home.path),
      profile: profileWay(session.user, speech),
      menu: { label: say('menu.title'), entries: menuView(now, here, configuration, speech) },
      /** The language menu, for administrators (SHELL-06). */
      languages: session.isAdmin
        ? {
            kind: 'languages',
            key: 'languages',
            load: async () => (await import('./languages-part.ts')).languagesPart(speak),
            speak,
          }
        : undefined,
    },
    foot: { label: say('menu.language'), choices },
    offer: own && name === 'home' ? choiceOf(own, LANGUAGES[own].invitation, here, speech) : undefined,
    prompt: promptView(now, address, speech),
    /** Reminders are for those who are signed in. */
    reminds: session.standing === 'authenticated',
    documentTitle: (title: string) => `${unread > 0 ? `(${unread}) ` : ''}${title} · ${configuration.name}`,
  }
}
export type FrameView = Readonly<ReturnType<typeof frameView>>
export type TopView = FrameView['top']
