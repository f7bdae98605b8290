import type { SavedCard } from './card-processor.ts'

/** A saved card for a processor that stores no customers, with its token, which is sealed where it is stored. */
export type VaultedCard = SavedCard & {
  /**
   * The card's token; null when its key is lost: she still sees the card and may delete it, but has to add it again.
   */
  token: string | null
  exp: string
}

/** Where saved cards are kept for a processor that stores no customers, by the customer's id. */
export type CardVault = {
  list(customerRef: string): Promise<VaultedCard[]>
  /** Stores a card; one with the same id is replaced. */
  put(customerRef: string, card: VaultedCard & { token: string }): Promise<void>
  /** Gives false when she has no such card. */
  remove(customerRef: string, cardId: string): Promise<boolean>
}

/** A vault that ends with the process, for tests. */
export function inMemoryCardVault(): CardVault {
  const cards = new Map<string, VaultedCard[]>()
  const of = (customerRef: string) => cards.get(customerRef) ?? []
  return {
    list: async (customerRef) => of(customerRef),
    put: async (customerRef, card) => {
      cards.set(customerRef, [...of(customerRef).filter(({ id }) => id !== card.id), card])
    },
    remove: async (customerRef, cardId) => {
      const left = of(customerRef).filter(({ id }) => id !== cardId)
      const found = left.length < of(customerRef).length
      cards.set(customerRef, left)
      return found
    },
  }
}
