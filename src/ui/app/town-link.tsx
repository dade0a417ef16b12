import { MapPin } from 'lucide-react'
import type { MunicipalityName } from '#domain/directory/municipality.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { municipalityPath } from './screens.ts'

type TownLinkProps = { readonly municipality: MunicipalityName | undefined; readonly className: string }

/** The municipality of something, which leads to its page where its number is told; nothing where its name is not. */
export const TownLink = ({ municipality, className }: TownLinkProps) => {
  if (municipality === undefined || municipality.name === '') return null
  const words = (
    <>
      <MapPin size={16} aria-hidden />
      {municipality.name}
    </>
  )
  return municipality.id === undefined ? (
    <span className={className}>{words}</span>
  ) : (
    <Anchor className={className} href={municipalityPath(municipality.id)}>
      {words}
    </Anchor>
  )
}
