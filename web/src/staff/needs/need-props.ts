/** The props of each part of the line: whom or what it is about, and what to call when its act is done. */
export type NeedProps<One> = {
  those: readonly One[]
  /** Shows beside the line what was done. */
  say: (said: string) => void
  /** Opens a visit. */
  onVisit: (reservationId: string) => void
}
