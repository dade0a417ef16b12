type Rules = Readonly<{ createScriptURL: (url: string) => string }>
type Factory = Readonly<{ createPolicy: (name: string, rules: Rules) => Rules }>

/** With trusted types, a policy must approve script URLs: this one approves workers of our own origin only. */
const trusted = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('piazza-worker', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError('Not a worker of ours')
    return url
  },
})

/** The address of a worker as the policy of the page requires it. */
export const ownWorker = (address: string): string => trusted?.createScriptURL(address) ?? address
