import { eveningOf } from '@mikvah/rules/schedule/evening.ts'
import { useAsk } from '../../talk/ask.ts'
import { useNow } from '../../talk/use-now.ts'

/** The evening the home page speaks of, by the facility's clock. */
export function useEvening() {
  const now = useNow()
  return { evening: eveningOf(useAsk('schedule').data ?? [], now), now }
}
