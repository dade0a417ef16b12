import { defineMessages } from 'react-intl'
import type { AdvertisingTarget } from '#domain/advertising/advertisement.ts'
import { municipalityPath, noticePath } from '#ui/app/screens.ts'

export const advertisingTexts = defineMessages({
  mark: { id: 'advertising.mark' },
  stop: { id: 'advertising.stop' },
  resume: { id: 'advertising.resume' },
})

/** The page that an advertisement leads to (ADS-05). */
export const advertisedPath = ({ kind, id }: AdvertisingTarget): string =>
  kind === 'notice' ? noticePath(id) : municipalityPath(id)
