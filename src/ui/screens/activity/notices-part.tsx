import { LogIn, MailOpen } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { publishedNotices } from '#application/activity-page/activity-page.implementations.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import type { PublishedNotice } from '#domain/notices/notice.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { titled } from '#ui/app/titles.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { ListRow, ListRowSkeleton } from '#ui/components/list-row.tsx'
import { TEMPLATE_LOOKS } from '#ui/screens/notice/template-looks.ts'
import { Part, ReadPart } from '#ui/screens/place/part.tsx'
import * as css from '#ui/screens/place/place.css.ts'
import { FIRST_NOTICES } from './activity-limits.ts'

/** What an activity has published, for whoever is signed in (NOTICE-11). */
export const NoticesPart = ({ id }: { readonly id: ActivityId }) => {
  const { standing } = useSession()
  return standing === 'authenticated' ? <Published id={id} /> : <Invitation />
}

const Invitation = () => {
  const intl = useIntl()
  const { requireSignIn } = useSession()
  return (
    <Part title={intl.formatMessage({ id: 'activity.notices' })}>
      <Card>
        <div className={css.part}>
          <p>{intl.formatMessage({ id: 'activity.noticesSignIn' })}</p>
          <div className={css.buttons}>
            <Button variant="secondary" icon={LogIn} onPress={requireSignIn}>
              {intl.formatMessage({ id: 'signIn.requiredAction' })}
            </Button>
          </div>
        </div>
      </Card>
    </Part>
  )
}

const Published = ({ id }: { readonly id: ActivityId }) => {
  const intl = useIntl()
  const { seesNotices } = useSession()
  const reading = useReading(publishedNotices(usePorts()), id)
  const [showsAll, setShowsAll] = useState(false)
  return (
    <ReadPart
      title={intl.formatMessage({ id: 'activity.notices' })}
      reading={reading}
      waiting={
        <Card inside="flush">
          {Array.from({ length: FIRST_NOTICES }, (_, at) => (
            <ListRowSkeleton key={at} />
          ))}
        </Card>
      }
    >
      {(all) => (
        <>
          {all.length === 0 ? (
            <p className={css.muted}>{intl.formatMessage({ id: 'activity.noNotices' })}</p>
          ) : (
            <Card as="ul" inside="flush">
              {(showsAll ? all : all.slice(0, FIRST_NOTICES)).map((notice) => (
                <li key={notice.id}>
                  <NoticeRow notice={notice} />
                </li>
              ))}
            </Card>
          )}
          <div className={css.buttons}>
            {showsAll || all.length <= FIRST_NOTICES ? null : (
              <Button variant="secondary" onPress={() => setShowsAll(true)}>
                {intl.formatMessage({ id: 'activity.moreNotices' }, { count: all.length })}
              </Button>
            )}
            {seesNotices && all.length > 0 ? (
              <ButtonLink variant="quiet" icon={MailOpen} href={`${SCREENS.notices.path}?activity=${id}`}>
                {intl.formatMessage({ id: 'activity.myNotices' })}
              </ButtonLink>
            ) : null}
          </div>
        </>
      )}
    </ReadPart>
  )
}

const NoticeRow = ({ notice: { title, summary, template, publishedAt } }: { readonly notice: PublishedNotice }) => {
  const intl = useIntl()
  const formats = useFormats()
  const { icon: Icon, label } = TEMPLATE_LOOKS[template]
  return (
    <ListRow
      height="free"
      overline={intl.formatMessage(label)}
      time={
        publishedAt === undefined ? undefined : (
          <time dateTime={new Date(publishedAt).toISOString()}>{formats.date(dayOf(publishedAt))}</time>
        )
      }
      title={titled(title, intl)}
      meta={summary === '' ? undefined : summary}
      leading={
        <span className={css.sign}>
          <Icon size={24} aria-hidden />
        </span>
      }
    />
  )
}
