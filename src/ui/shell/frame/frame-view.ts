import type { FrameNow } from '#application/app/frame-now.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { hasBars, leadsToSignIn, screenIn, SCREENS } from '#ui/base/screens.ts'
import { inLanguage, type InterfaceLanguage, invitationTo, languagesIn, ownName } from '#ui/language/languages.ts'
import type { TownChoiceView } from '#ui/parts/town/town-choice-view.ts'
import type { LatePart } from '#ui/view/late.ts'
import { type Action, action, type Question, type Way, way } from '#ui/view/parts.ts'
import type { LanguageChoice, PageFrame } from '#ui/view/page-frame.ts'
import type { Speech } from '#ui/view/speech.ts'
import {
  type Bar,
  bottomBar,
  isTab,
  type MenuEntry,
  menuView,
  type ProfileWay,
  profileWay,
  sideBar,
} from './bars-view.ts'
import type { LanguagesView } from './languages-part.ts'

/** The bar over every screen (SHELL-01). */
export type TopView = Readonly<{
  kind: 'top'
  back: Action
  /** The citizen is where an item of the bottom bar leads: nothing lies behind it. */
  isTab: boolean
  /** The same for an item of the side navigation, which only wide windows show. */
  isSideTab: boolean
  /** The side navigation of a phone, which stands on a root screen in place of the way back (SHELL-12). */
  drawer: Readonly<{ open: string; close: string; bar: Bar }>
  home: Way
  profile: ProfileWay
  menu: Readonly<{ label: string; entries: readonly MenuEntry[] }>
  /** The language menu, for administrators (SHELL-06). */
  languages: (LatePart<LanguagesView> & Readonly<{ speak: Speak }>) | undefined
}>

/** The dialog that may open over any screen: to sign in (SHELL-13), to confirm the sign-out (SHELL-08), to choose one's town. */
export type Prompt = Question | (LatePart<TownChoiceView> & Readonly<{ kind: 'town' }>)

/** What surrounds every screen. */
export type FrameView = PageFrame &
  Readonly<{
    kind: 'frame'
    /** The link that skips the bars. */
    skip: string
    /** The name of the bar that shows running requests (SHELL-15). */
    loading: string
    /** The banner without a network (ERR-04). */
    offline: string | undefined
    /** The navigation bars; undefined on screens that have none (SHELL-19). */
    bars: Readonly<{ brand: Way; side: Bar; bottom: Bar }> | undefined
    top: TopView
    prompt: Prompt | undefined
    /** Reminders are for those who are signed in. */
    reminds: boolean
  }>

export type Speak = (language: InterfaceLanguage) => void

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

export const frameView = (now: FrameNow, here: FrameHere, speech: Speech): FrameView => {
  const { address, back, speak, own, configuration } = here
  const { say } = speech
  const { session, unread } = now
  const name = screenIn(configuration, address)
  const languages = languagesIn(configuration)
  const choices = (languages.length > 1 ? languages : []).map((language) =>
    choiceOf(language, ownName(language), here, speech),
  )
  const side = sideBar(now, address, configuration, speech)
  const bottom = bottomBar(now, address, configuration, speech)
  return {
    kind: 'frame',
    skip: say('nav.skip'),
    loading: say('loading'),
    offline: now.isOnline ? undefined : say('offline.bar'),
    bars: name && !hasBars(name) ? undefined : { brand: way(say('nav.brandHome'), SCREENS.home.path), side, bottom },
    top: {
      kind: 'top',
      back: action(say('action.back'), back),
      isTab: isTab(bottom, address),
      isSideTab: isTab(side, address),
      drawer: { open: say('nav.open'), close: say('action.close'), bar: side },
      home: way(say('nav.toHome'), SCREENS.home.path),
      profile: profileWay(session.user, speech),
      menu: { label: say('menu.title'), entries: menuView(now, here, configuration, speech) },
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
    offer: own && name === 'home' ? choiceOf(own, invitationTo(own), here, speech) : undefined,
    prompt: promptView(now, address, speech),
    reminds: session.standing === 'authenticated',
    documentTitle: (title) => `${unread > 0 ? `(${unread}) ` : ''}${title} · ${configuration.name}`,
  }
}
