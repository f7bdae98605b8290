import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'

const place = 'called'

/** Of a visit at a status: the call that was open last, the one she took back, and since when somebody comes. */
export type KeptCall = { of: string; status: ReservationStatus | undefined } & Record<
  'called' | 'takenBack' | 'since',
  number | null
>

export const keepCall = (call: KeptCall) => sessionStorage.setItem(place, JSON.stringify(call))

/** What this screen knew before it was loaded anew, as long as the visit stands where it stood. */
export function keptCall({ of, status }: Pick<KeptCall, 'of' | 'status'>): KeptCall {
  const was = read()
  const isSame = was !== null && was.of === of && was.status === status
  return isSame ? was : { of, status, called: null, takenBack: null, since: null }
}

/** What was kept of another visit than this one is gone; null is nobody's. */
export function forgetCallBut(visit: string | null) {
  if (visit === null || read()?.of !== visit) sessionStorage.removeItem(place)
}

function read(): KeptCall | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as KeptCall | null
  } catch {
    return null
  }
}
