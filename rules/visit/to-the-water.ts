import type { ReservationStatus } from '../reservation/statuses.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'
import type { Ms } from '../time/ms.ts'
import { allowed, type Refused, refused } from '../verdict.ts'
import { type Ready, servingOrder } from './serving-order.ts'

/** The statuses from being ready for the water to coming from it: a move to the water depends on who has them. */
export const atTheWater = [
  'ReadyForMikvah',
  'ReadyForMikvahNext',
  'ToMikvah',
  'InMikvah',
  'FromMikvah',
] as const satisfies readonly ReservationStatus[]

export const isAtTheWater = (status: ReservationStatus): boolean =>
  atTheWater.some((one) => one === status)

export const waterRefusals = ['out-of-turn', 'pools-taken', 'corridor-taken'] as const

export type AtTheWater = Ready & { id: string; code: string }
export type Water = {
  /** Everyone of her night and place who is ready for the water, on the way to it, in it or coming from it. */
  present: readonly AtTheWater[]
  zman: Ms | null
  values: SettingValues
}

export type WaterVerdict =
  | { allowed: true }
  | (Refused<(typeof waterRefusals)[number]> & { code: string | null })

/** The statuses of those who wait for the water, called or not. */
export const readyForWater: readonly ReservationStatus[] = ['ReadyForMikvah', 'ReadyForMikvahNext']
/** The statuses of those between the rooms and the water, on the way there or back. */
export const corridor: readonly ReservationStatus[] = ['ToMikvah', 'FromMikvah']
/** The statuses of those who are called to the water, on the way to it, or in it. */
export const toTheWater: readonly ReservationStatus[] = [
  'ReadyForMikvahNext',
  'ToMikvah',
  'InMikvah',
]

/**
 * Whether a visit may go on towards the water: a pool is free, the corridor isn't full, and it is her turn or a reason
 * is given why her turn is passed; out of turn, the no gives the code of whose turn it is. The way out is never
 * refused: nobody is kept in the water.
 */
export function judgeWater(
  {
    id,
    from,
    to,
    hasReason,
  }: {
    id: string
    from: ReservationStatus
    to: ReservationStatus
    hasReason: boolean
  },
  { present, zman, values }: Water,
): WaterVerdict {
  if (!toTheWater.includes(to)) return allowed
  const inStatus = (...statuses: ReservationStatus[]) =>
    present.filter((one) => one.id !== id && statuses.includes(one.status))

  if (to === 'InMikvah' && inStatus('InMikvah').length >= poolsOf(values)) {
    return { ...refused('pools-taken'), code: null }
  }
  const corridors = numberOf(values, 'corridorsAvailable')
  const entersCorridor = to === 'ToMikvah' || (to === 'InMikvah' && from !== 'ToMikvah')
  if (entersCorridor && corridors !== null && inStatus(...corridor).length >= corridors) {
    return { ...refused('corridor-taken'), code: null }
  }
  if (hasReason || !readyForWater.includes(from)) return allowed
  const queue = present.filter(({ status }) =>
    to === 'ReadyForMikvahNext' ? status === 'ReadyForMikvah' : readyForWater.includes(status),
  )
  const [first] = servingOrder(queue, zman)
  return !first || first.id === id ? allowed : { ...refused('out-of-turn'), code: first.code }
}

/** How many may be in the water at once; four where the setting is blank. */
export const poolsOf = (values: SettingValues): number => numberOf(values, 'poolsAvailable') ?? 4
