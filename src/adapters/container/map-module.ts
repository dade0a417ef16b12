import { ContainerModule } from 'inversify'
import { createOpenLayersMaps } from '../map/open-layers-maps.ts'
import { createOpenLayersPlacesMaps } from '../map/open-layers-places-maps.ts'
import type { Environment } from './environment.ts'
import { PORTS } from './tokens.ts'

/** Maps. What draws them is fetched with the first one that is shown. */
export const mapModule = ({ tiles }: Pick<Environment, 'tiles'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PORTS.maps).toConstantValue(createOpenLayersMaps(tiles))
    bind(PORTS.placesMaps).toConstantValue(createOpenLayersPlacesMaps(tiles))
  })
