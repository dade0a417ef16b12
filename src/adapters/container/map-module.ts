import { ContainerModule } from 'inversify'
import { createOpenLayersMaps } from '../map/open-layers-maps.ts'
import { PORTS } from './tokens.ts'

/** Maps. What draws them is fetched with the first one that is shown. */
export const mapModule = new ContainerModule(({ bind }) => {
  bind(PORTS.maps).toConstantValue(createOpenLayersMaps())
})
