import { useIntl } from 'react-intl'
import { boards } from '#application/activity-page/activity-page.implementations.ts'
import type { ActivityId, Board } from '#domain/directory/activity.ts'
import { imagePath } from '#ui/app/images.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { titled } from '#ui/app/titles.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { Card } from '#ui/components/card.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { ReadPart } from '#ui/screens/place/part.tsx'
import * as css from '#ui/screens/place/place.css.ts'

/** What an activity has put up on its boards (DIR-02); it is the last part, and not there when there are none. */
export const BoardsPart = ({ id }: { readonly id: ActivityId }) => {
  const intl = useIntl()
  const reading = useReading(boards(usePorts()), id)
  if (reading.value?.length === 0) return null
  return (
    <ReadPart
      title={intl.formatMessage({ id: 'activity.boards' })}
      reading={reading}
      waiting={<Skeleton shape="card" height={144} />}
    >
      {(all) => (
        <div className={css.list}>
          {all.map((board) => (
            <OneBoard key={board.id} board={board} />
          ))}
        </div>
      )}
    </ReadPart>
  )
}

const OneBoard = ({ board: { title, body, image } }: { readonly board: Board }) => {
  const intl = useIntl()
  return (
    <Card as="article">
      <div className={image === undefined ? css.plainBoard : css.board}>
        {image === undefined ? null : (
          <Picture src={imagePath('board', image)} alt="" rounded fallback={<Cover seed={title} />} />
        )}
        <div className={css.boardWords}>
          <h3 className={css.subTitle}>{titled(title, intl)}</h3>
          <RichTextView html={body} />
        </div>
      </div>
    </Card>
  )
}
