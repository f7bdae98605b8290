import { Refused } from '../request/refused.ts'

type Giving = { attendantId: string | null; was?: string | null | undefined }

/**
 * Refuses with section-moved-on when the section isn't with whom the desk saw it (`was`), since another desk has given
 * it meanwhile; not when it is with the wished attendant already, nor when `was` wasn't sent.
 */
export function refuseMovedOn(has: string | null, { attendantId, was }: Giving): void {
  if (was !== undefined && was !== has && attendantId !== has) throw new Refused('section-moved-on')
}
