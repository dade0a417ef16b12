import type { BrowserAge } from './browser-age.ts'
import type { TakeUp } from './hands.ts'

/** The languages in the bar at the top, as only eyes tell of them. */
export interface LanguageSight {
  readonly open: () => Promise<void>
  readonly onOffer: () => Promise<readonly Readonly<{ name: string; hasFlag: boolean; isMarked: boolean }>[]>
  /** What the open languages say. */
  readonly words: () => Promise<readonly string[]>
  readonly askAgain: () => Promise<void>
}

/** A document that lies over the page. */
export interface DocumentSight {
  /** What it is called; undefined when none is open. */
  readonly title: () => Promise<string | undefined>
  readonly headings: () => Promise<readonly string[]>
}

/** Passwords, by the label of their field. */
export interface SecretSight {
  readonly isHidden: (field: string) => Promise<boolean>
  readonly show: (field: string) => Promise<void>
  readonly hide: (field: string) => Promise<void>
  readonly typeWithShift: (field: string, isLocked: boolean) => Promise<void>
  /** What is said where one types; empty when nothing is. */
  readonly warning: (field: string) => Promise<string>
  /** Where a field is on the screen, in CSS pixels. */
  readonly place: (
    field: string,
  ) => Promise<Readonly<{ x: number; y: number; width: number; height: number }> | undefined>
  readonly paste: (field: string, words: string) => Promise<void>
  /** What password managers are told of each password, in the order of the form. */
  readonly kindsForManagers: () => Promise<readonly string[]>
  readonly usernameForManagers: () => Promise<string | undefined>
}

/** A list of the directory, as it lies in the window. Rows go by their place among all, from 1. */
export interface DirectoryListSight {
  readonly scrollPast: (rows: number) => Promise<void>
  /** The row at the top of the window. */
  readonly top: () => Promise<number | undefined>
  /** The row that has the focus. */
  readonly focused: () => Promise<number | undefined>
  readonly goInto: (row: number) => Promise<void>
  /** Takes the link to a page, by the keyboard. */
  readonly takePage: (page: number) => Promise<void>
}

/** The chats by keyboard, and a conversation as it lies in the window. */
export interface ChatSight {
  readonly focusRow: (name: string) => Promise<void>
  /** Scrolls up in the conversation, and keeps what is read there in mind. */
  readonly readUp: () => Promise<void>
  /** How far what is read has moved since, in CSS pixels. */
  readonly moved: () => Promise<number>
  /** Whether the last message is in sight. */
  readonly isAtEnd: () => Promise<boolean>
}

/** The board of flights, for those who listen and those who look at it. */
export interface BoardSight {
  /** From now on it is kept in mind what is told, and where everything is. */
  readonly attend: () => Promise<void>
  /** How often words with these in them have been told since. */
  readonly timesTold: (words: string) => Promise<number>
  /** The flights that are elsewhere than they were. */
  readonly moved: () => Promise<readonly string[]>
}

/** The hearts and what is taken back, by the keyboard alone. */
export interface FavouriteSight {
  readonly pressHeart: (name: string) => Promise<void>
  /** Goes to the messages and takes back what the last one offers to take back. */
  readonly takeBack: () => Promise<void>
}

/** Places on a map, as they are seen and reached. */
export interface PlacesMapSight {
  /** From now on the browser draws nothing. */
  readonly breakDrawing: () => Promise<void>
  /** Where a chosen place comes to stand. */
  readonly tapMiddle: () => Promise<void>
  /** Puts the keyboard on the first place of the list. */
  readonly reachList: () => Promise<void>
  /** The place that the list marks. */
  readonly marked: () => Promise<string | undefined>
  /** The place that the sheet tells of. */
  readonly sheet: () => Promise<string | undefined>
}

/** A form as the browser, a keyboard and assistive technology are told of it; fields go by their labels. */
export interface FormSight {
  /** What the browser may fill in, in the words of HTML's `autocomplete`. */
  readonly purposeOf: (field: string) => Promise<string>
  /** Which keyboard a phone shows. */
  readonly keyboardOf: (field: string) => Promise<string>
  readonly isRequired: (field: string) => Promise<boolean>
  readonly isFixed: (field: string) => Promise<boolean>
  /** Whether nothing spells it better or begins it with a capital. */
  readonly isLeftAlone: (field: string) => Promise<boolean>
  /** What is heard of a field after its name. */
  readonly description: (field: string) => Promise<string>
  /** What is heard at once, whatever else is being said. */
  readonly alarms: () => Promise<readonly string[]>
  /** What is heard in its turn. */
  readonly news: () => Promise<readonly string[]>
  /** Whether a button is there and cannot be pressed now. */
  readonly isHeldBack: (button: string) => Promise<boolean>
  readonly goTo: (field: string) => Promise<void>
  /** Where a link leads. */
  readonly addressOf: (link: string) => Promise<string | undefined>
  /** The columns that a table is sorted by, each with its direction. */
  readonly sortedBy: () => Promise<readonly string[]>
  /** The place of a row among all, also of those not drawn. */
  readonly placeInList: (words: string) => Promise<string>
  /** The option that the arrows have reached, as listeners are told of it. */
  readonly markedOption: () => Promise<string | undefined>
}

