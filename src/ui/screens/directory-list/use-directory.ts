import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { activityList, contactList } from '#application/directory-list/directory-list.implementations.ts'
import type { DirectoryWish } from '#application/directory-list/directory-list.machine.ts'
import * as seen from '#application/directory-list/directory-list.selectors.ts'
import { isBroken } from '#application/kit/breakdown.ts'
import { NO_SHORTFALL, type Sight } from '#application/kit/list-rows.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { MunicipalityActivities } from '#domain/directory/activity.ts'
import type { Category } from '#domain/directory/category.ts'
import type { Listed } from '#domain/directory/listed.ts'
import type { Municipality } from '#domain/directory/municipality.ts'
import { ofChild } from '#ui/app/of-child.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import type { DirectoryKind } from './directory-url.ts'

type DirectoryActor = ReturnType<typeof useActorRef<ReturnType<typeof activityList>>>

/** One of the lists while its screen is open: the address says what is asked for, it follows. */
export const useDirectory = (kind: DirectoryKind, wish: DirectoryWish): DirectoryActor => {
  const ports = usePorts()
  const actor = useActorRef(
    useMemo(() => (kind === 'activities' ? activityList(ports) : contactList(ports)), [ports, kind]),
    { input: { wish } },
  )
  useEffect(() => actor.send({ type: 'wish.changed', wish }), [actor, wish])
  return actor
}

const NO_ROWS: readonly (Listed | undefined)[] = []
const NO_GROUPS: readonly MunicipalityActivities[] = []
const NO_CATEGORIES: readonly Category[] = []
const NO_MUNICIPALITIES: readonly Municipality[] = []

/** The pages, and what can be asked of them. */
export const useDirectoryRows = (actor: DirectoryActor) => {
  const rows = useSelector(actor, seen.rowsActor)
  const broken = useSelector(actor, isBroken)
  const verbs = useMemo(
    () => ({
      see: (sight: Sight) => rows?.send({ type: 'rows.seen', ...sight }),
      retry: () => (rows ?? actor).send({ type: 'retry.requested' }),
    }),
    [actor, rows],
  )
  return {
    face: useSelector(rows, ofChild(seen.rowsFace, broken ? 'failed' : 'loading')),
    rows: useSelector(rows, ofChild(seen.directoryRows<Listed>, NO_ROWS)),
    count: useSelector(rows, ofChild(seen.rowsCount, 0)),
    shortfall: useSelector(rows, ofChild(seen.rowsShortfall, NO_SHORTFALL)),
    isStale: useSelector(rows, ofChild(seen.areRowsStale, false)),
    isIncomplete: useSelector(rows, ofChild(seen.areRowsIncomplete, false)),
    failure: useSelector(rows, ofChild(seen.rowsFailure, undefined)),
    verbs,
  }
}
export type DirectoryRows = ReturnType<typeof useDirectoryRows>

/** The activities by municipality (DIR-05). */
export const useDirectoryGroups = (actor: DirectoryActor) => {
  const groups = useSelector(actor, seen.groupsActor)
  const broken = useSelector(actor, isBroken)
  return {
    face: useSelector(groups, ofChild(resourceFace, broken ? 'failed' : 'loading')),
    groups: useSelector(groups, ofChild(seen.groups, NO_GROUPS)) ?? NO_GROUPS,
    failure: useSelector(groups, ofChild(seen.groupsFailure, undefined)),
    retry: () => (groups ?? actor).send({ type: 'retry.requested' }),
  }
}

/** The filters offered (DIR-07). */
export const useDirectoryFilters = (actor: DirectoryActor) => {
  const categories = useSelector(actor, seen.categoriesActor)
  const municipalities = useSelector(actor, seen.municipalitiesActor)
  return {
    categories: useSelector(categories, ofChild(seen.categories, NO_CATEGORIES)) ?? NO_CATEGORIES,
    hasCategoriesFailed: useSelector(categories, ofChild(resourceFace, 'loading')) === 'failed',
    retryCategories: () => categories?.send({ type: 'retry.requested' }),
    municipalities: useSelector(municipalities, ofChild(seen.municipalities, NO_MUNICIPALITIES)) ?? NO_MUNICIPALITIES,
    hasMunicipalitiesFailed: useSelector(municipalities, ofChild(resourceFace, 'loading')) === 'failed',
    retryMunicipalities: () => municipalities?.send({ type: 'retry.requested' }),
  }
}
export type DirectoryFilters = ReturnType<typeof useDirectoryFilters>
