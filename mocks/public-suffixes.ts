/**
 * Replaces `tldts` in the page: msw includes a cookie store with a list of public suffixes, which is larger than the
 * whole simulated backend and not needed by any call of the contract. The bundler aliases `tldts` to this file.
 */
export const getDomain = (host: string): string => host.split('.').slice(-2).join('.')
