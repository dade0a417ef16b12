import room from './room.css?url'

/** Gives the desk's button a line of its own before the page is drawn, so that nothing moves when the button comes. */
export const leaveRoom = (): Promise<void> =>
  new Promise((resolve) => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = room
    for (const ending of ['load', 'error']) sheet.addEventListener(ending, () => resolve())
    document.head.append(sheet)
  })
