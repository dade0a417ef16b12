import type { HeartNow } from '#application/favourites/favourites.flow.ts'
import type { Choice } from './parts.ts'
import type { Speech } from './speech.ts'

/** The favourite toggle (FAV-02). */
export const heartView = (name: string, { isFavourite, toggle }: HeartNow, { say }: Speech): Choice => ({
  kind: 'choice',
  label: say('favourites.toggle', { name }),
  isOn: isFavourite,
  flip: toggle,
})
