/**
 * The options of a visit: each is a column of its row, a field of the wish, and of the views. A new kind of room or
 * option begins here, and goes on in room-type.ts, price/base-price.ts, length.ts, options.ts, not-had.ts, limits.ts,
 * occupancy.ts and combinations.ts of capacity/, room/equipment.ts, reports/visit-kind.ts and a migration.
 */
export const visitFlags = [
  'bath',
  'handicapped',
  'kallah',
  'segula',
  'privateRoom',
  'chabadBor',
  'parking',
  'salonManicure',
  'salonBoth',
  'doubleSlot',
] as const

type Each<T> = Record<(typeof visitFlags)[number], T>
export type VisitFlags = Each<boolean>

/** A record with what `of` gives for each flag. */
export const forEachFlag = <T>(of: (flag: keyof VisitFlags) => T): Each<T> =>
  Object.fromEntries(visitFlags.map((flag) => [flag, of(flag)])) as Each<T>

/** The flags alone, of a row or a wish that has more. */
export const flagsIn = (row: VisitFlags): VisitFlags => forEachFlag((flag) => row[flag])

/** A visit without any option is a plain shower. */
export const noFlags: VisitFlags = forEachFlag(() => false)
