const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** 1 where lines of text run to the right, -1 where they run to the left: turns pixels across the page into pixels along a line. */
export const forward = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1)

/** A key as it is on a page whose lines run to the right: ArrowRight leads to what comes next. */
export const keyAlong = (key: string): string => (forward() === 1 ? key : (MIRRORED[key] ?? key))
