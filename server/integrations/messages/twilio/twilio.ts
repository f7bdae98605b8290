import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { z } from 'zod'
import { httpClient } from '../../http.ts'
import type { Maker } from '../maker.ts'
import type { EarlierTry, Outgoing, Sending } from '../messages.ts'
import { saidOf } from '../said-of.ts'
import { read, sendingOf } from './answers.ts'
import { callTo } from './call.ts'

export type TwilioOptions = {
  accountSid: string
  authToken: string
  /** A number or a sender's name; blank where the messaging service chooses. */
  from: string
  messagingServiceSid: string
  publicUrl: string
  baseUrl: string
  timeoutMs?: Ms
}

/** The path at which Twilio reports what became of a message. */
export const statusPath = '/api/api/messages/twilio/status'

/** The longest that Twilio lets a message wait in its queue, in seconds. */
const longestValidity = 14_400
/** How long it takes at most until a message that Twilio has accepted is in its list. */
const listedAfter = minutes(1)

const list = z.object({
  messages: z.array(
    z.object({ sid: z.string(), body: z.string().nullable(), date_created: z.string() }),
  ),
})

/**
 * Sends by Twilio's REST API without its SDK. Before a message that may have gone out is sent again, Twilio's list is
 * asked whether it was accepted; in the first minute that isn't known.
 */
export function twilioMaker(options: TwilioOptions): Maker {
  const { accountSid, authToken, publicUrl, baseUrl } = options
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const secrets = [authToken, basic]
  const http = httpClient({ timeoutMs: options.timeoutMs ?? 10_000, secrets })
  const account = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`
  const url = `${account}/Messages.json`
  const authorization = `Basic ${basic}`

  const send = (message: Outgoing): Promise<Sending> => {
    const say = (words: string) => saidOf(words, secrets, message)
    const line = { http, account, authorization, from: senderOf(options.from), say }
    return message.channel === 'phone' ? callTo(line, message) : write(message, say)
  }

  const write = async (
    { id, to, text, validMs }: Outgoing,
    say: (words: string) => string,
  ): Promise<Sending> => {
    const form = new URLSearchParams({
      To: `+${to}`,
      Body: text,
      StatusCallback: `${publicUrl}${statusPath}?id=${encodeURIComponent(id)}`,
    })
    if (options.messagingServiceSid) form.set('MessagingServiceSid', options.messagingServiceSid)
    else form.set('From', senderOf(options.from))
    if (validMs !== null) form.set('ValidityPeriod', validityOf(validMs))
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
    return sendingOf(await http({ method: 'POST', url, headers, body: form.toString() }), say)
  }

  const sendAgain = async (message: Outgoing, earlier: EarlierTry): Promise<Sending> => {
    const now = Date.now()
    if (now - earlier.ms < listedAfter) return { state: 'unknown' }
    // The list isn't filtered by the date of sending, as messages that wait in Twilio's queue have none.
    const query = new URLSearchParams({ To: `+${message.to}`, PageSize: '100' })
    const reply = await http({ method: 'GET', url: `${url}?${query}`, headers: { authorization } })
    const listed = reply.answered && reply.status === 200 ? read(reply.text, list) : null
    if (!listed) return { state: 'unknown' }
    const since = earlier.ms - minutes(1)
    const same = listed.messages
      .filter((one) => one.body === message.text && Date.parse(one.date_created) >= since)
      .map(({ sid }) => sid)
    const others = await earlier.others(same)
    const taken = same.find((sid) => !others.has(sid))
    return taken ? { state: 'sent', provider: 'twilio', providerId: taken } : send(message)
  }

  return { send, sendAgain }
}

const validityOf = (validMs: Ms): string =>
  String(Math.min(longestValidity, Math.max(1, Math.floor(validMs / 1000))))

/** A number as Twilio wants it, however it was typed; short codes and names stay as they are. */
function senderOf(from: string): string {
  const digits = from.replace(/\D/g, '')
  return /^\+?[\d\s().-]+$/.test(from) && digits.length > 6 ? `+${digits}` : from
}
