import * as css from './brand.css.ts'

export type MarkProps = { readonly mark?: string | undefined }

/** The logo: the town's own, by its address, else an arch onto a square with a person under it. */
export const Mark = ({ size = 32, mark }: MarkProps & { readonly size?: number }) =>
  mark ? (
    <img src={mark} width={size} height={size} alt="" />
  ) : (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden data-mark>
      <path d="M7 27V15a9 9 0 0 1 18 0v12" className={css.arch} strokeWidth="5.5" strokeLinecap="round" />
      <circle cx="16" cy="25.5" r="3.75" className={css.dot} />
    </svg>
  )

/** The logo with the name of the app, which is the same in every language. */
export const Brand = ({ mark, name }: MarkProps & { readonly name: string }) => (
  <span className={css.brand}>
    <Mark mark={mark} />
    <span className={css.word} translate="no">
      {name}
    </span>
  </span>
)
