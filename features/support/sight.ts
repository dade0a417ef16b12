import type { BrowserAge } from './browser-age.ts'
import type { TakeUp } from './hands.ts'

/** Visual checks of the language menu in the top bar. */
export interface LanguageSight {
  readonly open: () => Promise<void>
  readonly onOffer: () => Promise<readonly Readonly<{ name: string; hasFlag: boolean; isMarked: boolean }>[]>
  /** The items of the open language menu. */
  readonly words: () => Promise<readonly string[]>
  readonly askAgain: () => Promise<void>
  /** The language in which a screen reader reads the words out. */
  readonly voiceOf: (words: string) => Promise<string | undefined>
}

/** A document in a dialog. */
export interface DocumentSight {
  /** Its title; undefined when none is open. */
  readonly title: () => Promise<string | undefined>
  readonly headings: () => Promise<readonly string[]>
}

/** Passwords, by the label of their field. */
export interface SecretSight {
  readonly isHidden: (field: string) => Promise<boolean>
  readonly show: (field: string) => Promise<void>
  readonly hide: (field: string) => Promise<void>
  readonly typeWithShift: (field: string, isLocked: boolean) => Promise<void>
  /** The hint at the field; empty when there is none. */
  readonly warning: (field: string) => Promise<string>
  /** The position of a field, in CSS pixels. */
  readonly place: (
    field: string,
  ) => Promise<Readonly<{ x: number; y: number; width: number; height: number }> | undefined>
  readonly paste: (field: string, words: string) => Promise<void>
  /** The `autocomplete` of each password, in order. */
  readonly kindsForManagers: () => Promise<readonly string[]>
  readonly usernameForManagers: () => Promise<string | undefined>
}

/** The geometry of a list of the directory. Rows are numbered among all, from 1. */
export interface DirectoryListSight {
  readonly scrollPast: (rows: number) => Promise<void>
  /** The row at the top of the viewport. */
  readonly top: () => Promise<number | undefined>
  /** The row that has the focus. */
  readonly focused: () => Promise<number | undefined>
  readonly goInto: (row: number) => Promise<void>
  /** Follows the link to a page, by keyboard. */
  readonly takePage: (page: number) => Promise<void>
}

/** The chats by keyboard, and the geometry of a conversation. */
export interface ChatSight {
  readonly focusRow: (name: string) => Promise<void>
  /** Scrolls up in the conversation, and remembers the position of the visible text. */
  readonly readUp: () => Promise<void>
  /** How far that text has moved since, in CSS pixels. */
  readonly moved: () => Promise<number>
  /** Where the line that says this runs to. */
  readonly directionOf: (text: string) => Promise<'left' | 'right'>
  /** Whether the last message is visible. */
  readonly isAtEnd: () => Promise<boolean>
}

/** The flight board, announced and visible. */
export interface BoardSight {
  /** Starts recording announcements and positions. */
  readonly attend: () => Promise<void>
  /** How often a text with these words was announced since. */
  readonly timesTold: (words: string) => Promise<number>
  /** The flights whose position changed. */
  readonly moved: () => Promise<readonly string[]>
}

/** The favourite toggles and the undo action, by keyboard only. */
export interface FavouriteSight {
  readonly pressHeart: (name: string) => Promise<void>
  /** Moves the focus to the toasts and presses the undo button of the last one. */
  readonly takeBack: () => Promise<void>
}

/** The map of places, visually and by keyboard. */
export interface PlacesMapSight {
  /** Whether a lake or a river is drawn under the places. */
  readonly hasWater: () => Promise<boolean>
  /** Makes the browser's drawing fail from now on. */
  readonly breakDrawing: () => Promise<void>
  /** The position of a selected place. */
  readonly tapMiddle: () => Promise<void>
  /** Focuses the first place of the list. */
  readonly reachList: () => Promise<void>
  /** The place that the list marks. */
  readonly marked: () => Promise<string | undefined>
  /** The place in the sheet. */
  readonly sheet: () => Promise<string | undefined>
}

