import { NEAREST } from '#domain/images/crop.ts'
import { IMAGE_TYPES } from '#domain/images/image-file.ts'
import { DEFAULT_USER_IMAGE } from '#ui/base/images.ts'
import { ImagePicker } from '#ui/components/image-picker.tsx'
import type { PictureView } from '#ui/view/picture.ts'
import { LikenessLayout } from './likeness.tsx'

/** As large as its frame. */
const PREVIEW = 200

/** The choice of a person's picture, with its square crop. */
export const PictureLayout = ({ view }: { readonly view: PictureView }) => (
  <ImagePicker
    {...view}
    accept={IMAGE_TYPES.join(',')}
    current={<LikenessLayout view={view.likeness} otherwise={DEFAULT_USER_IMAGE} size={PREVIEW} />}
    nearest={NEAREST}
  />
)