/** One's own profile as only eyes, a keyboard and the device itself tell of it. */
export interface ProfileSight {
  readonly focusOn: (field: string) => Promise<void>
  /** The colours near the top and the bottom of the picture that stands for the citizen on every page. */
  readonly coloursAbove: () => Promise<readonly string[]>
  /** The same of the picture as it will be, before it is sent. */
  readonly coloursAhead: () => Promise<readonly string[]>
  /** Chooses a photo, red to the left and blue to the right. */
  readonly chooseWidePhoto: () => Promise<void>
  /** Chooses a photo, red above and blue below, that lies on its side in its file and says so. */
  readonly chooseSidewaysPhoto: () => Promise<void>
  /** Chooses a photo by what a button offers: files, or the camera. Gives what kinds of files are on offer there. */
  readonly chooseBy: (button: string) => Promise<Readonly<{ kinds: string; isCamera: boolean }>>
  /** Pushes the picture in its frame, by shares of the frame. */
  readonly push: (right: number, down: number) => Promise<void>
  /** From now on the server names a photo of whoever goes by a username, and the photo does not come. */
  readonly losePhoto: (username: string) => Promise<void>
  /** Where the pictures come from that stand for the citizen; one that has not come is 'broken'. */
  readonly standIns: () => Promise<readonly string[]>
  readonly wantToClose: () => Promise<void>
  readonly isAskedByDevice: () => Promise<boolean>
}

/** The page of a place, as only a browser tells of it. */
export interface PlaceSight {
  /** The addresses of the pictures that are shown though they have not come. */
  readonly brokenPictures: () => Promise<readonly string[]>
  /** What a sheet tells of that has no icon of its own on show but a drawn sign. */
  readonly drawn: () => Promise<readonly string[]>
  /** What in the page could run or fetch. */
  readonly activeContent: () => Promise<readonly string[]>
}

/** What only shows in a browser: sizes, places on the screen, focus, keyboard and mouse. */
export interface Sight {
  /** Where the ways at the bottom lead. */
  readonly bottomAddresses: () => Promise<readonly string[]>
  readonly sideWays: () => Promise<readonly string[]>
  readonly callSideWays: () => Promise<void>
  readonly putSideWaysAway: () => Promise<void>
  readonly sideWidth: () => Promise<number>
  readonly reachSideWays: (by: 'mouse' | 'keyboard') => Promise<void>
  readonly topHeight: () => Promise<number>
  readonly topShows: () => Promise<readonly string[]>
  readonly startSearching: () => Promise<void>
  readonly isDark: () => Promise<boolean>
  /** How often whoever listens is told some words: by what speaks up, and by what is said of where the keyboard is. */
  readonly timesHeard: (words: string) => Promise<number>
  /** Presses the place where some words stand, whatever lies over them. */
  readonly pressPlaceOf: (words: string) => Promise<void>
  readonly pageTitle: () => Promise<string>
  readonly iconCount: () => Promise<number>
  /** The device, not yet switched on, will have days more on its calendar than the world it looks into. */
  readonly beAhead: (days: number) => Promise<void>
  /** The device, not yet switched on, will have a browser as old as this. */
  readonly beAged: (age: BrowserAge) => Promise<void>
  /** The titles of all that is there, when it is there as a warning. */
  readonly warned: () => Promise<readonly string[]>
  readonly languages: LanguageSight
  readonly secrets: SecretSight
  readonly documents: DocumentSight
  readonly forms: FormSight
  readonly profile: ProfileSight
  readonly places: PlaceSight
  readonly directoryList: DirectoryListSight
  readonly favourites: FavouriteSight
  readonly chats: ChatSight
  readonly board: BoardSight
  readonly placesMap: PlacesMapSight
  readonly press: (key: string) => Promise<void>
  /** From now on the app is worked by one means alone. */
  readonly takeUp: TakeUp
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
  readonly print: () => Promise<void>
  /** What comes out on paper: whether something is cut off, how many things to tap there are, and how dark the words are (0 is black, 255 white). */
  readonly onPaper: () => Promise<Readonly<{ isCut: boolean; toTap: number; ink: number }>>
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
