import { PASSWORD } from '#mocks/seed/people.ts'
import type { Entries, Records } from './entry.ts'
import { all, ASKING, BACKGROUND, BEFORE, FORM, PANEL, read, THING, TOAST } from './outcomes.ts'
import { ADMIN, DEVICE, device, MARIO, marioId, newPassword, noParams } from './requests.ts'
import { admin, CONFIRM, CONTINUE, mario, NEW, signIn, visitor } from './ways.ts'

/** A success whose words cannot be read. */
const UNSAID = { empty: 'done', truncated: 'done', 'wrong type': 'done' } as const

export const ACCOUNT: Entries<'account'> = {
  checkStatus: {
    title: 'Ask the status of an account',
    about:
      'Asked before each sign-in. An account that is found and not migrated needs a new password; one that is flagged needs to change its password first. In all other cases the sign-in continues.',
    clauses: 'AUTH-02 AUTH-03 AUTH-04 AUTH-05',
    sample: { params: { username: MARIO } },
    way: signIn,
    // The server decides about the sign-in: only a server that does not work keeps from it (AUTH-05).
    outcome: {
      ...all('same'),
      '500': 'form',
      '502 HTML': 'form',
      '503': 'form',
      timeout: 'form',
      reset: 'form',
    },
  },
  signIn: {
    title: 'Sign in',
    about:
      'Exchanges a username and a password for a token and a refresh token. The two tokens are not in an envelope.',
    clauses: 'AUTH-05 AUTH-06 AUTH-07',
    words: ['the sign-in'],
    sample: { body: { username: MARIO, password: PASSWORD } },
    way: signIn,
    outcome: all('form'),
  },
  refresh: {
    title: 'Exchange a refresh token for a new token',
    about:
      'Called once after a 401, for all requests that wait. An answer without `refresh_token` keeps the old refresh token. A refusal ends the session.',
    clauses: 'AUTH-08 AUTH-09 AUTH-10',
    words: ['a renewal of the session'],
    sample: { body: { refreshToken: undefined } },
    way: { ...mario('/favorite'), age: 2 * 3_600_000 },
    // A refusal ends the session (AUTH-10).
    outcome: { ...all('panel+toast'), '401': 'signedOut', '403': 'signedOut', unreadable: 'signedOut' },
  },
  me: {
    title: 'Read the signed-in user',
    about: 'The user of the bearer token, with the roles.',
    clauses: 'AUTH-05 AUTH-10 AUTH-14',
    words: ["the citizen's own data"],
    sample: noParams,
    further: { administrator: { ...noParams, as: ADMIN } },
    way: mario('/profile/devices'),
    outcome: { ...all('panel+toast'), '401': 'signedOut', '403': 'signedOut', '429': 'same', reset: 'panel' },
  },
  user: {
    title: 'Read one user',
    about: 'The whole record of one account, for the page on which administrators change it.',
    clauses: 'ADMIN-03 CALL-01',
    words: ['a user'],
    sample: { params: { id: marioId } },
    way: admin('/profile/users/2'),
    more: ['/profile/users/1', '/profile/users/9'].map((at) => admin(at)),
    outcome: THING,
  },
  profile: {
    title: 'Read the own profile',
    about: 'The personal data of the signed-in user.',
    clauses: 'PROF-02',
    words: ['the personal data'],
    sample: noParams,
    way: mario('/profile/profile'),
    outcome: { ...PANEL, empty: 'panel' },
  },
  devices: {
    title: 'List the devices of a user',
    about: 'The registration codes of the user, enabled or not.',
    clauses: 'DEV-01',
    words: ['the devices'],
    sample: { params: { userId: marioId } },
    way: mario('/profile/devices'),
    outcome: PANEL,
  },
  contactProfile: {
    title: 'Read the name and picture of a user',
    about: 'What one citizen sees of another in a chat.',
    clauses: 'CHAT-09',
    sample: { params: { id: marioId } },
    way: mario('/chat/4'),
    outcome: BACKGROUND,
  },
  checkUsername: {
    title: 'Ask whether a username is free',
    about: 'Asked before a registration is sent.',
    clauses: 'REG-02',
    words: ['a username'],
    sample: { params: { username: 'giulia.bianchi' } },
    way: visitor('/profile/signin', ['fill', 'Nome utente', 'giulia.nuova']),
    // The registration itself decides (AUTH-15).
    outcome: { ...read('silent'), '401': 'silent' },
  },
  forgotPassword: {
    title: 'Ask for a code for a forgotten password',
    about: 'Sends a code to the citizen. `esito` says whether it was sent; `message` is shown to the citizen.',
    clauses: 'PWD-01',
    words: ['a forgotten password'],
    sample: { params: { username: MARIO } },
    way: visitor('/profile/forgot', ['fill', 'Nome utente', MARIO], ['tap', 'Invia il codice']),
    outcome: ASKING,
  },
  checkForgotCode: {
    title: 'Check the code of a forgotten password',
    about: 'Says whether the code is still valid, and gives the id under which the new password is set.',
    clauses: 'PWD-02 PWD-03',
    words: ['a code'],
    sample: { params: { code: '123456' } },
    way: visitor('/profile/forgot?code=123456', CONTINUE),
    outcome: ASKING,
    ofFields: { id: 'form' },
  },
  setNewPassword: {
    title: 'Set a new password',
    about: 'The last step of a forgotten password.',
    clauses: 'PWD-03',
    words: ['a new password'],
    sample: { params: { id: 1 }, body: { password: PASSWORD, confirmation: PASSWORD } },
    way: visitor('/profile/forgot?code=123456', CONTINUE, ...NEW, ['tap', 'Salva la nuova password']),
    outcome: BEFORE,
  },
  register: {
    title: 'Register a new citizen',
    about:
      'Creates an account that waits for its activation. The body holds what the citizen entered and the data of the device.',
    clauses: 'REG-01',
    words: ['a registration'],
    sample: {
      body: {
        username: 'giulia.bianchi',
        profile: { name: 'Giulia', surname: 'Bianchi', email: 'giulia@example.org', mobile: undefined },
        device: { ...device, name: 'Telefono di Giulia' },
      },
    },
    way: visitor(
      '/profile/signin',
      ['fill', 'Nome utente', 'giulia.nuova'],
      ['fill', 'Nome', 'Giulia'],
      ['fill', 'Cognome', 'Nuova'],
      ['fill', 'E-mail', 'giulia@example.it'],
      ['flip', 'Ho letto l’informativa sull’app'],
      ['flip', 'Ho letto l’informativa sulla privacy'],
      ['tap', 'Registrati'],
    ),
    // The username is taken (AUTH-15). What the server said stands on the next page, where it said something.
    outcome: { ...BEFORE, '409': 'mend', ...UNSAID },
    ofFields: { message: 'done' },
  },
  activate: {
    title: 'Activate a registration',
    about: 'Activates the account of a registration code.',
    clauses: 'REG-03',
    words: ['an activation'],
    sample: { body: { registrationCode: 'ATTIVA-1' } },
    way: visitor('/profile/activate', ['fill', 'Codice di attivazione', 'ATTIVA-1'], ['tap', 'Attiva l’account']),
    outcome: all('form'),
  },
  forcePassword: {
    title: 'Change a password that must be changed',
    about: 'For accounts that are flagged with `forceChangePassword`; the sign-in continues afterwards.',
    clauses: 'PWD-05',
    words: ['a forced password'],
    sample: { body: { username: 'luca.verdi', ...newPassword } },
    way: visitor(
      '/login',
      ['fill', 'Nome utente', 'luca.verdi'],
      ['fill', 'Password', PASSWORD],
      ['tap', 'Accedi'],
      ...NEW,
      ['tap', 'Cambia password e accedi'],
    ),
    outcome: BEFORE,
  },
  saveDevice: {
    title: 'Save the device of the signed-in user',
    about:
      'Called after each sign-in with what the device allows, then once a day, and when that has changed. The device is identified by its registration code.',
    clauses: 'AUTH-13',
    words: ['the device after the sign-in'],
    sample: { params: { deviceId: DEVICE }, body: device },
    way: mario('/profile'),
    outcome: BACKGROUND,
  },
  saveDeviceOf: {
    title: 'Save a device before its user signs in',
    about: 'The same as for signed-in users; the user is named in the path.',
    clauses: 'AUTH-13',
    words: ['the device before the sign-in'],
    sample: { params: { username: MARIO, deviceId: DEVICE }, body: device },
    way: signIn,
    outcome: all('same'),
  },
  saveProfile: {
    title: 'Save the own profile',
    about:
      'One form with two parts: `profile`, a JSON text with all fields, and `imgProfile`, a new picture. A field that the citizen has emptied is sent as an empty text, and so is `imgProfile` in `profile` where they took their picture away. Where `imgProfile` is in neither part the picture stays.',
    clauses: 'PROF-03 PROF-05 PROF-09',
    words: ['saved personal data'],
    sample: {
      body: {
        profile: {
          name: 'Mario',
          surname: 'Rossi',
          municipality: 'Varese',
          address: 'Via Sacco 5',
          postalCode: '21100',
          province: 'VA',
          country: 'Italia',
          email: 'mario.rossi@example.it',
          landline: undefined,
          mobile: '3471234567',
          image: undefined,
        },
        image: undefined,
      },
    },
    way: mario(
      '/profile/profile',
      ['tap', 'Modifica i dati'],
      ['fill', 'Cellulare', '333 44 55 666'],
      ['tap', 'Salva'],
    ),
    outcome: FORM,
  },
  changePassword: {
    title: 'Change the own password',
    about: 'Refused when the old password is wrong or the two new ones differ.',
    clauses: 'PWD-06 PWD-07 PWD-08 PWD-09',
    words: ['a changed password'],
    sample: { params: { id: 4 }, body: { oldPassword: PASSWORD, ...newPassword }, as: 'sara.bruni' },
    way: mario('/profile/password', ['fill', 'Vecchia password', PASSWORD], ...NEW, ['tap', 'Cambia password']),
    outcome: FORM,
  },
  enableDevice: {
    title: 'Enable or disable a device',
    about: 'A disabled device is no longer signed in.',
    clauses: 'DEV-02',
    words: ['a device switch'],
    sample: { params: { id: 1 }, body: { enabled: true } },
    way: mario('/profile/devices', ['flip', 'Vecchio telefono']),
    outcome: TOAST,
  },
  deleteDevice: {
    title: 'Delete a device',
    about: 'Removes the registration code.',
    clauses: 'DEV-03',
    words: ['a device deletion'],
    sample: { params: { id: 2 } },
    way: mario('/profile/devices', ['tap', 'Elimina Tablet in cucina'], CONFIRM),
    outcome: TOAST,
  },
  signOut: {
    title: 'Sign out',
    about:
      'Ends the session of the token on the device with this registration code. The app forgets its tokens whatever the answer is.',
    clauses: 'AUTH-11',
    words: ['the sign-out'],
    sample: { body: { registrationCode: DEVICE } },
    way: mario('/profile', ['leave']),
    outcome: { ...TOAST, '401': 'same' },
  },
  deleteAccount: {
    title: 'Delete the own account',
    about: 'Deletes the account and all its data. Refused when the password is wrong.',
    clauses: 'PROF-07 PROF-08',
    words: ['the account deletion'],
    sample: { params: { id: 6 }, body: { password: PASSWORD }, as: 'teresa.prova' },
    way: mario('/profile/delete', ['fill', 'La tua password', PASSWORD], ['tap', 'Elimina il mio account']),
    outcome: FORM,
  },
}

