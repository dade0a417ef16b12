import { useIntl } from 'react-intl'
import type { ReceivedNotice } from '#domain/notices/notice.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { NoticeFiles } from './notice-files.tsx'
import { Template } from './templates.tsx'
import type { Errands } from './use-notice.ts'
import * as css from './notice-detail.css.ts'

/** What a notice says: its text, what its kind adds, its files, and when it came. */
export const NoticeBody = ({ notice, errands }: { readonly notice: ReceivedNotice; readonly errands: Errands }) => {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <>
      {notice.body === '' ? null : <RichTextView html={notice.body} />}
      <Template notice={notice} errands={errands} />
      {notice.files.length === 0 ? null : <NoticeFiles files={notice.files} errands={errands} />}
      {notice.receivedAt === undefined ? null : (
        <p className={css.foot}>
          {intl.formatMessage({ id: 'notice.received' }, { moment: formats.dateTime(notice.receivedAt) })}
        </p>
      )}
    </>
  )
}
