import { createIntl } from 'react-intl'
import { appName } from '#ui/language/app-name.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { type Speech, speechOf } from '#ui/view/speech.ts'

/** For tests: Italian, in an app of this name. Its messages are not compiled, which react-intl would warn of. */
export const italianIn = (app: string): Speech => {
  const { formatMessage } = createIntl({
    locale: 'it',
    messages: italian,
    defaultRichTextElements: appName(app),
    onWarn: () => {},
  })
  return speechOf(formatMessage, 'it')
}
