import { type RefObject, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useRoute } from 'wouter'
import { idFrom } from '#domain/id.ts'
import { initials } from '#domain/identity/initials.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { TopicUser } from '#domain/topics/topic-user.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { workOf } from '#domain/users/managed-user.ts'
import { FilteredList } from '#ui/app/filtered-list.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { PanelFailure } from '#ui/app/panel.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { named } from '#ui/app/titles.ts'
import { WindowedCards, WindowedCardsSkeleton } from '#ui/app/windowed-cards.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { size } from '#ui/theme/tokens.ts'
import { type TopicUsersState, useTopicName, useTopicUsers } from './use-topic-users.ts'

/** Who follows a topic (TOPIC-13). Numbers that are none lead nowhere, like a topic that is not there (fault 36). */
const TopicUsersScreen = () => {
  const [, params] = useRoute(SCREENS.topicUsers.path)
  const activity = idFrom<'Activity'>(params?.id)
  const topic = idFrom<'Topic'>(params?.topicId)
  return activity === undefined || topic === undefined ? (
    <NotFound />
  ) : (
    <Followers key={`${activity} ${topic}`} activity={activity} topic={topic} />
  )
}
export { TopicUsersScreen as default }

const Followers = ({ activity, topic }: { readonly activity: ActivityId; readonly topic: TopicId }) => {
  const intl = useIntl()
  const list = useTopicUsers(topic)
  const name = useTopicName(activity, topic)
  const scroller = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  if (list.face === 'missing') return <NotFound />
  return (
    <FilteredList
      title={
        name === undefined
          ? intl.formatMessage({ id: 'topicUsers.title' })
          : intl.formatMessage({ id: 'topicUsers.of' }, { topic: named(name, intl) })
      }
      filterLabel={intl.formatMessage({ id: 'topicUsers.filter' })}
      list={list}
      total={intl.formatMessage({ id: 'topicUsers.total' }, { count: list.count })}
      of="rows"
      incomplete={intl.formatMessage({ id: 'topicUsers.incomplete' })}
      question={String(list.isFiltered)}
      scroller={scroller}
      above={above}
    >
      <Content list={list} scroller={scroller} above={above} />
    </FilteredList>
  )
}

type ListProps = { readonly list: TopicUsersState }

type ContentProps = ListProps & {
  readonly scroller: RefObject<HTMLElement | null>
  readonly above: RefObject<HTMLElement | null>
}

const Content = (props: ContentProps) => {
  const intl = useIntl()
  const { list } = props
  switch (list.face) {
    case 'loading':
      return <WindowedCardsSkeleton />
    case 'failed':
      return <PanelFailure failure={list.failure} onRetry={list.verbs.retry} />
    case 'empty':
      return <Nobody list={list} />
    case 'full':
      return (
        <WindowedCards {...props} label={intl.formatMessage({ id: 'topicUsers.list' })}>
          {(user: TopicUser) => <Follower user={user} />}
        </WindowedCards>
      )
    case 'missing':
      return null
    default:
      return list.face satisfies never
  }
}

const Follower = ({ user }: { readonly user: TopicUser }) => {
  const intl = useIntl()
  return (
    <ListRow
      overline={user.country}
      title={named(user.name, intl)}
      meta={workOf(user) || undefined}
      leading={
        <Avatar name={user.name} initials={initials(user.name)} size={size.avatarRow} shape="round" decorative />
      }
    />
  )
}

const Nobody = ({ list: { isFiltered, verbs } }: ListProps) => {
  const intl = useIntl()
  return isFiltered ? (
    <EmptyState
      drawing="search"
      title={intl.formatMessage({ id: 'topicUsers.emptyFiltered' })}
      text={intl.formatMessage({ id: 'topicUsers.emptyFilteredText' })}
      action={
        <Button variant="secondary" onPress={() => verbs.type('')}>
          {intl.formatMessage({ id: 'users.showAll' })}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing="search"
      title={intl.formatMessage({ id: 'topicUsers.empty' })}
      text={intl.formatMessage({ id: 'topicUsers.emptyText' })}
    />
  )
}
