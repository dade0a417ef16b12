import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createTour } from '#application/tour/tour.implementations.ts'
import { isTourShown } from '#application/tour/tour.selectors.ts'
import { usePorts } from './piazza-context.tsx'

/** The guided tour, where there is something to show (SHELL-09). */
export const useTour = () => {
  const ports = usePorts()
  const [tour] = useState(() => createTour(ports))
  useEffect(() => {
    tour.start()
  }, [tour])
  return { isShown: useSelector(tour, isTourShown), close: () => tour.send({ type: 'tour.closed' }) }
}
