import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { changesTopic, type TopicReader } from '#application/topic-subscription/topic-news.ts'
import { topicSubscription } from '#application/topic-subscription/topic-subscription.implementations.ts'
import {
  accessLocks,
  accessRequestActor,
  addressChoiceActor,
  isUnderWay,
  isUnsubscribing,
  topicNow,
  topicOffer,
  topicPasswordActor,
  unsubscriptionActor,
} from '#application/topic-subscription/topic-subscription.selectors.ts'
import type { Topic } from '#domain/topics/topic.ts'
import { usePiazza, usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { topicReaderOf } from './topic-reader.ts'

/** Who reads the topics of a page. */
export const useTopicReader = (): TopicReader => {
  const { standing, user, userFailure } = useSession()
  return useMemo(() => topicReaderOf({ standing, user, userFailure }), [standing, user, userFailure])
}

/** One topic while its page is open, and what can be done with it. `onChanged` hears when the server knows something else of it. */
export const useTopic = (topic: Topic, reader: TopicReader, onChanged: () => void) => {
  const ports = usePorts()
  const piazza = usePiazza()
  // Ports never change while the app runs; another topic is another row.
  const actor = useActorRef(
    useMemo(() => topicSubscription(ports, topic.id), [ports, topic.id]),
    { input: { topic, reader } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  useEffect(() => actor.send({ type: 'topic.read', topic }), [actor, topic])
  useEffect(() => actor.send({ type: 'reader.changed', reader }), [actor, reader])
  const hearChange = useEffectEvent(onChanged)
  useEffect(() => {
    const told = actor.on('*', (news) => {
      if (changesTopic(news)) hearChange()
    })
    return () => told.unsubscribe()
  }, [actor])
  const unsubscription = useSelector(actor, unsubscriptionActor)
  const isEnding = useSelector(unsubscription, (snapshot) => snapshot !== undefined && isUnsubscribing(snapshot))
  return {
    topic: useSelector(actor, topicNow),
    offer: useSelector(actor, topicOffer),
    isBusy: useSelector(actor, isUnderWay),
    password: useSelector(actor, topicPasswordActor),
    addresses: useSelector(actor, addressChoiceActor),
    access: useSelector(actor, accessRequestActor),
    locks: accessLocks(useSelector(actor, (snapshot) => snapshot)),
    unsubscription,
    isUnsubscribing: isEnding,
    subscribe: () => actor.send({ type: 'subscription.requested' }),
    unsubscribe: () => actor.send({ type: 'unsubscription.requested' }),
    cancel: () => actor.send({ type: 'cancelled' }),
  }
}
export type TopicState = ReturnType<typeof useTopic>
