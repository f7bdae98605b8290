import { momentOf } from '../facility/moment.ts'
import type { Parts } from '../parts.ts'

/** Takes every card of a customer off the processor. Done twice it finds none; what fails comes again. */
export async function forgetCards(
  parts: Parts,
  { customerRef }: { customerRef: string },
): Promise<void> {
  const { content } = await momentOf(parts)
  const processor = parts.outside.cards(content.values)
  for (const { id } of await processor.listCards(customerRef)) {
    await processor.deleteCard(customerRef, id)
  }
}
