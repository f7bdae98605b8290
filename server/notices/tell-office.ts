import type { WordKey } from '@mikvah/contract/words/key.ts'
import { defaultLanguageOf, textOf } from '@mikvah/rules/settings/read.ts'
import type { Tx } from '../db/database.ts'
import { addEffect } from '../outbox/add-effect.ts'
import type { Moment } from '../request/context.ts'
import { textIn } from '../request/words.ts'

/** Settings with the address that a kind of news goes to. */
export type OfficeAddress =
  | 'websiteEmail'
  | 'careersEmail'
  | 'kallahEmail'
  | 'newUserEmail'
  | 'paymentsEmail'
  | 'membershipEmail'
  | 'adminEmail'

/**
 * Addresses without a fallback: where one is blank the news goes to nobody. Any other that is blank means the office's
 * own address.
 */
const alone: readonly OfficeAddress[] = ['membershipEmail']

type OfficeMail = {
  /** The key of the subject among the texts. */
  subject: WordKey
  params?: Record<string, string>
  /** The lines of the e-mail, empty ones left out; without any, the subject says it all. */
  lines?: readonly string[]
  dedupe: string
  /** The address that an answer to the e-mail goes to. */
  replyTo?: string
}

/**
 * E-mails the office after the commit, once Shabbos or Yom Tov is over. A blank address means the office's own, but for
 * news of memberships; without any nothing is sent.
 */
export async function tellOffice(
  tx: Tx,
  { now, content }: Moment,
  address: OfficeAddress,
  { subject: key, params = {}, lines, dedupe, replyTo }: OfficeMail,
): Promise<void> {
  const { values, texts } = content
  const to =
    textOf(values, address) ?? (alone.includes(address) ? null : textOf(values, 'websiteEmail'))
  if (!to) return
  const language = defaultLanguageOf(values)
  const subject = textIn(language, key, params, texts)
  await addEffect(tx, {
    do: 'email',
    dueAt: now,
    heldInQuiet: true,
    dedupe,
    payload: {
      channel: 'email',
      to,
      subject,
      language,
      ...(replyTo ? { replyTo } : {}),
      text: lines?.filter((line) => line !== '').join('\n') ?? subject,
    },
  })
}
