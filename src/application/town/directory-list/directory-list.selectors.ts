import type { SnapshotFrom } from 'xstate'
import { leftOutOf } from '#application/kit/left-out.ts'
import type { Category } from '#domain/directory/category.ts'
import type { Municipality } from '#domain/directory/municipality.ts'
import type { MunicipalityActivities } from '#domain/directory/activity.ts'
import type {
  directoryCategoriesMachine,
  directoryGroupsMachine,
  directoryMunicipalitiesMachine,
} from './directory-list.machine.ts'

export {
  isListIncomplete as areRowsIncomplete,
  isListStale as areRowsStale,
  listCount as rowsCount,
  listFace as rowsFace,
  listFailure as rowsFailure,
  listRows as directoryRows,
  listShortfall as rowsShortfall,
} from '#application/kit/list.selectors.ts'

export const groups = ({
  context,
}: SnapshotFrom<typeof directoryGroupsMachine>): readonly MunicipalityActivities[] | undefined => context.value
/** How many activities or groups of them could not be read (fault 55). */
export const groupsLeftOut = ({ context }: SnapshotFrom<typeof directoryGroupsMachine>): number =>
  leftOutOf(context.value)
export const groupsFailure = ({ context }: SnapshotFrom<typeof directoryGroupsMachine>) => context.failure
export const categories = ({
  context,
}: SnapshotFrom<typeof directoryCategoriesMachine>): readonly Category[] | undefined => context.value
export const municipalities = ({
  context,
}: SnapshotFrom<typeof directoryMunicipalitiesMachine>): readonly Municipality[] | undefined => context.value
