// @vitest-environment happy-dom
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { usePrepared } from './use-prepared.ts'

test('What draws a map is asked for once, before its place stands on the page', async () => {
  const told: string[] = []
  const maps = { prepare: () => void told.push('prepared') }
  const Place = ({ label }: { readonly label: string }) => {
    const port = usePrepared(maps)
    useEffect(() => void told.push(`${label} stands, ${port === maps}`), [label, port])
    return label
  }
  const { redraw } = await mounted(<Place label="Varese" />)
  await redraw(<Place label="Luino" />)
  expect(told).toEqual(['prepared', 'Varese stands, true', 'Luino stands, true'])
})
