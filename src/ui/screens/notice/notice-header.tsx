import type { ReactNode, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { initials } from '#domain/identity/initials.ts'
import type { ReceivedNotice } from '#domain/notices/notice.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { imagePath } from '#ui/app/images.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { isBlank, named, titled } from '#ui/app/titles.ts'
import { useToday } from '#ui/app/use-today.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { TEMPLATE_LOOKS } from './template-looks.ts'
import * as css from './notice-detail.css.ts'

const AVATAR = 52

type NoticeHeaderProps = {
  readonly notice: ReceivedNotice
  readonly titleId?: string | undefined
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined
  /** What can be done with the notice, where no top bar offers it. */
  readonly actions?: ReactNode
}

/** Who says it, when, what it is about and of which kind it is. */
export const NoticeHeader = ({ notice, titleId, heading, actions }: NoticeHeaderProps) => {
  const intl = useIntl()
  const formats = useFormats()
  const { sender, receivedAt, title, tags, content } = notice
  const { icon, label } = TEMPLATE_LOOKS[content.template]
  const today = useToday()
  return (
    <header className={css.header}>
      <div className={css.heading}>
        <Avatar
          name={sender.name}
          initials={initials(sender.name)}
          src={imagePath('activityLogo', sender.image)}
          size={AVATAR}
          decorative
        />
        <div className={css.words}>
          <p className={css.sender}>
            {named(sender.name, intl)}
            {receivedAt === undefined ? null : (
              <>
                {' · '}
                <time className={css.when} dateTime={new Date(receivedAt).toISOString()}>
                  {intl.formatMessage(
                    { id: 'notice.when' },
                    { day: formats.day(dayOf(receivedAt), today), time: formats.time(receivedAt) },
                  )}
                </time>
              </>
            )}
          </p>
          <h2 className={css.title} id={titleId} ref={heading} tabIndex={-1}>
            {titled(title, intl)}
          </h2>
        </div>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </div>
      <ul className={css.tags} aria-label={intl.formatMessage({ id: 'notice.tags' })}>
        <li>
          <TagChip tone={content.template === 'works' ? 'warm' : 'info'} icon={icon}>
            {intl.formatMessage(label)}
          </TagChip>
        </li>
        {tags
          .filter(({ name }) => !isBlank(name))
          .map((tag) => (
            <li key={tag.id}>
              <TagChip>{tag.name}</TagChip>
            </li>
          ))}
      </ul>
    </header>
  )
}
