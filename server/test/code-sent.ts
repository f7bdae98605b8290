import { waitUntil } from './wait-for.ts'

/**
 * The code of the last message to a phone. Another call or another process may be delivering it at this very moment, so
 * the outbox is asked until it is there.
 */
export const codeIn = (outbox: () => Promise<readonly { text: string }[]>): Promise<string> =>
  waitUntil(async () => /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0])

export const codeSentTo = (url: string, phone: string): Promise<string> =>
  codeIn(async () => (await fetch(`${url}/api/practice/outbox?to=1${phone}`)).json())
