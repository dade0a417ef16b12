import { type Access, type ScreenName, SCREENS } from '#ui/app/screens.ts'

/** Who looks: nobody who has signed in, or a person of the demo. */
export type Who = 'visitor' | 'mario.rossi' | 'amministratore'
export type Place = Readonly<{ name: string; path: string; who: Who; fault?: string }>

/** The addresses of screens that need more than their path: what stands for their parameters, and steps of a flow. */
const ADDRESSES: Readonly<Partial<Record<ScreenName, readonly string[]>>> = {
  notice: [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14].map((id) => `/noticeSent/${id}`),
  notices: ['/noticeSent', '/noticeSent?activity=99999', '/noticeSent?group=sender'],
  forgotPassword: [
    '/profile/forgot',
    '/profile/forgot?migration=true',
    '/profile/forgot?code=123456',
    '/profile/forgot?code=000000',
  ],
  activation: ['/profile/activate', '/profile/activate?code=ATTIVA-0'],
  user: ['/profile/users/1', '/profile/users/99999'],
}

const VIEWERS: Readonly<Record<Access, readonly Who[]>> = {
  everyone: ['visitor'],
  signedIn: ['mario.rossi'],
  account: ['mario.rossi'],
  notices: ['mario.rossi'],
  admin: ['amministratore'],
}

const faces = (name: ScreenName): readonly Place[] => {
  const { path, access } = SCREENS[name]
  const addresses = ADDRESSES[name] ?? [path]
  return VIEWERS[access].flatMap((who): readonly Place[] =>
    addresses
      .map((address): Place => ({ name: `${name} ${address}`, path: address, who }))
      // A screen that cannot be read: what it says without a network is said on Home too.
      .concat({ name: `${name} failed`, path: addresses[0] ?? path, who, fault: '500' }),
  )
}

/** Every screen there is, for those who may see it; screens to come are among them by themselves. */
export const PLACES: readonly Place[] = [
  ...(Object.keys(SCREENS) as ScreenName[]).flatMap(faces),
  { name: 'home offline', path: '/', who: 'visitor', fault: 'offline' },
  { name: 'home signed in', path: '/', who: 'mario.rossi' },
  { name: 'home administrator', path: '/', who: 'amministratore' },
  { name: 'notices administrator', path: '/noticeSent', who: 'amministratore' },
  { name: 'guarded', path: SCREENS.devices.path, who: 'visitor' },
  { name: 'nowhere', path: '/questa/pagina/non/esiste', who: 'visitor' },
]
