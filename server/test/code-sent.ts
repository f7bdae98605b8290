import { waitUntil } from './wait-for.ts'

type Message = { id: string; text: string }

/**
 * The newest code among the messages to a phone that aren't `known` from before it was asked for. Another call or
 * another process may be delivering it at this very moment, and whatever else she is told after it: the outbox is asked
 * until it is there.
 */
export const codeIn = (
  outbox: () => Promise<readonly Message[]>,
  known: readonly Message[] = [],
): Promise<string> =>
  waitUntil(async () =>
    (await outbox())
      .filter(({ id }) => !known.some((one) => one.id === id))
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
      .find((code) => code !== undefined),
  )

/** The newest code that the process at this address has sent to a phone of ten digits. */
export const codeSentTo = (url: string, phone: string): Promise<string> =>
  codeIn(async () => (await fetch(`${url}/api/practice/outbox?to=1${phone}`)).json())
