import type { TownSheets } from './my-town.ts'

const SHEET_OF_TOWN = /^(\/e015\/(\d+)\?(?:.*&)?country=)\d+/

/**
 * [decided] Where a way of Home to the sheet of some town leads for somebody who has chosen another one: to the sheet of
 * that one, if it has such a sheet. All other ways stay as they are.
 */
export const wayInTown = (href: string, mine: TownSheets | undefined): string =>
  href.replace(SHEET_OF_TOWN, (whole, start: string, sheet: string) =>
    mine?.town && mine.sheets.some((one) => one === Number(sheet)) ? start + mine.town.id : whole,
  )
