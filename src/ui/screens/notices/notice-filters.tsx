import { ClipboardList, SlidersHorizontal, TriangleAlert, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { EVERY_NOTICE, type NoticeFilter, type NoticeQuery } from '#domain/notices/notice-query.ts'
import { useUnreadCount } from '#ui/app/piazza-context.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { Chip, ChipGroup } from '#ui/components/chip.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { TEMPLATE_LOOKS } from '#ui/screens/notice/template-looks.ts'
import { isArranged } from './notice-query-url.ts'
import * as css from './notices-area.css.ts'

type NoticeFiltersProps = {
  readonly query: NoticeQuery
  /** The name of the sender that the list is narrowed to, once a row tells it. */
  readonly sender: string | undefined
  readonly tag: string | undefined
  readonly onChange: (query: NoticeQuery) => void
  readonly onMore: () => void
}

/** The templates that have a chip of their own. */
const WITH_CHIP = ['survey', 'works'] as const

const isEvery = ({ template, unreadOnly }: NoticeFilter): boolean => template === undefined && !unreadOnly

type Narrowing = Readonly<{ side: keyof NoticeFilter; name: string }>

/** What narrows the list and has no chip of its own: each can be taken away. */
const useNarrowings = ({ query: { filter }, sender, tag }: NoticeFiltersProps): readonly Narrowing[] => {
  const intl = useIntl()
  const { activity, template } = filter
  const isOther = template !== undefined && !WITH_CHIP.some((known) => known === template)
  return [
    ...(activity === undefined
      ? []
      : [{ side: 'activity' as const, name: sender || intl.formatMessage({ id: 'notices.senderOther' }) }]),
    ...(isOther ? [{ side: 'template' as const, name: intl.formatMessage(TEMPLATE_LOOKS[template].label) }] : []),
    ...(filter.tag === undefined
      ? []
      : [{ side: 'tag' as const, name: tag || intl.formatMessage({ id: 'notices.tagOther' }) }]),
  ]
}

/** The filters asked for most, in one line under the thumb; the others wait behind the button. */
export const NoticeFilters = (props: NoticeFiltersProps) => {
  const { query, onChange, onMore } = props
  const { filter } = query
  const intl = useIntl()
  const unread = useUnreadCount()
  const narrowings = useNarrowings(props)
  const narrow = (change: Partial<NoticeFilter>) => onChange({ ...query, filter: { ...filter, ...change } })
  const ofTemplate = (template: (typeof WITH_CHIP)[number]) => ({
    isSelected: filter.template === template,
    onPress: () => narrow({ template: filter.template === template ? undefined : template }),
  })
  return (
    <div className={css.filters}>
      <div className={css.chips}>
        <ChipGroup label={intl.formatMessage({ id: 'notices.chips' })}>
          {narrowings.map(({ side, name }) => (
            <Chip key={side} isSelected icon={X} onPress={() => narrow({ [side]: undefined })}>
              <span aria-hidden>{name}</span>
              <VisuallyHidden>{intl.formatMessage({ id: 'notices.removeFilter' }, { name })}</VisuallyHidden>
            </Chip>
          ))}
          <Chip isSelected={narrowings.length === 0 && isEvery(filter)} onPress={() => narrow(EVERY_NOTICE)}>
            {intl.formatMessage({ id: 'notices.all' })}
          </Chip>
          <Chip
            isSelected={filter.unreadOnly}
            count={unread > 0 ? unread : undefined}
            onPress={() => narrow({ unreadOnly: !filter.unreadOnly })}
          >
            {intl.formatMessage({ id: 'notices.unread' })}
          </Chip>
          <Chip icon={ClipboardList} {...ofTemplate('survey')}>
            {intl.formatMessage({ id: 'notices.surveys' })}
          </Chip>
          <Chip icon={TriangleAlert} {...ofTemplate('works')}>
            {intl.formatMessage({ id: 'notices.works' })}
          </Chip>
        </ChipGroup>
      </div>
      <IconButton
        icon={SlidersHorizontal}
        label={intl.formatMessage({ id: isArranged(query) ? 'notices.filterActive' : 'notices.filter' })}
        badge={isArranged(query) ? <span className={css.dot} /> : undefined}
        onPress={onMore}
      />
    </div>
  )
}
