import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Activity, ActivityId } from '#domain/directory/activity.ts'
import { sortedTopics, type Topic } from '#domain/topics/topic.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { topicAnchor, topicOfAddress } from './topic-address.ts'
import { TopicRow } from './topic-row.tsx'
import * as css from './topics.css.ts'
import { useTopicReader } from './use-topic.ts'

export type TopicsSectionProps = {
  readonly activity: Activity
  /** The server knows something else of a topic than was read. */
  readonly onChanged: () => void
}

/** What can be followed of an activity (TOPIC-01), and the way back to the topic that an address leads to. */
export const TopicsSection = ({ activity, onChanged }: TopicsSectionProps) => {
  const intl = useIntl()
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const reader = useTopicReader()
  const topics = sortedTopics(activity.topics)
  useEffect(() => {
    const wanted = topicOfAddress(location.hash)
    const title = wanted && section.current?.querySelector<HTMLElement>(`#${topicAnchor(wanted)}`)
    title?.scrollIntoView({ block: 'center' })
    title?.focus({ preventScroll: true })
  }, [])
  const shared = { activity: activity.id, reader, onChanged }
  return (
    <section className={css.section} aria-labelledby={heading} ref={section}>
      <h2 className={css.heading} id={heading}>
        {intl.formatMessage({ id: 'topics.title' })}
      </h2>
      {topics.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'topics.empty' })}
          text={intl.formatMessage({ id: 'topics.emptyText' })}
        />
      ) : (
        <>
          <p className={css.lead}>{intl.formatMessage({ id: 'topics.lead' })}</p>
          <ul className={css.topics}>
            {topics.map((topic) => (
              <li className={css.card} key={topic.id}>
                <TopicRow topic={topic} {...shared} />
                <Subtopics topics={topic.subtopics} {...shared} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
export { TopicsSection as default }

type SubtopicsProps = Omit<Parameters<typeof TopicRow>[0], 'topic'> & {
  readonly topics: readonly Topic[]
  readonly activity: ActivityId
}

const Subtopics = ({ topics, ...shared }: SubtopicsProps) =>
  topics.length === 0 ? null : (
    <ul className={css.subtopics}>
      {topics.map((topic) => (
        <li className={css.subtopic} key={topic.id}>
          <TopicRow topic={topic} isBelow {...shared} />
        </li>
      ))}
    </ul>
  )
