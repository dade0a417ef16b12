import { loadAdapters } from '#adapters/container/load-adapters.ts'
import { startPiazza } from '#application/app/piazza.ts'
import { currentUser, isAdministrator, seesNotices, standing } from '#application/session/session.selectors.ts'
import { announcementOf, announcementOfFailure } from '#ui/app/announcements.ts'
import { splitLanguage } from '#ui/app/languages.ts'
import { type Access, screenAt, SCREENS } from '#ui/app/screens.ts'
import { arrived, type Course, steer, steerBack } from '#ui/app/steering.ts'
import { createAnnounced } from './announced.ts'
import type { Device } from './device.ts'
import { verdictOf } from '#ui/app/verdict.ts'
import { createRoute } from './route.ts'
import { askList, openOne, openPart, partOf, type Stage } from './screens.ts'

/** The app as it runs in one window of a device, from its opening to its closing. */
const run = (environment: ReturnType<Device['environment']>['environment'], route: ReturnType<typeof createRoute>) => {
  const ports = loadAdapters(environment)
  const piazza = startPiazza(ports)
  const announced = createAnnounced()
  let underWay = 0
  let shown: Readonly<{ key: string; stage: Stage; close: () => void }> = { key: '', stage: {}, close: () => {} }
  let over: Readonly<{ path: string; close: () => void }> | undefined

  const verdictOn = (access: Access) => {
    const session = piazza.session.getSnapshot()
    return verdictOf(access, {
      standing: standing(session),
      user: currentUser(session),
      isAdmin: isAdministrator(session),
      seesNotices: seesNotices(session),
    })
  }

  const closeOver = (): void => {
    over?.close()
    over = undefined
    delete shown.stage.notice
    delete shown.stage.survey
  }
  /** Opens what the address and the session call for; what is open already stays as it is. */
  const settle = (): void => {
    const path = route.path()
    const screen = screenAt(path)
    const verdict = screen === undefined ? 'refuse' : verdictOn(SCREENS[screen].access)
    const part = screen && partOf(screen)
    const key = `${verdict} ${part}`
    if (key !== shown.key) {
      closeOver()
      shown.close()
      const stage: Stage = {}
      shown = { key, stage, close: () => {} }
      if (verdict === 'invite') piazza.session.send({ type: 'signIn.invited' })
      if (verdict === 'admit' && part) shown = { key, stage, close: openPart(part, stage, { ports, piazza, go }, path) }
    }
    const elsewhere = shown.stage.screen?.leadsTo
    if (elsewhere !== undefined) {
      go(elsewhere, true)
      return
    }
    askList(shown.stage, path)
    shown.stage.screen?.arrive?.(path)
    if (over?.path === path || key !== shown.key) return
    closeOver()
    if (screen === 'notice' && verdict === 'admit')
      over = { path, close: openOne(shown.stage, { ports, piazza, go }, path) }
  }

  const go = (path: string, replace = false): void => {
    route.go(path, replace)
    arrived({ path, journey: ports.journey, attempt: piazza.attempt })
    settle()
  }
  const follow = (course: Course): void => {
    if (!course) return
    if (course.kind === 'go') go(course.to, course.replace)
    else {
      route.back()
      arrived({ path: route.path(), journey: ports.journey, attempt: piazza.attempt })
      settle()
    }
  }
  const whereabouts = () => ({ path: route.path(), hasHistory: route.hasHistory(), journey: ports.journey })

  const closings = [
    piazza.listen((news) => {
      announced.say(announcementOf(news))
      follow(steer(news, whereabouts()))
    }),
    ports.traffic.watchFailures((failure) => announced.say(announcementOfFailure(failure))),
    ports.traffic.watch((count) => {
      underWay = count
    }),
  ]
  const session = piazza.session.subscribe(settle)

  return {
    ports,
    piazza,
    announced,
    /** Where someone wants to go; what is open here may ask first. */
    go: (path: string, replace = false) => {
      if (!shown.stage.screen?.holds?.(() => go(path, replace))) go(path, replace)
    },
    goBack: () => {
      if (!shown.stage.screen?.holds?.(undefined)) follow(steerBack(whereabouts()))
    },
    settle,
    isWaiting: () => underWay > 0,
    /** Whether the address leads to a screen that this citizen may not see, or to none. */
    isRefused: () => screenAt(route.path()) === undefined || shown.key.startsWith('refuse'),
    stage: () => shown.stage,
    close: () => {
      closeOver()
      shown.close()
      for (const stop of closings) stop()
      session.unsubscribe()
      piazza.session.stop()
      piazza.unread.stop()
    },
  }
}

const pathOf = (address: string): string => splitLanguage(address).path

/** A window of a device: closed and opened again it starts the app anew, with what the device kept. */
export const createWindow = (device: Device) => {
  const { environment, closed } = device.environment()
  const route = createRoute()
  let running: ReturnType<typeof run> | undefined

  const open = (address: string): void => {
    running?.close()
    if (pathOf(address) !== route.path() || !route.hasBegun()) route.go(pathOf(address), false)
    running = run(environment, route)
    arrived({ path: route.path(), journey: running.ports.journey, attempt: running.piazza.attempt })
    running.settle()
  }
  return {
    device,
    /** What this window alone keeps. */
    tab: environment.session(),
    route,
    open,
    app: () => {
      if (!running) throw new Error('The app is not open')
      return running
    },
    isOpen: () => running !== undefined,
    close: () => {
      running?.close()
      closed()
    },
  }
}

export type Window = ReturnType<typeof createWindow>