/** The attributes of a form for browsers, keyboards and assistive technology; fields are found by their labels. */
export interface FormSight {
  /** The HTML `autocomplete` of a field. */
  readonly purposeOf: (field: string) => Promise<string>
  /** The keyboard of a phone. */
  readonly keyboardOf: (field: string) => Promise<string>
  readonly isRequired: (field: string) => Promise<boolean>
  readonly isFixed: (field: string) => Promise<boolean>
  /** Whether spell checking and capitalisation are off. */
  readonly isLeftAlone: (field: string) => Promise<boolean>
  /** The accessible description of a field. */
  readonly description: (field: string) => Promise<string>
  /** Assertive announcements. */
  readonly alarms: () => Promise<readonly string[]>
  /** Polite announcements. */
  readonly news: () => Promise<readonly string[]>
  /** Whether a button is present and disabled. */
  readonly isHeldBack: (button: string) => Promise<boolean>
  readonly goTo: (field: string) => Promise<void>
  /** The target of a link. */
  readonly addressOf: (link: string) => Promise<string | undefined>
  /** The sorted columns of a table, each with its direction. */
  readonly sortedBy: () => Promise<readonly string[]>
  /** The index of a row among all, including rows that are not rendered. */
  readonly placeInList: (words: string) => Promise<string>
  /** The active option of the arrow keys, as exposed to screen readers. */
  readonly markedOption: () => Promise<string | undefined>
}

/** Checks of the profile that need a browser, a keyboard or the device itself. */
export interface ProfileSight {
  readonly focusOn: (field: string) => Promise<void>
  /** The colours near the top and the bottom of the avatar in the top bar. */
  readonly coloursAbove: () => Promise<readonly string[]>
  /** The same of the preview, before it is sent. */
  readonly coloursAhead: () => Promise<readonly string[]>
  /** Chooses a photo, red on the left and blue on the right. */
  readonly chooseWidePhoto: () => Promise<void>
  /** Chooses a photo, red above and blue below, that is stored rotated with an EXIF orientation. */
  readonly chooseSidewaysPhoto: () => Promise<void>
  /** Chooses a photo through a button: files, or the camera. Returns the accepted file types. */
  readonly chooseBy: (button: string) => Promise<Readonly<{ kinds: string; isCamera: boolean }>>
  /** Drags the picture in its frame, by fractions of the frame. */
  readonly push: (right: number, down: number) => Promise<void>
  /** The server names a photo for a username from now on, and the photo fails to load. */
  readonly losePhoto: (username: string) => Promise<void>
  /** The URLs of the citizen's avatars; one that failed to load is 'broken'. */
  readonly standIns: () => Promise<readonly string[]>
  readonly wantToClose: () => Promise<void>
  readonly isAskedByDevice: () => Promise<boolean>
}

/** Checks of the page of a place that need a browser. */
export interface PlaceSight {
  /** The URLs of visible pictures that failed to load. */
  readonly brokenPictures: () => Promise<readonly string[]>
  /** The items of a sheet with a generated icon instead of their own. */
  readonly drawn: () => Promise<readonly string[]>
  /** Elements of the page that could run scripts or load data. */
  readonly activeContent: () => Promise<readonly string[]>
}

/** The desk of the demo. */
export interface DeskSight {
  readonly open: () => Promise<void>
  readonly close: () => Promise<void>
  /** Whether the focus is on the button that opens it. */
  readonly hasHandleFocus: () => Promise<boolean>
  /** What of the page or the window it does not leave alone; empty as it should be. */
  readonly covers: () => Promise<readonly string[]>
  /** Whether it stands at the side, not below. */
  readonly isBeside: () => Promise<boolean>
  readonly become: (username: string) => Promise<void>
  /** Whom it says one is. */
  readonly calls: () => Promise<readonly string[]>
  readonly unfold: (title: string) => Promise<void>
  readonly press: (name: string) => Promise<void>
  readonly choose: (fault: string) => Promise<void>
  /** All lines of it. */
  readonly texts: () => Promise<readonly string[]>
  /** The lit states of the drawing. */
  readonly litStates: () => Promise<readonly string[]>
  /** Copies the link, opens it twice, and takes a picture each time. */
  readonly picturesOfLink: () => Promise<readonly string[]>
}

/** How many taps a citizen needs. */
export interface TapSight {
  /** Counts from now on. */
  readonly count: () => Promise<void>
  /** The number since then; negative where nothing counts. */
  readonly counted: () => Promise<number>
  readonly intoSearch: () => Promise<void>
}

/** What a citizen sees while a text is read aloud. */
export interface ReadAloudSight {
  /** The marked sentence, and whether it is in sight. */
  readonly marked: () => Promise<Readonly<{ words: string; isInSight: boolean }> | undefined>
}

/** Checks that need a browser: sizes, positions, focus, keyboard and mouse. */
/** Parts of the app by their names in the features. */
export type AppPart =
  | 'the sign-in'
  | 'the questions'
  | 'the messages over the page'
  | "the town's map"
  | 'its beginning'
  | 'its interface'
  | 'its looks'
  | 'its words'

