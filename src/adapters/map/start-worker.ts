// oxlint-disable-next-line import/default -- the bundler makes its address of it.
import address from './cluster-worker.ts?worker&url'

type Rules = Readonly<{ createScriptURL: (url: string) => string }>
type Factory = Readonly<{ createPolicy: (name: string, rules: Rules) => Rules }>

/** With trusted types, a policy must approve script URLs: this one approves our own worker only. */
const trusted = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('piazza-worker', {
  createScriptURL: (url) => {
    if (url !== address) throw new TypeError('Not the worker of the map')
    return url
  },
})

/** Starts the clustering worker. Throws where workers are missing or forbidden. */
export const startClusterWorker = (): Worker =>
  new Worker(trusted?.createScriptURL(address) ?? address, { type: 'module', name: 'clusters' })
