import { useDeferredValue, useMemo } from 'react'
import type { Board } from '../../../live/live-event.ts'
import { useLiveQuery } from '../../../live/use-live-query.ts'
import { useForecast } from '../../facts/forecast.ts'
import { thresholdOf } from '../../facts/thresholds.ts'
import { useStaffSettings } from '../../facts/use-staff-settings.ts'
import { useTicked } from '../../parts/ticks.ts'
import { arrivedInOrder, hereInOrder, upcomingSoon, waitingInOrder } from '../order.ts'

const nobody: Board = {
  upcoming: [],
  waiting: [],
  ready: [],
  here: [],
  completed: [],
  canceled: [],
  leftover: [],
}

/**
 * The board of the evening, its lists sorted for reading, with those expected within ninety minutes or already due
 * (`soon`), and the forecasts by the id of the visit. The lists are empty until the board is loaded.
 */
export function useBoardInOrder() {
  const { data: board = nobody } = useLiveQuery('listReception')
  const settings = useStaffSettings()
  const minute = useTicked((now) => Math.floor(now / 60_000) * 60_000)
  const arrived = useMemo(() => arrivedInOrder(board), [board])
  const waiting = useMemo(() => waitingInOrder(board.waiting), [board.waiting])
  const soon = useMemo(() => upcomingSoon(board.upcoming, minute), [board.upcoming, minute])
  const here = useMemo(
    () => hereInOrder(board, (status) => thresholdOf(settings, status), minute),
    [board, settings, minute],
  )
  // The forecast is deferred, because rendering all rows at once would make the screen slow to answer.
  const outlook = useDeferredValue(useForecast())
  const forecasts = useMemo(
    () => new Map(outlook?.visits.map((one) => [one.reservationId, one])),
    [outlook],
  )
  return { board, settings, arrived, waiting, soon, here, forecasts }
}
