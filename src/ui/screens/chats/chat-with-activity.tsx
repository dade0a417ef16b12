import { MessagesSquare } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ActivityId } from '#domain/notices/notice.ts'
import * as css from '#ui/screens/place/place.css.ts'
import { useChatStart } from './use-chat-start.ts'

/** Among what can be done with an activity: talking with it (CHAT-02). */
export const ChatWithActivity = ({ activity }: { readonly activity: ActivityId }) => {
  const intl = useIntl()
  const { isBusy, open } = useChatStart(activity)
  return (
    <button className={css.action} type="button" aria-disabled={isBusy} onClick={open}>
      <MessagesSquare size={24} aria-hidden />
      {intl.formatMessage({ id: 'chats.write' })}
    </button>
  )
}
