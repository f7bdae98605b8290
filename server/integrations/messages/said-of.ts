import { redact } from '../redact.ts'
import type { Outgoing } from './messages.ts'

const most = 300

/**
 * What a provider said against a message, in its own words, for an administrator: on one line, not endless, and without
 * our keys. A provider may repeat the message, so its numbers are blacked out too, as one may be a sign-in code.
 */
export function saidOf(
  words: string,
  secrets: readonly string[],
  { to, text }: Pick<Outgoing, 'to' | 'text'>,
): string {
  const hers = [to, ...(text.match(/\d{4,}/g) ?? [])]
  return redact(words, [...secrets, ...hers])
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
}
