import { openHomePanels } from '#application/town/home/home-panels.flow.ts'
import { partOf } from '#ui/view/late.ts'
import { homePanelsView } from './home-panels-view.ts'

/** What makes Home worth opening every morning, as a part of its own. */
export const homePanels = partOf(openHomePanels, homePanelsView)
export { homePanels as part }
