import { startServer } from '#mocks/server.ts'

/** The simulated server that the measured pages read, on a free port and without latency. */
export const startApi = () =>
  startServer({ port: 0, now: Date.now(), seed: 1, scale: 1, latency: 0, ticks: () => performance.now() })
