/** What a need on the line is given: whom or what it is about, and where its act ends. */
export type NeedProps<One> = {
  those: readonly One[]
  /** What was done is said beside the line. */
  say: (said: string) => void
  /** A visit is opened. */
  onVisit: (reservationId: string) => void
}
