import type { Entries, Records } from './entry.ts'
import { FORM, PANEL, TOAST } from './outcomes.ts'
import { ADMIN, firstPage, marioId, newPassword } from './requests.ts'
import { admin, CONFIRM } from './ways.ts'

export const USERS: Entries<'users'> = {
  list: {
    title: 'List the users',
    about:
      'For administrators. The text matches full name, country, employment, and the name and country of the activity, without regard to case.',
    clauses: 'ADMIN-01 ADMIN-02',
    words: ['the users'],
    sample: {
      query: {
        ...firstPage,
        rowsPerPage: 50,
        filters: { text: 'rossi', role: undefined, active: true },
        sortBy: 'name',
      },
      as: ADMIN,
    },
    way: admin('/profile/users'),
    outcome: PANEL,
  },
  create: {
    title: 'Create a user',
    about: 'For administrators. Without roles the user gets ROLE_USER.',
    clauses: 'ADMIN-03',
    words: ['a new user'],
    sample: {
      body: {
        username: 'elena.galli',
        name: 'Elena',
        surname: 'Galli',
        email: 'elena@example.org',
        rights: { roles: ['user'], otherRoles: [] },
        active: true,
        ...newPassword,
      },
      as: ADMIN,
    },
    way: admin(
      '/profile/users/new',
      ['fill', 'Nome utente', 'giulia.nuova'],
      ['fill', 'Nome', 'Giulia'],
      ['fill', 'Cognome', 'Nuova'],
      ['fill', 'E-mail', 'giulia@example.it'],
      ['tap', 'Crea utente'],
    ),
    outcome: FORM,
  },
  change: {
    title: 'Change a user',
    about:
      'Administrators change the whole record; citizens change their own name and surname. Fields that are left out stay as they are; an empty e-mail removes the old one.',
    clauses: 'ADMIN-03 PROF-04',
    words: ['another name', 'a changed user'],
    sample: { params: { id: marioId }, body: { name: 'Mario', surname: 'Rossi' } },
    way: admin('/profile/users/2', ['fill', 'Cognome', 'Neroni'], ['tap', 'Salva']),
    outcome: FORM,
  },
  remove: {
    title: 'Delete a user',
    about: 'For administrators.',
    clauses: 'ADMIN-04',
    words: ['a user deletion'],
    sample: { params: { id: 8 }, as: ADMIN },
    way: admin('/profile/users/2', ['tap', 'Elimina utente'], CONFIRM),
    outcome: TOAST,
  },
}

export const USERS_RECORDS: Records = {
  job: {
    is: 'An employment of a person.',
    may: 'workEmployment activity',
    fields: {
      activity: 'The activity where the person works',
    },
  },
  'job activity': {
    is: 'The activity where a person works.',
    may: 'name country',
    fields: {
      country: 'Name of the municipality of the activity',
    },
  },
  'managed user': {
    is: 'A user, as administrators see them.',
    needs: 'id',
    may: 'username name surname email roles active imgProfile country userJobs',
    fields: {
      active: 'Whether the account is active: an inactive one cannot sign in',
      country: 'Name of the municipality of the user',
    },
  },
  'user filters': {
    is: 'What users must match.',
    fields: {
      active: 'Only active accounts (Y), or only inactive ones (N)',
      roles: 'Only users with this role',
    },
  },
  'new user': {
    is: 'A user to create.',
    fields: {
      active: 'Whether the account is active: an inactive one cannot sign in',
    },
  },
  'user change': {
    is: 'The changes of a user. Fields that are left out stay.',
    fields: {
      active: 'Whether the account is active: an inactive one cannot sign in',
      email: 'E-mail address; an empty one removes it',
    },
  },
}
