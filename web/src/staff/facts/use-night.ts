import { businessDayOf } from '@mikvah/rules/time/business-day.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useTimeZone } from '../../facts/use-time-zone.ts'
import { loadAllAnew } from '../../live/on-message.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { useTicked } from '../parts/ticks.ts'

/** The business day that is under way by the facility's clock, as YYYY-MM-DD; it ends at five in the morning. */
export function useBusinessDay(): string {
  const zone = useTimeZone()
  const minute = useTicked((now) => Math.floor(now / 60_000))
  return useMemo(() => businessDayOf(minute * 60_000, zone), [minute, zone])
}

/**
 * The night that is under way, as the schedule has it for the building of a screen of the house, for any other account
 * for the main one; undefined until that is loaded. When the next one begins, at five in the morning, every live list
 * in the cache is fetched again.
 */
export function useNight() {
  const client = useQueryClient()
  const today = useBusinessDay()
  const { data } = useLiveQuery('schedule')
  const night = data?.find(({ date }) => date === today)
  const isOver = data !== undefined && night === undefined
  const shown = useRef(today)
  useEffect(() => {
    if (!isOver && shown.current === today) return
    shown.current = today
    loadAllAnew(client)
  }, [client, isOver, today])
  return night
}
