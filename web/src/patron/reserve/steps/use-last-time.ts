import { useQuery } from '@tanstack/react-query'
import { useSchedule } from '../../../facts/use-schedule.ts'
import { useSession } from '../../../talk/use-session.ts'
import type { Chosen } from './chosen.ts'
import { lastTimeOf } from './last-time.ts'
import { herYear } from './use-my-visits.ts'

/**
 * What she had last time, within a year; it is mostly loaded already with her list. It is undefined until it is known,
 * and null when it isn't wanted, there is none or it failed: it is only a help, so nothing waits for it.
 */
export function useLastTime(wanted: boolean): Chosen | null | undefined {
  const session = useSession()
  const today = useSchedule().data?.[0]?.date
  const { data, isError } = useQuery({
    ...herYear(session?.userId, today),
    enabled: wanted && session !== null && today !== undefined,
    retry: false,
    staleTime: 600_000,
  })
  if (!wanted || isError) return null
  return data && lastTimeOf(data)
}
