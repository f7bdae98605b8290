import { attendantNamed } from '@mikvah/rules/people/attendant-named.ts'
import { todayOf } from '../nights/nights.ts'
import type { SignedInContext } from '../request/context.ts'
import { isClosedTonight } from './is-closed-tonight.ts'
import type { SectionTonight } from './store.ts'

/** A section's row, as `readTonight` gives it, with the attendant who had it `last`; null for nobody. */
export function tonightView(
  ctx: SignedInContext,
  { section, attendant }: SectionTonight,
  last: SectionTonight['attendant'],
) {
  const { id, name, nameHe, locationId, openedNight } = section
  const date = todayOf(ctx)
  return {
    date,
    section: { id, name, nameHe, locationId },
    attendant: namedOf(attendant),
    last: namedOf(last),
    opened: openedNight === date,
    closed: isClosedTonight(ctx, locationId),
  }
}

const namedOf = (attendant: SectionTonight['attendant']) => attendant && attendantNamed(attendant)
