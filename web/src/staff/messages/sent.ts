import type { Contract } from '@mikvah/contract/contract.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'

/** A text message of the last day, with how far it has come. */
export type SentText = Contract['sentMessages']['answer'][number]

/** The word key for how far a message has come. */
export const stateWords = {
  waiting: 'messageStateWaiting',
  sending: 'messageStateSending',
  sent: 'messageStateSent',
  delivered: 'messageStateDelivered',
  undelivered: 'messageStateUndelivered',
  failed: 'messageStateFailed',
} as const satisfies Record<SentText['state'], string>

/** Whether a message was given up, or didn't reach the phone. */
export const isLost = ({ state }: SentText): boolean =>
  state === 'undelivered' || state === 'failed'

/** Gives a function that finds the latest message of the last day to a patron; null where there is none. */
export function useLatestTo() {
  const { data = [] } = useLiveQuery('sentMessages')
  return (userId: string): SentText | null =>
    data
      .filter((message) => message.userId === userId)
      .reduce<SentText | null>(
        (latest, one) => (latest && Date.parse(latest.at) >= Date.parse(one.at) ? latest : one),
        null,
      )
}
