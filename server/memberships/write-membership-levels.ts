import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { writeMembershipLevels as writeMembershipLevelsCall } from '@mikvah/contract/settings/on-sale.ts'
import { centsOf } from '@mikvah/rules/price/money.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { settingsChanged } from '../facility/facility.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { readMembershipLevels } from './read-membership-levels.ts'
import { membershipLevels } from './table.ts'

const centsOrNull = (dollars: number | null | undefined) =>
  dollars == null ? null : centsOf(dollars)

/**
 * Adds levels, or replaces them whole, by their name, and gives all of them: a visit price that is left out counts as
 * none. `active: false` takes one off sale, and its members keep it.
 */
export async function writeMembershipLevels(
  parts: Parts,
  ctx: SignedInContext,
  body: BodyOf<typeof writeMembershipLevelsCall>,
) {
  const sent = Array.isArray(body) ? body : [body]
  const rows = sent.map((level) => ({
    level: level.level,
    levelHe: level.levelHe,
    cents: centsOf(level.price),
    bathCents: centsOrNull(level.priceBath),
    privateBathCents: centsOrNull(level.pricePrivateBath),
    showerCents: centsOrNull(level.priceShower),
    privateShowerCents: centsOrNull(level.pricePrivateShower),
    active: level.active,
  }))
  await parts.db.inTransaction(async (tx) => {
    for (const row of rows) {
      await tx
        .insert(membershipLevels)
        .values(row)
        .onConflictDoUpdate({ target: membershipLevels.level, set: row })
    }
    await settingsChanged(tx)
    await writeAudit(tx, ctx, {
      subject: null,
      details: { levels: rows.map(({ level }) => level) },
    })
  })
  return readMembershipLevels(await parts.facility.read())
}
