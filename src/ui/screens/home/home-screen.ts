import { openHome } from '#application/home/home.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { homeView } from './home-view.ts'

/** The first page (HOME-01, HOME-02). */
export const screen = screenOf({ query: (address) => address, open: openHome, view: homeView })
