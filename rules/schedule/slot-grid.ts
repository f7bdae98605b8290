import type { NightKind } from '../calendar/night-kind.ts'
import { type Ms, minutes } from '../time/ms.ts'

/**
 * The starts on sale, stepped on instants so that the hour that is repeated when daylight saving time (DST) ends has
 * all of its own. Without an increment there is one single start.
 */
export function slotsOf(open: Ms, last: Ms, incrementMinutes: number): Ms[] {
  if (incrementMinutes <= 0) return [open]
  const step = minutes(Math.max(1, incrementMinutes))
  const count = Math.floor((last - open) / step) + 1
  return Array.from({ length: count }, (_, index) => open + index * step)
}

export type FirstStartFacts = {
  kind: NightKind
  holyNight: boolean
  open: Ms
  zman: Ms
  startAtSameTime: boolean
}

/**
 * The first start of a visit of this length: one that starts then is ready at the zman, not before. On holy nights,
 * after them, and where the setting says so, all start at the opening.
 */
export function firstStartOf(facts: FirstStartFacts, visitMinutes: number): Ms {
  const { kind, holyNight, open, zman, startAtSameTime } = facts
  if (holyNight || kind === 'MOTZEI' || startAtSameTime) return open
  return Math.max(open, zman - minutes(visitMinutes))
}
