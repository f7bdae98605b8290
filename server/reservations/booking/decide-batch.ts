import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import type { Account } from '../../people/accounts.ts'
import { SettingsMoved } from '../../request/refused.ts'
import { storedVisitOf } from '../counting/counted.ts'
import { nightName } from '../counting/night-key.ts'
import { type Decided, decideBooking } from './decide-booking.ts'
import type { Edited } from './edited-visit.ts'
import type { Opened } from './open-booking.ts'
import type { PatronFacts } from './patron-facts.ts'

/** The visits of nights, each night at its own location, by its name (`nightName`). */
export type Nights = ReadonlyMap<string, readonly StoredVisit[]>

/** The facts that a batch is decided by, as they are under the locks. */
export type BatchFacts = {
  nights: Nights
  owners: ReadonlyMap<string, Account>
  pasts: ReadonlyMap<string, PatronFacts>
  /** The visits that are being replaced, by their ids. */
  edits: ReadonlyMap<string, Edited>
}

/** What a booking comes to: what is to be written of it, or the error that refuses it. */
export type Verdict = { decided: Decided } | { refused: unknown }

/**
 * Decides bookings one after another, each given what those before it have taken; gives a verdict for each, and the
 * nights as they are after all. One batch of many gives the same as many batches of one, as no patron is in it twice,
 * but in an imported list with other nights. An error of one doesn't stop the others.
 */
export function decideBatch(
  entries: readonly Opened[],
  facts: BatchFacts,
): { verdicts: Verdict[]; after: Nights } {
  let after = facts.nights
  const verdicts = entries.map((entry): Verdict => {
    try {
      const decided = decideEntry(entry, { ...facts, nights: after })
      after = nightsAfter(after, decided)
      return { decided }
    } catch (refused) {
      return { refused }
    }
  })
  return { verdicts, after }
}

function decideEntry(entry: Opened, { nights, owners, pasts, edits }: BatchFacts): Decided {
  const { ownerId, oldId, location, wish, ctx } = entry
  const past = pasts.get(ownerId) ?? { ...nothingBefore, version: ctx.content.version }
  if (past.version !== ctx.content.version) throw new SettingsMoved()
  return decideBooking(entry, {
    owner: owners.get(ownerId) ?? null,
    past,
    visits: nights.get(nightName({ locationId: location.id, date: wish.night })) ?? [],
    edited: oldId === null ? null : (edits.get(oldId) ?? null),
  })
}

const nothingBefore = { friendPaidOn: null, hasDoneVisit: false, own: [], held: [] }

/** The nights once this visit is written and what it ends or replaces is gone. */
function nightsAfter(nights: Nights, { visit, ends, replaces }: Decided): Nights {
  const gone = new Set(replaces ? [...ends, replaces.id] : ends)
  const after = new Map(nights)
  if (gone.size > 0) {
    for (const [name, visits] of nights) {
      if (visits.some(({ id }) => gone.has(id)))
        after.set(
          name,
          visits.filter(({ id }) => !gone.has(id)),
        )
    }
  }
  const name = nightName({ locationId: visit.locationId, date: visit.night })
  const replacingId = replaces ? null : visit.replacingId
  const added = storedVisitOf({ ...visit, replacingId, paymentOpen: false })
  after.set(name, [...(after.get(name) ?? []), added])
  return after
}
