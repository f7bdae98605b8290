import { call } from '../../../talk/call.ts'
import { leavesOpen } from '../../../talk/call-failed.ts'

/** The key under which this tab stores the holds that she has left and the server doesn't know of yet. */
const storageKey = 'holds-left'

const left = (): string[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
const keep = (ids: Iterable<string>) =>
  sessionStorage.setItem(storageKey, JSON.stringify([...new Set(ids)]))

export const leaveHold = (id: string) => keep([...left(), id])

/**
 * Gives back the holds that she has left, but not the one that she has come back to. What the server couldn't be told
 * stays for her next step. A hold that was paid meanwhile is no longer Pending, and the server leaves it.
 */
export async function giveBackHolds(at: string | undefined) {
  const ids = left().filter((id) => id !== at)
  keep([])
  await Promise.all(
    ids.map((id) =>
      call('changeReservationStatus', {
        params: { id },
        body: { status: 'Canceled', expectedStatus: 'Pending' },
      }).catch((failure) => {
        if (leavesOpen(failure)) leaveHold(id)
      }),
    ),
  )
  return ids
}
