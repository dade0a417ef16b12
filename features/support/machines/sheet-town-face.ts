import { createActor } from 'xstate'
import { sheetTown } from '#application/sheet/sheet-town.implementations.ts'
import type { SheetSought } from '#application/sheet/sheet-town.machine.ts'
import { sheetTownFace, sheetTownFailure } from '#application/sheet/sheet-town.selectors.ts'
import { sheetFiltersFrom, sheetHref } from '#ui/screens/sheet/sheet-url.ts'
import { failedLines } from './form-face.ts'
import { missingLines } from './place-lines.ts'
import type { ScreenFace } from './screen-face.ts'
import type { Closing, Given } from './screens.ts'

/** A sheet whose address names no town, while that is looked for: without a screen. */
export const openSheetTown = (
  { ports, go }: Given,
  path: () => string,
  sought: SheetSought,
): Readonly<{ face: ScreenFace; close: Closing }> => {
  const actor = createActor(sheetTown(ports), { input: sought })
  actor.on('town.found', ({ town }) =>
    go(sheetHref(sought.id, town, sheetFiltersFrom(path().split('?')[1] ?? '')), true),
  )
  actor.start()
  const now = () => sheetTownFace(actor.getSnapshot())
  return {
    face: {
      texts: () =>
        now() === 'missing'
          ? missingLines()
          : now() === 'failed'
            ? failedLines(sheetTownFailure(actor.getSnapshot()))
            : [],
      retriable: () => [{ hasFailed: now() === 'failed', retry: () => actor.send({ type: 'retry.requested' }) }],
    },
    close: () => actor.stop(),
  }
}
