import { createHmac } from 'node:crypto'
import { segmentsOf } from '@mikvah/rules/messages/segments.ts'
import type { Parts } from '../request/parts.ts'
import type { Language } from '../request/words.ts'
import type { Recipient } from './sms-recipients.ts'

export type Texts = Record<Language, string>

export const textFor = (texts: Texts, { language }: Recipient) => texts[language ?? 'en']
export const segmentsFor = (texts: Texts, to: Recipient) => segmentsOf(textFor(texts, to)).segments

/** Of the longest; of the words as they were asked for, where they go to nobody. */
export const mostSegments = (texts: Texts, to: readonly Recipient[]) =>
  to.length === 0
    ? segmentsOf(texts.en).segments
    : Math.max(...to.map((one) => segmentsFor(texts, one)))

/**
 * The name stays for longer than the message, so the number isn't in it. Who is late is named by her visit and its hour,
 * whoever sends it: two desks that tap at once add one message.
 */
export const nameOf = ({ facility }: Parts, sending: string, { number, lateFor }: Recipient) => {
  if (lateFor !== null) return `sms:late:${lateFor}`
  const hash = createHmac('sha256', facility.keys.repeats).update(number).digest('base64url')
  return `sms:${sending}:${hash}`
}
