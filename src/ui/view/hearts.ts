import type { HeartNow } from '#application/town/favourites/favourites.flow.ts'
import type { Choice } from './parts.ts'
import type { Speech } from './speech.ts'

/** The favourite toggle (FAV-02); undefined in a town without favourites. */
export const heartView = (name: string, heart: HeartNow | undefined, { say }: Speech): Choice | undefined =>
  heart && {
    kind: 'choice',
    label: say('favourites.toggle', { name }),
    isOn: heart.isFavourite,
    flip: heart.toggle,
  }
