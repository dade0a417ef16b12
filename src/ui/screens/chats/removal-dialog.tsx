import { useIntl } from 'react-intl'
import type { ChatRemoval } from '#domain/chat/removal.ts'
import { type DeletionAnswers, DeletionQuestion } from '#ui/app/deletion-question.tsx'
import { REMOVAL_TEXTS } from './removal-texts.ts'

/** Asks before chats are deleted: one (CHAT-05), or the selected ones (CHAT-06, SHELL-20). */
const RemovalDialog = ({ kind, ...answers }: DeletionAnswers & { readonly kind: ChatRemoval['kind'] }) => {
  const intl = useIntl()
  const { title, text } = REMOVAL_TEXTS[kind]
  return <DeletionQuestion title={intl.formatMessage(title)} text={intl.formatMessage(text)} {...answers} />
}
export { RemovalDialog as default }
