/** The languages in the bar at the top and at the foot of the page, and the one that the device keeps. */
export interface LanguageSight {
  readonly open: () => Promise<void>
  readonly onOffer: () => Promise<readonly Readonly<{ name: string; hasFlag: boolean; isMarked: boolean }>[]>
  /** What the open languages say. */
  readonly words: () => Promise<readonly string[]>
  readonly askAgain: () => Promise<void>
  readonly takeAtFoot: (name: string) => Promise<void>
  /** Before the device is switched on. */
  readonly keep: (code: string) => Promise<void>
  readonly kept: () => Promise<string | undefined>
}

/** What only shows in a browser: sizes, places on the screen, focus, keyboard and mouse. */
export interface Sight {
  readonly bottomWays: () => Promise<readonly string[]>
  /** Where the ways at the bottom lead. */
  readonly bottomAddresses: () => Promise<readonly string[]>
  readonly currentWay: () => Promise<string | undefined>
  readonly sideWays: () => Promise<readonly string[]>
  readonly callSideWays: () => Promise<void>
  readonly putSideWaysAway: () => Promise<void>
  readonly sideWidth: () => Promise<number>
  readonly reachSideWays: (by: 'mouse' | 'keyboard') => Promise<void>
  readonly topHeight: () => Promise<number>
  readonly topShows: () => Promise<readonly string[]>
  readonly startSearching: () => Promise<void>
  readonly isDark: () => Promise<boolean>
  readonly openMenu: () => Promise<void>
  readonly menu: () => Promise<readonly string[]>
  readonly pageTitle: () => Promise<string>
  readonly iconCount: () => Promise<number>
  readonly language: () => Promise<string>
  readonly languages: LanguageSight
  readonly languagesOffered: () => Promise<readonly string[]>
  readonly chooseLanguage: (name: string) => Promise<void>
  readonly addressWithLanguage: () => Promise<string>
  readonly press: (key: string) => Promise<void>
  readonly questionWidth: () => Promise<number>
  /** What has the focus, by its accessible name, and whether it lies within the question. */
  readonly focus: () => Promise<Readonly<{ name: string; inQuestion: boolean }>>
  readonly deviceBack: () => Promise<void>
  readonly restOnAnnouncement: () => Promise<void>
  readonly putAnnouncementAway: () => Promise<void>
  /** From now on a part of the app that has not been needed yet does not come. */
  readonly losePart: () => Promise<void>
  /** What each way out of the page is illustrated with, and whether that came. */
  readonly pictures: () => Promise<readonly Readonly<{ of: string; broken: boolean }>[]>
  /** How much the page has moved by itself since it opened (cumulative layout shift). */
  readonly shift: () => Promise<number>
  readonly initialsOf: (title: string) => Promise<string>
  readonly excerptOf: (title: string) => Promise<readonly string[]>
  readonly lookClosely: (picture: string) => Promise<void>
  readonly seenClosely: () => Promise<string | undefined>
  readonly hasVideo: () => Promise<boolean>
  readonly wayToPlace: () => Promise<string | undefined>
  readonly answerInBold: (question: string, words: string) => Promise<void>
  readonly boldWords: (question: string) => Promise<readonly string[]>
  readonly roomFor: (question: string) => Promise<number>
  /** What in the notice could run or fetch: scripts, frames, handlers, forms. */
  readonly activeContent: () => Promise<readonly string[]>
  /** Whether the page says that there is no network. */
  readonly saysOffline: () => Promise<boolean>
  /** What hostile content tries, where it has worked. */
  readonly mischief: () => Promise<readonly string[]>
  readonly keptOnDevice: () => Promise<readonly string[]>
}
