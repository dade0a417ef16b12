import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { sheetTown } from '#application/sheet/sheet-town.implementations.ts'
import type { SheetSought } from '#application/sheet/sheet-town.machine.ts'
import { sheetTownFace, sheetTownFailure } from '#application/sheet/sheet-town.selectors.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { sheetFiltersFrom, sheetHref } from './sheet-url.ts'

/** The town of a sheet whose address names none, while it is looked for: the address names it then, in its own place. */
export const useSheetTown = (sought: SheetSought) => {
  const ports = usePorts()
  const [, navigate] = useLocation()
  const search = useSearch()
  const actor = useActorRef(
    useMemo(() => sheetTown(ports), [ports]),
    { input: sought },
  )
  const follow = useEffectEvent((town: MunicipalityId) =>
    navigate(sheetHref(sought.id, town, sheetFiltersFrom(search)), { replace: true }),
  )
  useEffect(() => {
    const { unsubscribe } = actor.on('town.found', ({ town }) => follow(town))
    return unsubscribe
  }, [actor])
  return {
    face: useSelector(actor, sheetTownFace),
    failure: useSelector(actor, sheetTownFailure),
    retry: () => actor.send({ type: 'retry.requested' }),
  }
}
