import { numberOf, type SettingValues } from '../settings/read.ts'
import type { VisitFlags } from './visit-flags.ts'

const numbers = { bath: 'roomsAvailableBath', shower: 'roomsAvailableShower' } as const

/**
 * A wish in the rooms that the house has. A kallah's visit and a segula one are sold by prices and numbers of their
 * own, and she who asks for one names no kind of room: where there are no rooms of the kind that comes with it, she has
 * the other, if there are rooms of that.
 */
export function inRoomsOf<Wish extends Pick<VisitFlags, 'bath' | 'kallah' | 'segula'>>(
  wish: Wish,
  values: SettingValues,
): Wish {
  if (!wish.kallah && !wish.segula) return wish
  const hasNone = (kind: keyof typeof numbers) => numberOf(values, numbers[kind]) === 0
  const [kind, other] = wish.bath ? (['bath', 'shower'] as const) : (['shower', 'bath'] as const)
  return hasNone(kind) && !hasNone(other) ? { ...wish, bath: !wish.bath } : wish
}
