/**
 * The value of `{app}` in every message: the name of the app in this town. It goes where react-intl takes values that all
 * messages share; its types know only functions there, and a text works as well.
 */
export const appName = (app: string): Readonly<Record<'app', never>> => ({ app: app as never })
