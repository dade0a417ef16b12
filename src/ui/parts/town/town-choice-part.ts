import { openTownChoice } from '#application/town/my-town/town-choice.flow.ts'
import { partOf } from '#ui/view/late.ts'
import { townChoiceView } from './town-choice-view.ts'

/** The choice of one's own municipality, as a part that is opened over any page. */
export const townChoice = partOf(openTownChoice, townChoiceView)
