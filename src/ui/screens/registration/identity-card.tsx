import type { ReactNode } from 'react'
import { Loading } from '#ui/app/panel.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import * as css from '#ui/screens/identity/sign-in-screen.css.ts'

/** The card that the ways to an account share with the sign-in. */
export const IdentityCard = ({ lead, children }: { readonly lead: string; readonly children: ReactNode }) => (
  <div className={css.card}>
    <div className={css.cover}>
      <Cover seed="Piazza" />
    </div>
    <div className={css.content}>
      <p className={css.lead}>{lead}</p>
      {children}
    </div>
  </div>
)

/** While one is led on to the next screen. */
export const IdentitySkeleton = () => (
  <Loading>
    <Skeleton shape="block" height={48} />
  </Loading>
)
