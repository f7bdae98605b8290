type Thing = Readonly<Record<string, unknown>>

/**
 * A new answer in which everything that hasn't changed is the same object as before, so that it isn't drawn again. In
 * lists, things are matched by their ids, as their positions change.
 */
export function sameThings(before: unknown, after: unknown): unknown {
  if (before === after) return before
  if (Array.isArray(before) && Array.isArray(after)) return sameList(before, after)
  return isThing(before) && isThing(after) ? sameThing(before, after) : after
}

function sameList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.map((one, nth) => [idOf(one) ?? nth, one]))
  const shared = after.map((one, nth) => sameThings(known.get(idOf(one) ?? nth), one))
  const isSame = shared.length === before.length && shared.every((one, nth) => one === before[nth])
  return isSame ? before : shared
}

function sameThing(before: Thing, after: Thing): Thing {
  const shared = Object.entries(after).map(([field, value]) => [
    field,
    sameThings(before[field], value),
  ])
  const isSame =
    shared.length === Object.keys(before).length &&
    shared.every(
      ([field, value]) =>
        Object.hasOwn(before, field as string) && before[field as string] === value,
    )
  return isSame ? before : Object.fromEntries(shared)
}

const isThing = (one: unknown): one is Thing =>
  typeof one === 'object' && one !== null && !Array.isArray(one)

const idOf = (one: unknown): unknown => (isThing(one) ? (one.reservationId ?? one.id) : undefined)
