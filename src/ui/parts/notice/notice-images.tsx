import { Maximize2 } from 'lucide-react'
import { LatePart } from '#ui/layout/reading/late-part.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import type { ViewOf } from './template-view.ts'
import * as css from './notice-images.css.ts'

const loadGallery = () => import('./gallery.tsx')

/** Pictures, small together and large one by one (NOTICE-07). */
export const ImagesTemplate = ({ view: { label, images, gallery } }: { readonly view: ViewOf<'images'> }) => (
  <section aria-label={label}>
    <ul className={css.grid}>
      {images.map(({ key, image, caption, zoom }) => (
        <li key={key} className={css.item}>
          <button className={css.button} type="button" onClick={zoom.press}>
            <span className={css.thumbnail}>
              <Picture src={image} alt="" ratio="4 / 3" fallback={<Cover seed={caption ?? ''} />} />
              <span className={css.sign}>
                <Maximize2 size={20} aria-hidden />
              </span>
            </span>
            {caption === undefined ? null : (
              <bdi className={css.caption} aria-hidden>
                {caption}
              </bdi>
            )}
            <VisuallyHidden>{zoom.label}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
    {gallery ? <LatePart load={loadGallery} given={{ view: gallery }} /> : null}
  </section>
)
