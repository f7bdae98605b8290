import { call, noCard } from '../../../talk/call.ts'
import { CallFailed, leavesOpen } from '../../../talk/call-failed.ts'
import { keepTyped, ownerNow, typedBefore } from '../../../talk/stored-typed.ts'

/**
 * Where this tab stores the holds that she has left and the server doesn't know of yet: with what she typed, so that
 * nobody else who signs in here gives them back, and nothing is left of them when she signs out.
 */
const place = 'holds-left'

/** Those that the server is being told of, which her next step doesn't tell it of a second time. */
const underWay = new Set<string>()

const left = (owner: string) => (typedBefore(owner, place) as string[] | undefined) ?? []
const keep = (owner: string, ids: readonly string[]) =>
  keepTyped(owner, place, ids.length > 0 ? [...new Set(ids)] : undefined)
const drop = (owner: string, id: string) =>
  keep(
    owner,
    left(owner).filter((other) => other !== id),
  )

/** Stores that she has left a hold, by the id of its visit, for `giveBackHolds` to give it back. */
export function leaveHold(id: string) {
  const owner = ownerNow()
  keep(owner, [...left(owner), id])
}

/**
 * Gives back the holds that she has left, but not the one that she has come back to, `at`; resolves with the ids that
 * it tried. One that the server couldn't be told of, or that is just being paid, stays stored and is tried again at her
 * next step. A hold that was paid meanwhile is no longer Pending, and the server leaves it.
 */
export async function giveBackHolds(at: string | undefined) {
  const owner = ownerNow()
  if (at !== undefined) drop(owner, at)
  const ids = left(owner).filter((id) => !underWay.has(id))
  await Promise.all(ids.map((id) => giveBack(owner, id)))
  return ids
}

/** While a payment of it is open a hold can't be given back: whether she has paid for it is known after that. */
const isBeingPaid = (failure: unknown) =>
  failure instanceof CallFailed && failure.code === 'payment-in-progress'

async function giveBack(owner: string, id: string) {
  underWay.add(id)
  try {
    await call('changeReservationStatus', {
      params: { id },
      body: { status: 'Canceled', expectedStatus: 'Pending', ...noCard },
    })
    drop(owner, id)
  } catch (failure) {
    if (!leavesOpen(failure) && !isBeingPaid(failure)) drop(owner, id)
  } finally {
    underWay.delete(id)
  }
}
