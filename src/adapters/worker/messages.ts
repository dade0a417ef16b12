/** The page asks a new version of the service worker to take over. */
export const APPLY = 'apply'
