/**
 * What has to have worked once with the facility's own providers before it opens for booking: a sign-in code that
 * came by text, and a card that was charged.
 */
export const openingProofs = ['text', 'charge'] as const
export type OpeningProof = (typeof openingProofs)[number]

/** When each proof worked, in epoch milliseconds; null until it has. */
export type Proved = Readonly<Record<OpeningProof, number | null>>

/** The proofs that are still missing before it may open. */
export const missingProofs = (proved: Proved): readonly OpeningProof[] =>
  openingProofs.filter((proof) => proved[proof] === null)

/** Whether a Stripe key is a test key, which moves no money. Takes the public key, whose name says so. */
export const movesNoMoney = (stripePublicKey: string): boolean =>
  stripePublicKey.startsWith('pk_test_')
