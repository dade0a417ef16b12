/** The target of an entry of Home, and the address that was configured for it. */
export const AIMS = {
  'a page that never was': '/sportello',
  'another site in disguise': '//evil.example',
  'a script': 'javascript:alert(1)',
  'the activities, with half an address': 'activity',
  'the activities, as addresses were once': '#/activity',
  'the activities, as Spanish addresses go': '/es/activity',
  'the site of the Comune': 'https://www.comune.varese.it/sportello',
} as const
export type Aim = keyof typeof AIMS
