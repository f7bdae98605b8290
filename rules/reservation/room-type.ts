import type { VisitFlags } from './visit-flags.ts'

/** The names are in order of precedence (requirements S3): the first that fits names the visit. */
const precedence = [
  ['private-bath', (v) => v.privateRoom && v.bath],
  ['private-wheelchair', (v) => v.privateRoom && v.handicapped],
  ['private-shower', (v) => v.privateRoom],
  ['segula', (v) => v.segula],
  ['bath', (v) => v.bath],
  ['wheelchair', (v) => v.handicapped],
] as const satisfies readonly [string, (visit: RoomFlags) => boolean][]

export type RoomType = (typeof precedence)[number][0] | 'shower'

export const roomTypes: readonly RoomType[] = [...precedence.map(([type]) => type), 'shower']

type RoomFlags = Pick<VisitFlags, 'privateRoom' | 'bath' | 'handicapped' | 'segula'>

/** The type that names a visit in lists and calls: the first of `roomTypes` that fits. */
export function roomTypeOf(visit: RoomFlags): RoomType {
  const match = precedence.find(([, fits]) => fits(visit))
  return match ? match[0] : 'shower'
}
