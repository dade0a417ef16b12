import { defineMessages, type MessageDescriptor } from 'react-intl'

const words = defineMessages({
  province: { id: 'municipalities.province' },
  other: { id: 'municipalities.otherProvince' },
})

/** What the municipalities of one province stand under; it may need `{ province }`. */
export const provinceText = (province: string | undefined): MessageDescriptor =>
  province === undefined ? words.other : words.province
