import * as css from './brand.css.ts'

/** The logo: an arch onto a square, with a person under it. */
export const Mark = ({ size = 32 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
    <path d="M7 27V15a9 9 0 0 1 18 0v12" className={css.arch} strokeWidth="5.5" strokeLinecap="round" />
    <circle cx="16" cy="25.5" r="3.75" className={css.dot} />
  </svg>
)

/** The logo with the product name, which is the same in every language. */
export const Brand = ({ size = 32 }: { readonly size?: number }) => (
  <span className={css.brand}>
    <Mark size={size} />
    <span className={css.word} translate="no">
      Piazza
    </span>
  </span>
)