export interface Sight {
  /** The targets of the bottom navigation. */
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
  /** What the device draws everything in, before or while it shows the app. */
  readonly drawDevice: (
    asked: Readonly<{ scheme?: 'light' | 'dark'; contrast?: 'more' | 'no-preference' }>,
  ) => Promise<void>
  /** Makes the window of a desk as wide as a tablet on its side. */
  readonly makeNarrower: () => Promise<void>
  /** Enlarges everything on a desk to 400 %, which leaves a window of 320 by 256 pixels. */
  readonly zoomIn: () => Promise<void>
  /** Gives the window a size, in CSS pixels, and letters a size, in percent of the usual one. */
  readonly resize: (width: number, height: number, letters: number) => Promise<void>
  /**
   * What the visible toasts cover of what one needs next: the focused control and what sends it, the buttons of dialogs, a
   * composer, the bar at the bottom. Undefined without a toast.
   */
  readonly coveredNeeds: () => Promise<readonly string[] | undefined>
  /** Scrolls the page on, or back, as the wheel does. */
  readonly scrollBy: (pixels: number) => Promise<void>
  /** The part of the window's height that the page has for what it says, 0 to 1. */
  readonly room: () => Promise<number>
  /** The contrast of text to its ground, 1 to 21. */
  readonly textContrast: () => Promise<number>
  /** How often a text is announced: by live regions, and by the description of the focused element. */
  readonly timesHeard: (words: string) => Promise<number>
  /** Presses at the position of a text, whatever covers it. */
  readonly pressPlaceOf: (words: string) => Promise<void>
  readonly pageTitle: () => Promise<string>
  /** Whether the page asks search engines to leave it out. */
  readonly isLeftOut: () => Promise<boolean>
  /** The colour of links, as `#rrggbb`. */
  readonly linkColour: () => Promise<string>
  readonly iconCount: () => Promise<number>
  /** The calendar of the device, before it opens the app, is some days ahead of the world's. */
  readonly beAhead: (days: number) => Promise<void>
  /** The device, before it opens the app, has a browser of this age. */
  readonly beAged: (age: BrowserAge) => Promise<void>
  /** The titles of toasts with the style of a warning. */
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
  readonly readAloud: ReadAloudSight
  readonly taps: TapSight
  readonly desk: DeskSight
  readonly press: (key: string) => Promise<void>
  /** Uses a single input device from now on. */
  readonly takeUp: TakeUp
  readonly questionWidth: () => Promise<number>
  /** The accessible name of the focused element, whether it is inside the confirmation, and whether the page shows it whole, with nothing over it. */
  readonly focus: () => Promise<Readonly<{ name: string; inQuestion: boolean; inSight: boolean }>>
  /** The window is gone at once, with whatever runs in it. */
  readonly die: () => Promise<void>
  readonly deviceBack: () => Promise<void>
  readonly restOnAnnouncement: () => Promise<void>
  readonly putAnnouncementAway: () => Promise<void>
  /** The files of a part of the app fail to load from now on. */
  readonly losePart: (part: AppPart) => Promise<void>
  /** All files of the app load again. */
  readonly findParts: () => Promise<void>
  /** The picture of each link, and whether it loaded. */
  readonly pictures: () => Promise<readonly Readonly<{ of: string; broken: boolean }>[]>
  /** The cumulative layout shift since the page opened. */
  readonly shift: () => Promise<number>
  readonly initialsOf: (title: string) => Promise<string>
  readonly excerptOf: (title: string) => Promise<readonly string[]>
  readonly lookClosely: (picture: string) => Promise<void>
  readonly seenClosely: () => Promise<string | undefined>
  readonly print: () => Promise<void>
  /**
   * The printed page: whether content is cut off, the number of interactive elements, and the brightness of the text (0
   * is black, 255 white).
   */
  readonly onPaper: () => Promise<Readonly<{ isCut: boolean; toTap: number; ink: number }>>
  readonly hasVideo: () => Promise<boolean>
  readonly wayToPlace: () => Promise<string | undefined>
  readonly answerInBold: (question: string, words: string) => Promise<void>
  readonly boldWords: (question: string) => Promise<readonly string[]>
  readonly roomFor: (question: string) => Promise<number>
  /** Elements of the notice that could run scripts or load data: scripts, frames, handlers, forms. */
  readonly activeContent: () => Promise<readonly string[]>
  /** Whether the page shows that there is no network. */
  readonly saysOffline: () => Promise<boolean>
  /** The effects of hostile content that ran. */
  readonly mischief: () => Promise<readonly string[]>
  readonly keptOnDevice: () => Promise<readonly string[]>
}
