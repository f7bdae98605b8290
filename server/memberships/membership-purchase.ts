/** What a charge buys, kept with its attempt: whoever closes the attempt knows what is to be given. */
export type MembershipPurchase = {
  level: string
  autoRenew: boolean
  /** Where the confirmation goes; null when the program renews. */
  email: string | null
  /** Of a renewal by itself: the expiration it was announced for, and the day of the try. */
  renewal?: { expiration: string; day: string }
}
