/** When a page that is still here is loaded anew once more, in milliseconds after the first time. */
export const STILL_HERE = [5_000, 15_000, 35_000] as const

/**
 * Loads a page anew, and once more while it is still here: Chromium loses a page that is loaded in the moment in which it
 * exchanges two service workers, and would wait for it for ever. What is loaded comes from the device, within moments.
 */
export const loadAnew = (reload: () => void): void => {
  reload()
  for (const pause of STILL_HERE) setTimeout(reload, pause)
}
