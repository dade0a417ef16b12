import { $isLinkNode, TOGGLE_LINK_COMMAND } from '@lexical/link'
import { $isListItemNode, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $findMatchingParent } from '@lexical/utils'
import { $createTextNode, $getSelection, $isRangeSelection, FORMAT_TEXT_COMMAND } from 'lexical'
import { Bold, Italic, Link, List, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { safeLink } from '#domain/links/safe-link.ts'
import { RichTextLink } from './rich-text-link.tsx'
import * as css from './rich-text-editor.css.ts'

export const isSafeAddress = (address: string): boolean => safeLink(address)._tag === 'Some'

type Marks = Readonly<{ bold: boolean; italic: boolean; list: boolean; link: string | undefined }>
const NO_MARKS: Marks = { bold: false, italic: false, list: false, link: undefined }

/** The active formats at the cursor. */
const marksHere = (): Marks => {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return NO_MARKS
  const node = selection.anchor.getNode()
  const link = $findMatchingParent(node, $isLinkNode)
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    list: $findMatchingParent(node, $isListItemNode) !== null,
    link: $isLinkNode(link) ? link.getURL() : undefined,
  }
}

const useMarks = (): Marks => {
  const [editor] = useLexicalComposerContext()
  const [marks, setMarks] = useState(NO_MARKS)
  useEffect(
    () => editor.registerUpdateListener(({ editorState }) => setMarks(editorState.read(marksHere, { editor }))),
    [editor],
  )
  return marks
}

type RichTextToolbarProps = { readonly labelledBy: string; readonly isDisabled: boolean }

/** The formatting buttons. The cursor stays in place. */
export const RichTextToolbar = ({ labelledBy, isDisabled }: RichTextToolbarProps) => {
  const intl = useIntl()
  const [editor] = useLexicalComposerContext()
  const { bold, italic, list, link } = useMarks()
  const [isLinking, setLinking] = useState(false)
  const applyLink = (address: string | undefined) => {
    setLinking(false)
    editor.update(() => {
      const selection = $getSelection()
      if (address !== undefined && link === undefined && $isRangeSelection(selection) && selection.isCollapsed()) {
        const words = $createTextNode(address)
        selection.insertNodes([words])
        words.select(0)
      }
      editor.dispatchCommand(TOGGLE_LINK_COMMAND, address ?? null)
      // Further typing continues after the link and does not replace it.
      const linked = $getSelection()
      if ($isRangeSelection(linked)) {
        const { key, offset, type } = linked.isBackward() ? linked.anchor : linked.focus
        linked.anchor.set(key, offset, type)
        linked.focus.set(key, offset, type)
      }
    })
    editor.focus()
  }
  return (
    <>
      <fieldset className={css.toolbar} aria-label={intl.formatMessage({ id: 'editor.toolbar' })}>
        <Tool
          icon={Bold}
          label={intl.formatMessage({ id: 'editor.bold' })}
          isPressed={bold}
          isDisabled={isDisabled}
          onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}
        />
        <Tool
          icon={Italic}
          label={intl.formatMessage({ id: 'editor.italic' })}
          isPressed={italic}
          isDisabled={isDisabled}
          onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
        />
        <Tool
          icon={List}
          label={intl.formatMessage({ id: 'editor.list' })}
          isPressed={list}
          isDisabled={isDisabled}
          onPress={() => editor.dispatchCommand(list ? REMOVE_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND, undefined)}
        />
        <Tool
          icon={Link}
          label={intl.formatMessage({ id: 'editor.link' })}
          isPressed={link !== undefined}
          isExpanded={isLinking}
          isDisabled={isDisabled}
          onPress={() => setLinking(!isLinking)}
        />
      </fieldset>
      {isLinking && !isDisabled ? (
        <RichTextLink
          labelledBy={labelledBy}
          current={link}
          onApply={applyLink}
          onCancel={() => {
            setLinking(false)
            editor.focus()
          }}
        />
      ) : null}
    </>
  )
}

type ToolProps = {
  readonly icon: LucideIcon
  readonly label: string
  readonly isPressed: boolean
  readonly isExpanded?: boolean | undefined
  readonly isDisabled: boolean
  readonly onPress: () => void
}

const Tool = ({ icon: Icon, label, isPressed, isExpanded, isDisabled, onPress }: ToolProps) => (
  <button
    className={css.tool}
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    disabled={isDisabled}
    // The default action of a press would move the focus and, on phones, close the keyboard.
    onMouseDown={(press) => press.preventDefault()}
    onClick={onPress}
  >
    <Icon size={20} aria-hidden />
  </button>
)
