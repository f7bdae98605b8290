import { createHmac } from 'node:crypto'
import { segmentsOf } from '@mikvah/rules/messages/segments.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import type { Parts } from '../request/parts.ts'
import { deskTexts, lateNameOf } from './desk-text-names.ts'
import type { Recipient } from './sms-recipients.ts'

/** What the desk has typed, in each language. */
export type Texts = Record<Language, string>

/** The text in her language; in English for a number that nobody is known by. */
export const textFor = (texts: Texts, { language }: Recipient) => texts[language ?? 'en']
/** How many message parts the text has that this recipient gets. */
export const segmentsFor = (texts: Texts, to: Recipient) => segmentsOf(textFor(texts, to)).segments

/** How many parts the longest text has; for no recipients, the text as it was typed. */
export const mostSegments = (texts: Texts, to: readonly Recipient[]) =>
  to.length === 0
    ? segmentsOf(texts.en).segments
    : Math.max(...to.map((one) => segmentsFor(texts, one)))

/**
 * The name by which a message is sent once. It is stored longer than the message, so the number isn't in it. A late
 * patron's has her visit and its hour instead of the sending: two desks that tap at once send one message.
 */
export const nameOf = ({ facility }: Parts, sending: string, { number, late }: Recipient) => {
  if (late) return lateNameOf(late)
  const hash = createHmac('sha256', facility.keys.repeats).update(number).digest('base64url')
  return `${deskTexts}${sending}:${hash}`
}
