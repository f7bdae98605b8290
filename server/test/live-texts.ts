import { liveMessages } from '../integrations/messages/live-messages.ts'
import { practiceOutside } from '../integrations/outside.ts'
import { aDesk, type Desk } from './a-desk.ts'
import { afterUse } from './after-use.ts'
import type { SignedPost } from './stand-ins/deliver.ts'
import { unhurried } from './stand-ins/patience.ts'
import { startTwilioStandIn, type TwilioStandIn } from './stand-ins/twilio-stand-in.ts'

/** A desk, the stand-in of Twilio, and what goes on between them. */
export type LiveTexts = {
  desk: Desk
  twilio: TwilioStandIn
  /** Posts to one of our webhooks what Twilio has signed for its public address. */
  hook(what: 'status' | 'inbound', post: SignedPost & { url?: string }): Promise<number>
  /** The desk sends a text message; gives the answer of that call. */
  send(numbers: string[], msg?: string): Promise<{ sent: number; failed: unknown[] }>
  /** What the desk sees of the last message to a number: its state, and why it wasn’t delivered. */
  told(number: string): Promise<[state: string | undefined, why: string | null | undefined]>
  takenFor(number: string): TwilioStandIn['messages']
  /** Runs `act` with the real clock so many ms ahead, by which the outbox decides when to try again. */
  later(ms: number, act: () => Promise<unknown>): Promise<void>
  /** She answers one of our messages; gives the status of our webhook’s answer. */
  answers(phone: string, body: string): Promise<number>
}

export const publicUrl = 'https://m.example'

/** A facility whose text messages go through Twilio's stand-in, as its settings say. */
export async function liveTexts(): Promise<LiveTexts> {
  const twilio = await startTwilioStandIn()
  afterUse(() => twilio.close())
  const desk = await aDesk({
    outside: (db, config) => ({
      ...practiceOutside(db),
      messages: liveMessages(
        { ...config, publicUrl, twilioUrl: twilio.url },
        { timeoutMs: unhurried },
      ),
    }),
  })
  await desk.put({
    smsProvider: 'twilio',
    smsFrom: '+15005550006',
    smsTwilioAccountSid: twilio.accountSid,
    smsTwilioAuthToken: twilio.authToken,
  })
  const inboundUrl = `${publicUrl}/api/api/messages/twilio/inbound`

  const hook: LiveTexts['hook'] = async (what, { url, headers, body }) => {
    const answer = await desk.app.inject({
      ...{ method: 'POST', headers, payload: body },
      url: (url ?? `/api/api/messages/twilio/${what}`).replace(publicUrl, ''),
    })
    return answer.statusCode
  }
  const answers: LiveTexts['answers'] = (phone, body) =>
    hook('inbound', twilio.inboundPost(inboundUrl, `+${phone}`, body))
  return {
    ...{ desk, twilio, hook, answers },
    async send(numbers, msg = 'Come in') {
      return (await desk.reception.post('reservations/sendsms', { msg, numbers })).body.result
    },
    async told(number) {
      const { body } = await desk.reception.get('reservations/sentsms')
      const found = body.find((one: { number: string }) => one.number === number)
      return [found?.state, found?.why]
    },
    takenFor: (number) => twilio.messages.filter(({ to }) => to === `+${number}`),
    async later(ms, act) {
      const { realNow } = desk.parts
      desk.parts.realNow = () => realNow() + ms
      await act()
      desk.parts.realNow = realNow
    },
  }
}
