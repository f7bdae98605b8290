import { keepTyped, ownerNow, typedBefore } from '../../talk/stored-typed.ts'
import { PaidBefore, UnheardBefore } from './find-answer.ts'

/**
 * How a charge stands whose end no page has said: `sent` from before it is sent until its outcome is known, `paid`
 * where it went through after she had left.
 */
type Stands = 'sent' | 'paid'

/**
 * Requests that may have moved money, by the Idempotency-Key of each, or by the intent that a wallet pays with the
 * processor itself. They are stored in this tab, for the place they pay for and for whoever tapped.
 */
type OpenCharges = Readonly<Record<string, Stands>>

const nameOf = (place: string) => `charges ${place}`

const chargesOf = (place: string, owner: string): OpenCharges =>
  (typedBefore(owner, nameOf(place)) as OpenCharges | undefined) ?? {}

const keep = (place: string, owner: string, charges: OpenCharges) =>
  keepTyped(owner, nameOf(place), Object.keys(charges).length > 0 ? charges : undefined)

const without = (charges: OpenCharges, isClosed: (id: string, stands: Stands) => boolean) =>
  Object.fromEntries(Object.entries(charges).filter(([id, stands]) => !isClosed(id, stands)))

/**
 * Stores a request before it is sent; gives whether it wasn't stored before. While somebody else or nobody is signed in
 * nothing is, as all that was hers is deleted once she signs out.
 */
export function storeCharge(place: string, owner: string, id: string): boolean {
  const charges = chargesOf(place, owner)
  if (ownerNow() === owner) keep(place, owner, { ...charges, [id]: 'sent' })
  return !Object.hasOwn(charges, id)
}

/** Deletes those whose end is known; others of the place stay. */
export const closeCharges = (place: string, owner: string, ids: readonly string[]) =>
  keep(
    place,
    owner,
    without(chargesOf(place, owner), (id) => ids.includes(id)),
  )

/** Deletes all of a place: she has read how they ended, or has paid though she knew of them. */
export const closeAllCharges = (place: string, owner = ownerNow()) => keep(place, owner, {})

/** Notes that a charge went through which no page can say any more; of what was deleted meanwhile nothing is stored. */
export function notePaid(place: string, owner: string, ids: readonly string[]) {
  const charges = chargesOf(place, owner)
  const first = ids.find((id) => Object.hasOwn(charges, id))
  if (first === undefined) return
  keep(place, owner, { ...without(charges, (id) => ids.includes(id)), [first]: 'paid' })
}

/** What a page of this place says first; null where nothing is open. That one went through is said once. */
export function wordOfCharges(place: string): Error | null {
  const owner = ownerNow()
  const all = Object.values(chargesOf(place, owner))
  if (all.length === 0) return null
  if (all.includes('sent')) return new UnheardBefore()
  return new PaidBefore(() =>
    keep(
      place,
      owner,
      without(chargesOf(place, owner), (_, stands) => stands === 'paid'),
    ),
  )
}
