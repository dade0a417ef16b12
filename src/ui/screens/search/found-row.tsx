import { useIntl } from 'react-intl'
import type { Found } from '#domain/search/search.ts'
import { titled } from '#ui/app/titles.ts'
import { ListRow } from '#ui/components/list-row.tsx'
import { Marked } from '#ui/components/marked.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { foundImage, foundPath, kindIcons } from './found-texts.ts'
import * as css from './search.css.ts'

type FoundRowProps = { readonly found: Found; readonly sought: string; readonly onTake: () => void }

/** One result: what it is called, what else is known of it, and the way to it (DIR-08). */
export const FoundRow = ({ found, sought, onTake }: FoundRowProps) => {
  const intl = useIntl()
  const Icon = kindIcons[found.kind]
  return (
    <div className={css.row}>
      <ListRow
        href={foundPath(found)}
        onPress={onTake}
        title={<Marked text={titled(found.title, intl)} sought={sought} />}
        meta={found.subtitle === undefined ? undefined : <Marked text={found.subtitle} sought={sought} />}
        height="free"
        leading={
          <span className={css.thumb} aria-hidden>
            <Picture src={foundImage(found)} alt="" ratio="1" fit="cover" fallback={<Icon size={22} />} />
          </span>
        }
      />
    </div>
  )
}
