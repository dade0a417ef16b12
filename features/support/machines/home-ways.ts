import type { HomeEntry } from '#domain/home/home.ts'
import { entryWay } from '#ui/app/entry-way.ts'

/** Where the app is at home when it is in no browser. */
const ORIGIN = 'https://piazza.test'

/** Where an entry of Home leads. */
export const wayFromHome = ({ path }: Pick<HomeEntry, 'path'>): string => entryWay(path, ORIGIN)
