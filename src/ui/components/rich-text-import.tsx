import { $generateNodesFromDOM } from '@lexical/html'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { mergeRegister } from '@lexical/utils'
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  DROP_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
} from 'lexical'
import { useEffect } from 'react'
import { purified } from './rich-text-purify.ts'

const isBlock = (node: LexicalNode): boolean => $isElementNode(node) && !node.isInline()

/** Loads external text into the editor, sanitised; text outside a block goes into a paragraph. */
export const beginWith = (html: string) => (editor: LexicalEditor) => {
  const root = $getRoot().clear()
  let loose = $createParagraphNode()
  for (const node of $generateNodesFromDOM(editor, purified(html))) {
    if (isBlock(node)) {
      root.append(node)
      loose = $createParagraphNode()
    } else {
      if (!loose.isAttached()) root.append(loose)
      loose.append(node)
    }
  }
  if (root.isEmpty()) root.append($createParagraphNode())
}

/** The editor's own clipboard format, which it can read back. */
const OWN = 'application/x-lexical-editor'

/** Pasted text is external too; dropped text is ignored. */
const onPaste = (event: object, editor: LexicalEditor): boolean => {
  const data = event instanceof ClipboardEvent ? event.clipboardData : null
  const html = data?.getData('text/html') ?? ''
  if (!(event instanceof ClipboardEvent) || html === '' || data?.types.includes(OWN)) return false
  event.preventDefault()
  const selection = $getSelection()
  if ($isRangeSelection(selection)) selection.insertNodes($generateNodesFromDOM(editor, purified(html)))
  return true
}

export const SafePasting = () => {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(PASTE_COMMAND, (event) => onPaste(event, editor), COMMAND_PRIORITY_HIGH),
        editor.registerCommand(
          DROP_COMMAND,
          (event) => {
            event.preventDefault()
            return true
          },
          COMMAND_PRIORITY_HIGH,
        ),
      ),
    [editor],
  )
  return null
}
