import { createDeskMemory } from './memory.ts'
import room from './room.css?url'

/** Gives the desk's button, and the desk if it is open, its room before the page is drawn: nothing moves when they come. */
export const leaveRoom = (): Promise<void> =>
  new Promise((resolve) => {
    document.documentElement.toggleAttribute('data-desk', createDeskMemory(sessionStorage).now().isOpen)
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = room
    for (const ending of ['load', 'error']) sheet.addEventListener(ending, () => resolve())
    document.head.append(sheet)
  })