export const ACCOUNT_RECORDS: Records = {
  profile: {
    is: 'The personal data of a citizen.',
    may: 'name surname municipality address postalCode province country email landline mobile imgProfile',
    fields: {
      address: 'Street and house number',
      country: 'Name of the country',
      municipality: 'Name of the municipality',
      province: 'Name or letters of the province',
    },
  },
  'contact profile': { is: 'What others see of a person.', needs: 'id', may: 'name surname imgProfile' },
  'registration profile': { is: 'What a citizen enters about themselves.' },
  registration: {
    is: 'A registration: the citizen and the device.',
    fields: {
      active: 'Whether the device receives notices',
      profile: 'What the citizen entered about themselves',
      privacy: 'Whether the citizen has read the privacy policy',
    },
  },
  'registered device': {
    is: 'A device of a user.',
    needs: 'id',
    may: 'registrationCode deviceName active',
    fields: {
      active: 'Whether the device is enabled',
    },
  },
  'device state': {
    is: 'Whether a device is enabled.',
    fields: {
      active: 'Whether the device is enabled',
    },
  },
  'new password': { is: 'A new password.' },
  'forgot code': { is: 'What a code for a forgotten password is worth.', may: 'id validity' },
  availability: { is: 'Whether a username is free.', needs: 'availability' },
  user: { is: 'A user.', needs: 'id', may: 'username name surname email roles imgProfile' },
  'account status': {
    is: 'What is known of an account before its sign-in.',
    may: 'found migration forceChangePassword',
  },
  credentials: { is: 'What a citizen signs in with.' },
  tokens: { is: 'The tokens of a session.', needs: 'token', may: 'refresh_token' },
  'device info': {
    is: 'What a device is and allows.',
    fields: {
      active: 'Whether the device receives notices',
      profile: 'Role of the user of the device, as a word',
    },
  },
  password: { is: 'The password that confirms a deletion.' },
  'profile form': {
    is: 'The form of a profile.',
    fields: {
      imgProfile: 'A new picture: JPEG, PNG or WebP of at most 5 MB',
      profile: 'All fields of the profile, as JSON',
    },
  },
  'password change': { is: 'The old password and the new one.' },
  activation: {
    is: 'The outcome of an activation.',
    needs: 'active',
    fields: {
      active: 'Whether the registration is active now',
    },
  },
  outcome: { is: 'Whether a code was sent.', needs: 'esito', may: 'message' },
  'forced password': { is: 'A new password for an account that must change it.' },
  refresh: { is: 'The refresh token to exchange.' },
  device: { is: 'The device that signs out.' },
  'request activation': { is: 'The registration code to activate.' },
}
