import { Avatar, type AvatarProps } from '#ui/components/avatar.tsx'
import type { Likeness } from '#ui/view/likeness.ts'

type LikenessLayoutProps = { readonly view: Likeness } & Pick<AvatarProps, 'size' | 'otherwise'>

/** The avatar beside a person's name. */
export const LikenessLayout = ({ view: { sign, image }, ...looks }: LikenessLayoutProps) => (
  <Avatar {...sign} src={image} shape="round" {...looks} />
)
