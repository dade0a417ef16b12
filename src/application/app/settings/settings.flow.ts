import type { Flow } from '#application/kit/flow.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openKeptMap } from '#application/town/kept-map/kept-map.flow.ts'
import { myTownOfApp } from '#application/town/my-town/my-town.flow.ts'
import { ownMapOf } from '#domain/town/configuration.ts'

/** What the citizen has chosen on this device (SHELL-24). */
export const openSettings = (scope: Scope) => {
  const { ports, watch } = scope
  const town = myTownOfApp(scope)
  watch(town)
  watch(scope.piazza.session)
  const map = ownMapOf(ports.configuration) === undefined ? undefined : openKeptMap(scope)
  const chooseTown = () => town.send({ type: 'choice.opened' })
  return {
    now: () => ({
      /** The name of one's own municipality; undefined without one. */
      town: town.getSnapshot().context.town?.name,
      /** Asks which municipality is one's own. */
      chooseTown,
      /** The town's map for times without a network; undefined where the town has none of its own. */
      map: map?.(),
      look: ports.preferences.look(),
      /** Whether failures are reported to whoever runs the app. */
      isReported: ports.diagnostics.isReported,
    }),
  } satisfies Flow<undefined, unknown>
}

export type SettingsNow = ReturnType<ReturnType<typeof openSettings>['now']>
