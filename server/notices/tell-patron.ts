import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Moment } from '../asked/asked.ts'
import { textIn } from '../asked/words.ts'
import type { Effect } from '../outbox/add-effect.ts'
import type { Account } from '../people/accounts.ts'

type Text = {
  key: WordKey
  params?: Record<string, string>
  /** Of whom or what it is told, so that it is told once. */
  dedupe: string
  /** Not before this moment of the app's clock; at once when nothing is said. */
  dueAt?: Ms
}

/** A text message to a patron in her language, held while it is Shabbos or Yom Tov. She has a phone. */
export const textToPatron = (
  { now, content }: Moment,
  { phone, language }: Account,
  { key, params = {}, dedupe, dueAt = now }: Text,
): Effect => ({
  do: 'message',
  dueAt,
  heldInQuiet: true,
  dedupe: `${key}:${dedupe}`,
  payload: { channel: 'sms', to: phone ?? '', text: textIn(language, key, params, content.texts) },
})
