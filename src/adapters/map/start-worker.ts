// oxlint-disable-next-line import/default -- the bundler makes its address of it.
import address from './cluster-worker.ts?worker&url'

type Rules = Readonly<{ createScriptURL: (url: string) => string }>
type Factory = Readonly<{ createPolicy: (name: string, rules: Rules) => Rules }>

/** The page takes no address for a script unless a policy vouches for it: this one vouches for our own worker alone. */
const trusted = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('piazza-worker', {
  createScriptURL: (url) => {
    if (url !== address) throw new TypeError('Not the worker of the map')
    return url
  },
})

/** Starts what gathers places off the page's own thread. Throws where workers are missing or forbidden. */
export const startClusterWorker = (): Worker =>
  new Worker(trusted?.createScriptURL(address) ?? address, { type: 'module', name: 'clusters' })
