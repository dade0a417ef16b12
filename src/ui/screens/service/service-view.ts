import { openService, type ServiceNow } from '#application/town/service/service.flow.ts'
import type { UnlikeCall } from '#application/town/service/service-health.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

/** Which calls answered unlike the contract since the app started. */
export const serviceView = ({ health, isReported }: ServiceNow, { say }: Speech) => {
  const { unlike, defects } = health
  const isWell = unlike.length === 0 && defects === 0
  return {
    kind: 'page' as const,
    title: say('service.title'),
    /** In one sentence: whether all is well. */
    health: isWell ? say('service.well') : say('service.unlike', { calls: unlike.length, defects }),
    isWell,
    calls: unlike.map((one) => ({
      key: one.call,
      call: one.call,
      reason: reasonOf(one, say),
      times: say('service.times', { count: one.count }),
    })),
    reported: say(isReported ? 'service.reported' : 'service.notReported'),
    /** Where whoever runs the app is told of it. */
    support: way(say('menu.support'), SCREENS.assistance.path),
  }
}

export type ServiceView = ReturnType<typeof serviceView>

const reasonOf = ({ last }: UnlikeCall, say: Speech['say']): string => {
  if (last.kind === 'serverError') return say('service.status', { status: last.status })
  const { path, expected, actual } = last
  return say('service.field', { path: path === '' ? '/' : path, expected, actual })
}

/** The state of the service, for administrators. */
export const screen = screenOf({ query: () => undefined, open: openService, view: serviceView })
