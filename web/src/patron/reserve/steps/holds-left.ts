import { call } from '../../../talk/call.ts'
import { leavesOpen } from '../../../talk/call-failed.ts'
import { keepTyped, ownerNow, typedBefore } from '../../../talk/stored-typed.ts'

/**
 * Where this tab stores the holds that she has left and the server doesn't know of yet: with what she typed, so that
 * nobody else who signs in here gives them back, and nothing is left of them when she signs out.
 */
const place = 'holds-left'

const left = (owner: string) => (typedBefore(owner, place) as string[] | undefined) ?? []
const keep = (owner: string, ids: readonly string[]) =>
  keepTyped(owner, place, ids.length > 0 ? [...new Set(ids)] : undefined)

export function leaveHold(id: string) {
  const owner = ownerNow()
  keep(owner, [...left(owner), id])
}

/**
 * Gives back the holds that she has left, but not the one that she has come back to. What the server couldn't be told
 * stays for her next step. A hold that was paid meanwhile is no longer Pending, and the server leaves it.
 */
export async function giveBackHolds(at: string | undefined) {
  const owner = ownerNow()
  const ids = left(owner).filter((id) => id !== at)
  keep(owner, [])
  await Promise.all(
    ids.map((id) =>
      call('changeReservationStatus', {
        params: { id },
        body: { status: 'Canceled', expectedStatus: 'Pending' },
      }).catch((failure) => {
        if (leavesOpen(failure) && ownerNow() === owner) leaveHold(id)
      }),
    ),
  )
  return ids
}
