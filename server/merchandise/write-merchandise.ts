import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { writeMerchandise as writeMerchandiseCall } from '@mikvah/contract/settings/on-sale.ts'
import { centsOf, dollarsOf } from '@mikvah/rules/price/money.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { settingsChanged } from '../facility/facility.ts'
import type { RequestContext, SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { merchandise } from './table.ts'

/** Every item, retired ones too, with its price in dollars. */
export const readMerchandise = ({ content }: RequestContext) =>
  content.merchandise.map(({ item, itemHe, description, descriptionHe, cents, active }) => ({
    item,
    itemHe,
    description,
    descriptionHe,
    price: dollarsOf(cents),
    active,
  }))

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
