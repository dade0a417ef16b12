import { openService, type ServiceNow } from '#application/town/service/service.flow.ts'
import type { UnlikeCall } from '#application/town/service/service-health.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

/** One call that deviated from the contract. */
export type UnlikeCallView = Readonly<{ key: string; call: string; reason: string; times: string }>

/** Which calls answered unlike the contract since the app started. */
export type ServiceView = Readonly<{
  kind: 'page'
  title: string
  /** In one sentence: whether all is well. */
  health: string
  isWell: boolean
  calls: readonly UnlikeCallView[]
  reported: string
  /** Where whoever runs the app is told of it. */
  support: Way
}>

export const serviceView = ({ health, isReported }: ServiceNow, { say }: Speech): ServiceView => {
  const { unlike, defects } = health
  const isWell = unlike.length === 0 && defects === 0
  return {
    kind: 'page',
    title: say('service.title'),
    health: isWell ? say('service.well') : say('service.unlike', { calls: unlike.length, defects }),
    isWell,
    calls: unlike.map((one) => ({
      key: one.call,
      call: one.call,
      reason: reasonOf(one, say),
      times: say('service.times', { count: one.count }),
    })),
    reported: say(isReported ? 'service.reported' : 'service.notReported'),
    support: way(say('menu.support'), SCREENS.assistance.path),
  }
}

const reasonOf = ({ last }: UnlikeCall, say: Speech['say']): string => {
  if (last.kind === 'serverError') return say('service.status', { status: last.status })
  const { path, expected, actual } = last
  return say('service.field', { path: path === '' ? '/' : path, expected, actual })
}

/** The state of the service, for administrators. */
export const screen = screenOf({ query: () => undefined, open: openService, view: serviceView })
