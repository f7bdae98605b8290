import type { WhyNot } from '@mikvah/rules/messages/delivery.ts'
import { z } from 'zod'
import type { HttpResult } from '../../http.ts'
import type { Sending } from '../messages.ts'

/** Twilio's codes about her phone or her text; all others are about us or the connection. */
const aboutHer: Readonly<Record<number, WhyNot>> = {
  21211: 'invalid-number',
  21217: 'invalid-number',
  21265: 'invalid-number',
  21408: 'not-served',
  21602: 'refused',
  21610: 'opted-out',
  21612: 'not-served',
  21614: 'landline',
  21617: 'refused',
  30003: 'unreachable',
  30004: 'filtered',
  30005: 'invalid-number',
  30006: 'landline',
  30007: 'filtered',
  30034: 'provider',
  30036: 'too-late',
}

/** Why a message didn't get through, by Twilio's code; 'refused' where it names nothing about her phone or text. */
export const whyOf = (code: number | null): WhyNot => (code && aboutHer[code]) || 'refused'

const taken = z.object({
  sid: z.string().min(1),
  status: z.string().nullish(),
  error_code: z.number().nullish(),
})
const refused = z.object({ code: z.number(), message: z.string().default('') })

/** Twilio has not taken the message, because it has too much to do. */
const isBusy = (status: number) => status === 429 || status === 503

/** What Twilio's answer to a call that sends means for the message. `say` makes its words fit to be shown. */
export function sendingOf(reply: HttpResult, say: (words: string) => string): Sending {
  if (!reply.answered) {
    return reply.sent
      ? { state: 'unknown' }
      : { state: 'waiting', why: 'provider', answer: say(reply.message) }
  }
  const { status } = reply
  if (status >= 200 && status < 300) return takenAs(read(reply.text, taken))
  if (status >= 500 && !isBusy(status)) return { state: 'unknown' }
  const said = read(reply.text, refused)
  const answer = say(said ? wordsOf(said.code, said.message) : `HTTP ${status}`)
  if (isBusy(status)) return { state: 'waiting', why: 'provider', answer }
  const why = status < 400 ? undefined : aboutHer[said?.code ?? 0]
  // A wrong key, sender or service is for the office to mend; the message waits until then.
  return why ? { state: 'failed', why, answer } : { state: 'waiting', why: 'not-set-up', answer }
}

/** A code of Twilio with its words, as `21610: …`; the code alone where it gave none. */
export const wordsOf = (code: number, words: string | null): string =>
  words ? `${code}: ${words}` : String(code)

/** Twilio has accepted it, whatever else the answer looks like, once it gives an id. */
function takenAs(answer: z.output<typeof taken> | null): Sending {
  if (!answer) return { state: 'unknown' }
  return answer.status === 'failed' || answer.status === 'undelivered'
    ? { state: 'failed', why: whyOf(answer.error_code ?? null), ...codeOf(answer.error_code) }
    : { state: 'sent', provider: 'twilio', providerId: answer.sid }
}

const codeOf = (code?: number | null) => (code ? { answer: String(code) } : {})

/** The JSON of a text where it has this shape; null for any other text. */
export function read<T>(text: string, shape: z.ZodType<T>): T | null {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    return null
  }
}
