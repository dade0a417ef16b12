import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { ScreenName } from '#ui/app/screens.ts'
import type { ScreenFace } from './screen-face.ts'
import { openUsers } from './users-face.ts'

/** The machines of a place, for as long as someone is there. */
export type Stage = {
  /** What is done and read on screens that need no tasks of their own. */
  screen?: ScreenFace
  /** What the address leads to on the page that is open. */
  at?: () => string | undefined
}
export type Given = Readonly<{
  ports: Ports
  piazza: Piazza
  /** Takes a link; in the place of where one is when it replaces. */
  go: (path: string, replace?: boolean) => void
}>
export type Closing = () => void

/** What each part of the app starts; screens that are not here have no machine of their own yet. */
const OPENINGS: Readonly<Partial<Record<ScreenName, (stage: Stage, given: Given, path: string) => Closing>>> = {
  users: openUsers,
}

/** Screens that share their machines: a user lies over the list. */
const PARTS: Readonly<Partial<Record<ScreenName, ScreenName>>> = {
  newUser: 'users',
  user: 'users',
}
export const partOf = (screen: ScreenName): ScreenName => PARTS[screen] ?? screen

/** Opens a part of the app with its machines, and gives back how to close it. */
export const openPart = (part: ScreenName, stage: Stage, given: Given, path: string): Closing =>
  OPENINGS[part]?.(stage, given, path) ?? (() => {})
