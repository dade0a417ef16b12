import type { MunicipalityName } from '#domain/directory/municipality.ts'
import { townView } from '#ui/screens/place/place-views.ts'
import { TownLayout } from '#ui/screens/place/town.tsx'

type TownLinkProps = { readonly municipality: MunicipalityName | undefined; readonly className: string }

/** The municipality of something, for screens that are not made of flow, view and layout yet. */
export const TownLink = ({ municipality, className }: TownLinkProps) => (
  <TownLayout view={townView(municipality)} className={className} />
)
