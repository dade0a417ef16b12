import { type RefObject, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useRoute } from 'wouter'
import { idFrom } from '#domain/id.ts'
import { initials } from '#domain/identity/initials.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { TopicUser } from '#domain/topics/topic-user.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { workOf } from '#domain/users/managed-user.ts'
import { IDLE_FILTER_LENGTH } from '#domain/users/user-query.ts'
import { MissingRows } from '#ui/app/missing-rows.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { Page } from '#ui/app/page.tsx'
import { PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { WindowedCards, WindowedCardsSkeleton } from '#ui/app/windowed-cards.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { SearchField } from '#ui/components/search-field.tsx'
import * as css from '#ui/screens/users/users.css.ts'
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
  useTopOfNew(scroller, list.isFiltered)
  if (list.face === 'missing') return <NotFound />
  const title =
    name === undefined
      ? intl.formatMessage({ id: 'topicUsers.title' })
      : intl.formatMessage({ id: 'topicUsers.of' }, { topic: name })
  return (
    <Page title={title} width="own" scroller={scroller}>
      <div className={css.above} ref={above}>
        <SearchField
          label={intl.formatMessage({ id: 'topicUsers.filter' })}
          clearLabel={intl.formatMessage({ id: 'action.clear' })}
          name="filter"
          value={list.typed}
          onChange={list.verbs.type}
        />
        <div className={css.summary}>
          <Total list={list} />
        </div>
        <Notes list={list} />
      </div>
      <div className={css.rows}>
        <Content list={list} scroller={scroller} above={above} />
      </div>
      <div className={css.end} />
    </Page>
  )
}

/** Another question is answered from its beginning. */
const useTopOfNew = (scroller: RefObject<HTMLElement | null>, isFiltered: boolean) => {
  const before = useRef(isFiltered)
  useEffect(() => {
    if (before.current !== isFiltered) scroller.current?.scrollTo({ top: 0 })
    before.current = isFiltered
  }, [scroller, isFiltered])
}

type ListProps = { readonly list: TopicUsersState }

/** How many there are over all pages, or why what is typed does not filter yet. */
const Total = ({ list: { face, rows, isTooShort } }: ListProps) => {
  const intl = useIntl()
  const isThere = face === 'full' || face === 'empty'
  return (
    <output className={css.total}>
      {isThere ? intl.formatMessage({ id: 'topicUsers.total' }, { count: rows.length }) : ''}
      {isTooShort ? (
        <span className={css.hint}>
          {intl.formatMessage({ id: 'users.filterHint' }, { count: IDLE_FILTER_LENGTH + 1 })}
        </span>
      ) : null}
    </output>
  )
}

/** What is to know about rows that are shown: they may be old, or some are missing (ERR-03, ERR-04). */
const Notes = ({ list: { isStale, isIncomplete, failure, verbs } }: ListProps) => {
  const intl = useIntl()
  return isStale ? (
    <StaleBar failure={failure} onRetry={verbs.retry} />
  ) : isIncomplete ? (
    <MissingRows title={intl.formatMessage({ id: 'topicUsers.incomplete' })} failure={failure} onRetry={verbs.retry} />
  ) : null
}

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

const Follower = ({ user }: { readonly user: TopicUser }) => (
  <ListRow
    overline={user.country}
    title={user.name}
    meta={workOf(user) || undefined}
    leading={<Avatar name={user.name} initials={initials(user.name)} size={size.avatarRow} shape="round" decorative />}
  />
)

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
