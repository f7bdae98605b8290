/** The ways by which a message goes out. */
export const channels = ['sms', 'email', 'push', 'phone'] as const
export type Channel = (typeof channels)[number]

/**
 * What is known of a message: it waits, is being handed over, was taken by the provider, and what became of it there.
 */
export const deliveryStates = [
  'waiting',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a message didn't get through, or waits: as the provider said, or as the program knows by itself. */
export const whyNots = [
  'opted-out',
  'landline',
  'invalid-number',
  'unreachable',
  'filtered',
  'not-served',
  'refused',
  'not-set-up',
  'provider',
  'unsure',
  'too-late',
] as const
export type WhyNot = (typeof whyNots)[number]

/** To how many one message goes at once: patrons by their records, and numbers that are typed. */
export const mostAtOnce = { patrons: 500, numbers: 100 } as const

/** Why no text message reaches a patron, known before one is tried. */
export const textsOff = ['not-wanted', 'stopped', 'no-phone', 'not-served'] as const
export type TextsOff = (typeof textsOff)[number]

const steps: Readonly<Record<DeliveryState, number>> = {
  waiting: 0,
  sending: 1,
  sent: 2,
  delivered: 3,
  undelivered: 3,
  failed: 3,
}

/**
 * The states that a message may move from to this one. News comes doubled and out of order: a message never goes back,
 * and what it came to in the end stays.
 */
export const statesBefore = (state: DeliveryState): DeliveryState[] =>
  deliveryStates.filter((earlier) => steps[earlier] < steps[state])
