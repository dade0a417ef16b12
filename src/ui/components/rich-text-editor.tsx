import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { type InitialConfigType, LexicalComposer } from '@lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import type { EditorState } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { htmlOf, type WrittenNode } from './rich-text-html.ts'
import { beginWith, SafePasting } from './rich-text-import.tsx'
import { EDITOR_HEIGHT } from './rich-text-room.ts'
import { isSafeAddress, RichTextToolbar } from './rich-text-toolbar.tsx'
import * as css from './rich-text-editor.css.ts'

export type RichTextEditorProps = {
  /** The id of the instructions. */
  readonly labelledBy: string
  /** The initial content; afterwards the editor holds the state. */
  readonly html: string
  readonly isDisabled: boolean
  readonly onChange: (html: string) => void
}

const configOf = (html: string): InitialConfigType => ({
  namespace: 'piazza',
  nodes: [ListNode, ListItemNode, LinkNode],
  editorState: beginWith(html),
  theme: { text: { bold: css.bold, italic: css.italic, strikethrough: css.struck } },
  onError: (error) => {
    throw error
  },
})

/** Text with simple formatting: bold, italic, lists and links (SURVEY-07). A large module: load it lazily. */
export const RichTextEditor = ({ labelledBy, html, isDisabled, onChange }: RichTextEditorProps) => {
  const intl = useIntl()
  const [config] = useState(() => configOf(html))
  const said = useRef(html)
  const tell = (state: EditorState) => {
    const written = htmlOf(state.toJSON().root as WrittenNode)
    if (written === said.current) return
    said.current = written
    onChange(written)
  }
  const placeholder = intl.formatMessage({ id: 'editor.placeholder' })
  return (
    <LexicalComposer initialConfig={config}>
      <div className={css.room} style={{ height: EDITOR_HEIGHT }}>
        <RichTextToolbar labelledBy={labelledBy} isDisabled={isDisabled} />
        <div className={css.page}>
          <RichTextPlugin
            contentEditable={
              <ContentEditable
                className={css.words}
                aria-labelledby={labelledBy}
                aria-placeholder={placeholder}
                placeholder={<p className={css.placeholder}>{placeholder}</p>}
              />
            }
            ErrorBoundary={LexicalErrorBoundary}
          />
        </div>
      </div>
      <HistoryPlugin />
      <ListPlugin />
      <LinkPlugin validateUrl={isSafeAddress} attributes={{ rel: 'noopener noreferrer', target: '_blank' }} />
      <OnChangePlugin onChange={tell} ignoreSelectionChange />
      <SafePasting />
      <Editable isDisabled={isDisabled} />
    </LexicalComposer>
  )
}
const Editable = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const [editor] = useLexicalComposerContext()
  useEffect(() => editor.setEditable(!isDisabled), [editor, isDisabled])
  return null
}
