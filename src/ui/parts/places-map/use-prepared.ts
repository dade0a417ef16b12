import { useState } from 'react'
import type { Maps } from '#application/ports/maps.ts'

/** A port of maps, for what shows one: what it draws with is fetched while the page is still being drawn. */
export const usePrepared = <Port extends Pick<Maps, 'prepare'>>(maps: Port): Port => {
  useState(() => maps.prepare())
  return maps
}
