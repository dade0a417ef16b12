import type { Configuration } from '#domain/town/configuration.ts'

/** What the town of the demo says of itself, so that every link and every address is on show. */
export const DEMO_TOWN: Pick<Configuration, 'owner' | 'legal'> = {
  owner: {
    name: 'Comune di Varese',
    address: 'via Luigi Sacco 5, 21100 Varese',
    mail: 'protocollo@comune.varese.example',
  },
  legal: {
    notes: 'https://www.comune.varese.example/note-legali',
    accessibility: 'https://form.agid.example/view/varese',
    privacy: 'https://www.comune.varese.example/privacy',
  },
}
