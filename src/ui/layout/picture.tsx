import { NEAREST } from '#domain/images/crop.ts'
import { IMAGE_TYPES } from '#domain/images/image-file.ts'
import { DEFAULT_USER_IMAGE } from '#ui/base/images.ts'
import { ImagePicker } from '#ui/components/image-picker.tsx'
import type { PictureView } from '#ui/view/picture.ts'
import { LikenessLayout } from './likeness.tsx'

/** As large as its frame. */
const PREVIEW = 200
const UNFRAMED = { preview: '', zoom: '', across: '', down: '' }
const nothing = () => {}

/** The choice of a person's picture, with its square crop. */
export const PictureLayout = ({ view }: { readonly view: PictureView }) => {
  const { likeness, framing, hint, choose, take, remove, problem, isBusy, open } = view
  return (
    <ImagePicker
      words={{ ...(framing?.words ?? UNFRAMED), hint, choose, take, remove: remove?.label ?? '' }}
      accept={IMAGE_TYPES.join(',')}
      current={<LikenessLayout view={likeness} otherwise={DEFAULT_USER_IMAGE} size={PREVIEW} />}
      framing={framing && { ...framing, src: framing.image }}
      nearest={NEAREST}
      error={problem}
      isBusy={isBusy}
      canRemove={remove !== undefined}
      onFile={open}
      onRemove={remove?.press ?? nothing}
      onFrame={framing?.frame ?? nothing}
      onPush={framing?.push ?? nothing}
    />
  )
}
