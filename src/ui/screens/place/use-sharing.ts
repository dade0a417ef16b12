import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { sharing } from '#application/sharing/sharing.implementations.ts'
import { isSharing } from '#application/sharing/sharing.selectors.ts'
import { languagePrefix } from '#ui/app/languages.ts'
import { useLanguage } from '#ui/app/language-context.tsx'
import { useWhereabouts } from '#ui/app/navigation.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'

/** Gives this very page to others, under the language it is read in. */
export const useSharing = () => {
  const piazza = usePiazza()
  const actor = useActorRef(sharing(usePorts()))
  const here = useWhereabouts()
  const prefix = languagePrefix(useLanguage())
  useEffect(() => piazza.follow(actor), [piazza, actor])
  return {
    isBusy: useSelector(actor, isSharing),
    share: (title: string) => actor.send({ type: 'share.requested', page: { title, path: `${prefix}${here}` } }),
  }
}
