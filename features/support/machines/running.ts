import type { Piazza } from '#application/app/piazza.ts'
import type { Closing, Given } from './screens.ts'

type Flow = Parameters<Piazza['follow']>[0] & Readonly<{ start: () => unknown; stop: () => unknown }>

/** Starts the machine of a screen, whose news is heard for as long as it runs. */
export const running = ({ piazza }: Given, flow: Flow): Closing => {
  const unfollow = piazza.follow(flow)
  flow.start()
  return () => {
    unfollow()
    flow.stop()
  }
}
