import type { CardSource, Payer, SavedCard } from '../card-processor.ts'
import { changed, type PracticeLedger, read } from './ledger.ts'
import type { Payment } from './payment.ts'

type StoredCard = SavedCard & { token: string }

const cardsKey = (customerRef: string) => `cards:${customerRef}`

/**
 * Reads and changes the saved cards of each customer in the ledger; `tokenOf` gives the token of a card to charge, null
 * where she has no such card.
 */
export function storedCardsIn(ledger: PracticeLedger) {
  return { cardsOf, keepCard, putCard, deleteCard, forgetCards, tokenOf }

  async function cardsOf(customerRef: string): Promise<StoredCard[]> {
    return (await read<StoredCard[]>(ledger, cardsKey(customerRef))) ?? []
  }

  /** Saves the card that was to be saved with this payment. */
  async function keepCard({ customerRef, saved, token }: Payment): Promise<void> {
    if (customerRef && saved) await putCard(customerRef, { ...saved, token })
  }

  async function putCard(customerRef: string, card: StoredCard): Promise<void> {
    await changed<StoredCard[]>(ledger, cardsKey(customerRef), (cards) => [
      ...(cards ?? []).filter(({ id }) => id !== card.id),
      card,
    ])
  }

  /** Deletes a card, and gives whether there was one. */
  async function deleteCard(customerRef: string, cardId: string): Promise<boolean> {
    const had = await cardsOf(customerRef)
    await changed<StoredCard[]>(ledger, cardsKey(customerRef), (cards) =>
      (cards ?? []).filter(({ id }) => id !== cardId),
    )
    return had.some(({ id }) => id === cardId)
  }

  async function forgetCards(customerRef: string): Promise<void> {
    await changed<StoredCard[]>(ledger, cardsKey(customerRef), () => [])
  }

  async function tokenOf(source: CardSource, payer: Payer | null): Promise<string | null> {
    if (source.kind === 'token') return source.token
    if (source.kind === 'intent' || !payer) return null
    const cards = await cardsOf(payer.customerRef ?? payer.userId)
    return cards.find(({ id }) => id === source.id)?.token ?? null
  }
}
