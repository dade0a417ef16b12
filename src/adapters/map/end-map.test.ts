import type IconImage from 'ol/style/IconImage.js'
import { shared } from 'ol/style/IconImageCache.js'
import { expect, test } from 'vitest'
import { endMap } from './end-map.ts'

test('A map that has ended leaves its element, and no pictures behind', () => {
  const done: string[] = []
  shared.set('label', null, {} as IconImage)
  endMap({ setTarget: (target) => done.push(`target ${String(target)}`), dispose: () => done.push('disposed') })
  expect(done).toEqual(['target undefined', 'disposed'])
  expect(shared.get('label', null)).toBeNull()
})
