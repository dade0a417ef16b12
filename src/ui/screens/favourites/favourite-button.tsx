import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { favouritesOfApp, heartNow } from '#application/favourites/favourites.flow.ts'
import { knownActor } from '#application/favourites/favourites.selectors.ts'
import type { FavouriteTarget } from '#domain/favourites/favourites.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'
import { named } from '#ui/app/titles.ts'
import { HeartButton } from '#ui/layout/heart.tsx'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { heartView } from '#ui/view/hearts.ts'

/** The heart of an activity or a contact, for screens without a flow (FAV-02). */
export const FavouriteButton = ({ change }: { readonly change: FavouriteTarget }) => {
  const speech = useSpeech()
  const [ports, piazza] = [usePorts(), usePiazza()]
  const actor = useMemo(() => favouritesOfApp({ ports, piazza }), [ports, piazza])
  const area = useSelector(actor, (snapshot) => snapshot)
  useSelector(knownActor(area), (snapshot) => snapshot)
  return <HeartButton view={heartView(named(change.thing.name, speech), heartNow(actor, change), speech)} />
}
