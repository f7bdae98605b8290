import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { HebrewDate } from './HebrewDate.tsx'
import { hebrewNightOf } from './hebrew-date.ts'

type Props = { night: Pick<ScheduleDayView, 'hebrewNight'>; withYear?: boolean }

/** The Hebrew date of a night. */
export function HebrewNight({ night, withYear = false }: Props) {
  const date = hebrewNightOf(night, { withYear })
  return date ? <HebrewDate {...date} /> : null
}
