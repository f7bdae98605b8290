import type { ReadyView } from '../../live/live-event.ts'

/**
 * The numbers of the pools to show, in order: those that the building has, and any other that somebody is in or is on
 * her way to, because the number of pools may be lowered while they are in use.
 */
export function poolsOf({ pools, inMikvah, queue, corridor }: ReadyView): number[] {
  const has = Array.from({ length: pools }, (_, nth) => nth + 1)
  const used = [...inMikvah, ...queue, ...corridor.visits].flatMap(({ pool }) => pool ?? [])
  return [...new Set([...has, ...used])].sort((one, other) => one - other)
}
