import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { imagePath } from '#ui/app/images.ts'
import { isBlank, titled } from '#ui/app/titles.ts'
import { Cover } from '#ui/components/cover.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { LatePart } from '#ui/app/late-part.tsx'
import type { TemplateProps } from './templates.tsx'
import * as css from './notice-images.css.ts'
import * as shared from './notice-detail.css.ts'

const loadGallery = () => import('./gallery.tsx')

/** Pictures, small together and large one by one (NOTICE-07). */
export const ImagesTemplate = ({ content: { images } }: TemplateProps<'images'>) => {
  const intl = useIntl()
  const [shown, setShown] = useState<number>()
  if (images.length === 0) return <p className={shared.muted}>{intl.formatMessage({ id: 'notice.noPictures' })}</p>
  return (
    <section aria-label={intl.formatMessage({ id: 'notice.gallery' })}>
      <ul className={css.grid}>
        {images.map(({ id, file, caption }, at) => (
          <li key={id} className={css.item}>
            <button className={css.button} type="button" onClick={() => setShown(at)}>
              <span className={css.thumbnail}>
                <Picture src={imagePath('notice', file)} alt="" ratio="4 / 3" fallback={<Cover seed={caption} />} />
                <span className={css.sign}>
                  <Maximize2 size={20} aria-hidden />
                </span>
              </span>
              {isBlank(caption) ? null : (
                <span className={css.caption} aria-hidden>
                  {caption}
                </span>
              )}
              <VisuallyHidden>
                {intl.formatMessage({ id: 'notice.zoom' }, { caption: titled(caption, intl) })}
              </VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <LatePart load={loadGallery} given={{ images, first: shown, onClose: () => setShown(undefined) }} />
      )}
    </section>
  )
}
