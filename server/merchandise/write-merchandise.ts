import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { writeMerchandise as writeMerchandiseCall } from '@mikvah/contract/settings/on-sale.ts'
import { centsOf } from '@mikvah/rules/price/money.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { settingsChanged } from '../facility/facility.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { readMerchandise } from './read-merchandise.ts'
import { merchandise } from './table.ts'

/**
 * Adds items, or replaces them whole, by their name, and gives all of them: a text that is left out is blank. One with
 * `active: false` is retired.
 */
export async function writeMerchandise(
  parts: Parts,
  ctx: SignedInContext,
  body: BodyOf<typeof writeMerchandiseCall>,
) {
  const sent = Array.isArray(body) ? body : [body]
  const rows = sent.map(({ item, itemHe, description, descriptionHe, price, active }) => ({
    item,
    itemHe,
    description,
    descriptionHe,
    cents: centsOf(price),
    active,
  }))
  await parts.db.inTransaction(async (tx) => {
    for (const row of rows) {
      await tx
        .insert(merchandise)
        .values(row)
        .onConflictDoUpdate({ target: merchandise.item, set: row })
    }
    await settingsChanged(tx)
    await writeAudit(tx, ctx, {
      subject: null,
      details: { items: rows.map((r) => r.item) },
    })
  })
  const { content } = await parts.facility.read()
  return readMerchandise({ ...ctx, content })
}
