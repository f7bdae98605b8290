import { inShort } from '../in-short.ts'
import { redact } from '../redact.ts'
import type { Outgoing } from './messages.ts'

/**
 * What a provider said against a message, in its own words, for an administrator: in short, and without our keys. A
 * provider may repeat the message, so its numbers are blacked out too, as one may be a sign-in code.
 */
export function saidOf(
  words: string,
  secrets: readonly string[],
  { to, text }: Pick<Outgoing, 'to' | 'text'>,
): string {
  const hers = [to, ...(text.match(/\d{4,}/g) ?? [])]
  return inShort(redact(words, [...secrets, ...hers]))
}
