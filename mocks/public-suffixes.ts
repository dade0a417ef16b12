/**
 * Stands in for `tldts` in the page: msw brings a cookie store along, whose list of public suffixes weighs more than
 * the whole simulated backend and which no call of the contract needs. The bundler's alias: `tldts` to this file.
 */
export const getDomain = (host: string): string => host.split('.').slice(-2).join('.')
