import type { WordKey } from '@mikvah/contract/words/key.ts'
import { defaultLanguageOf, textOf } from '@mikvah/rules/settings/read.ts'
import type { Moment } from '../asked/asked.ts'
import { textIn } from '../asked/words.ts'
import type { Tx } from '../db/database.ts'
import { addEffect } from '../outbox/add-effect.ts'

/** Settings that name who learns of something. */
export type OfficeAddress =
  | 'websiteEmail'
  | 'careersEmail'
  | 'kallahEmail'
  | 'newUserEmail'
  | 'paymentsEmail'
  | 'membershipEmail'
  | 'adminEmail'

/** Blank means nobody; elsewhere it means the office's own address. */
const alone: readonly OfficeAddress[] = ['membershipEmail']

type OfficeMail = {
  /** Key of the subject among the texts. */
  subject: WordKey
  params?: Record<string, string>
  /** Empty ones are left out; without any the subject says it all. */
  lines?: readonly string[]
  dedupe: string
}

/** E-mails the office after commit, once Shabbos or Yom Tov is over. Without an address nothing is sent. */
export async function tellOffice(
  tx: Tx,
  { now, content }: Moment,
  address: OfficeAddress,
  { subject: key, params = {}, lines, dedupe }: OfficeMail,
): Promise<void> {
  const { values, texts } = content
  const to =
    textOf(values, address) ?? (alone.includes(address) ? null : textOf(values, 'websiteEmail'))
  if (!to) return
  const subject = textIn(defaultLanguageOf(values), key, params, texts)
  await addEffect(tx, {
    do: 'message',
    dueAt: now,
    heldInQuiet: true,
    dedupe,
    payload: {
      channel: 'email',
      to,
      subject,
      text: lines?.filter((line) => line !== '').join('\n') ?? subject,
    },
  })
}
