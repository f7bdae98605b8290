/**
 * What has to have worked once, with the facility's own providers, before a new one opens for booking: a text to sign in
 * with that was read, and a card that was charged.
 */
export const openingProofs = ['text', 'charge'] as const
export type OpeningProof = (typeof openingProofs)[number]

/** When each has worked; null before. */
export type Proved = Readonly<Record<OpeningProof, number | null>>

/** What still keeps it shut. */
export const missingProofs = (proved: Proved): readonly OpeningProof[] =>
  openingProofs.filter((proof) => proved[proof] === null)

/** Stripe names its keys: those for trying it out move no money. Takes the public key. */
export const movesNoMoney = (stripePublicKey: string): boolean =>
  stripePublicKey.startsWith('pk_test_')
