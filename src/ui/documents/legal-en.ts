import type { LegalWords } from './legal.ts'

/** The legal notes in English (LAW-01, LANG-01). */
export const legal: LegalWords = {
  owner: {
    heading: 'Who offers {app}',
    given: ['{app} is a service of: {owner}.', 'The address is: {address}.'],
    missing: ['{app} is a service of the municipality. The municipality has not yet written its address here.'],
    paragraphs: ['If you have questions about the app, write to support: {mail}'],
  },
  accessibility: {
    heading: 'Accessibility',
    given: ['In the accessibility statement you can read what works and what is missing.'],
    missing: [
      'The municipality has not yet given the link to its accessibility statement here. You can ask for it by email.',
    ],
    paragraphs: [
      '{app} follows the WCAG 2.2 guidelines, level AA. It works with the keyboard, with a screen reader and with large text.',
      'Is there something that does not work for you? Write to: {mail}. Say which page it is and what you cannot do.',
      'If nobody answers you within 30 days, or if the answer is not enough, you can contact the Italian digital ombudsman (Difensore civico per il digitale). You will find it on the AgID website.',
    ],
  },
  privacy: {
    heading: 'Privacy',
    given: ['The municipality explains on its website how it processes personal data.'],
    missing: [
      'The municipality has not yet given the link to its privacy notice here. You can ask for it by email: {mail}',
    ],
    paragraphs: [
      'Here you can read how {app} uses your data. Your consents are in your profile, on the “Privacy” page.',
    ],
  },
  cookies: {
    heading: 'Cookies and data on the device',
    paragraphs: [
      '{app} uses no cookies, does not track you and does not profile you. There is nothing to accept: that is why you see no request for consent.',
    ],
  },
  licence: {
    heading: 'Licence of the content',
    given: ['There are more legal notes on the municipality’s website.'],
    missing: [],
    paragraphs: [
      'You may reuse the content of the municipality, for your work too: just say where it comes from. The content of others, such as businesses, services and the map, has rules of its own.',
      'The official wording, translated from Italian, is this:',
    ],
    quoted:
      'In application of the open-by-default principle under article 52 of Italian legislative decree no. 82 of 7 March 2005 (CAD), and unless otherwise specified (including embedded content of third parties), the data, documents and information published on the site are released under the CC-BY 4.0 licence. Users are therefore free to share (reproduce, distribute, communicate to the public, display in public), perform and recite this material in any medium and format, and to modify it (transform the material and use it for derivative works) for any purpose, even commercially, with the sole obligation of attribution and without applying additional restrictions.',
  },
  responsibility: {
    heading: 'Responsibility',
    paragraphs: [
      'The municipality looks after the information that it publishes. Each business or service is responsible for what it writes. If you find a mistake, write to: {mail}',
      'In an emergency, rely on the official channels. To get help, call 112.',
      'From the app you can open other websites. The municipality is not responsible for what they publish.',
    ],
  },
}
