import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { sendSms } from '@mikvah/contract/messages.ts'
import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { optOuts } from '../outbox/table.ts'
import type { Account } from '../people/accounts.ts'
import { phoneOf, refuseCountry } from '../people/phone-number.ts'
import { users as accounts } from '../people/table.ts'
import type { RequestContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { type Language, textIn } from '../request/words.ts'

export type Recipient = {
  number: string
  userId: string | null
  /** What she reads; of a number nobody knows it. */
  language: Language | null
}
type Whom = Omit<BodyOf<typeof sendSms>, 'msg' | 'msgHe'>
type Why =
  | 'user-not-found'
  | 'smsNotWanted'
  | 'smsOptedOut'
  | 'invalid-phone'
  | 'country-not-served'

/** Each number once, and of whom it can't be sent to, why. A number that the desk types is reached whoever's it is. */
export async function recipientsOf(db: Db, ctx: RequestContext, { users, numbers }: Whom) {
  const known = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...users]))
  const byId = new Map(known.map((account) => [account.id, account]))
  const judged = [
    ...[...new Set(users)].map((userId) => {
      const account = byId.get(userId)
      const why = refusalOf(account)
      // Whoever is no patron, or none any more, has no number that the desk is told.
      const number = why === 'user-not-found' ? '' : (account?.phone ?? '')
      return judge(ctx, { number, userId, language: account?.language ?? null }, why)
    }),
    ...numbers.map((number) => judge(ctx, { number, userId: null, language: null }, null)),
  ]
  const stopped = await stoppedOf(
    db,
    judged.map(({ recipient }) => recipient.number),
  )
  for (const one of judged) {
    if (one.why === null && stopped.has(one.recipient.number)) one.why = 'smsOptedOut'
  }
  const to = new Map<string, Recipient>()
  for (const { recipient, why } of judged) {
    if (why === null && !to.has(recipient.number)) to.set(recipient.number, recipient)
  }
  const failed = judged.flatMap(({ recipient, why }) =>
    why ? [failedTo(ctx, recipient, why)] : [],
  )
  return { to: [...to.values()], failed }
}

async function stoppedOf(db: Db, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select()
    .from(optOuts)
    .where(inArray(optOuts.phone, [...numbers]))
  return new Set(rows.map(({ phone }) => phone))
}

function refusalOf(account: Account | undefined): Why | null {
  if (account?.kind !== 'patron' || account.erasedAt !== null) return 'user-not-found'
  return account.notificationReservations ? null : 'smsNotWanted'
}

function judge(
  { content: { values } }: RequestContext,
  recipient: Recipient,
  why: Why | null,
): { recipient: Recipient; why: Why | null } {
  if (why) return { recipient, why }
  try {
    const number = phoneOf(recipient.number, textOf(values, 'countryCode') ?? 'us')
    refuseCountry(number, textOf(values, 'smsCallingCodes'))
    return { recipient: { ...recipient, number }, why: isNobodysNumber(number) ? invalid : null }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { recipient, why: error.code === 'country-not-served' ? error.code : invalid }
  }
}

const invalid: Why = 'invalid-phone'

export type WhyUnsent = 'smsNotYet' | 'smsNotSent' | 'smsLandline' | 'smsNoSuchNumber' | 'smsUnsure'

export const failedTo = (
  { language, content }: RequestContext,
  { number, userId }: Pick<Recipient, 'number' | 'userId'>,
  why: Why | WhyUnsent,
) => ({ number, userId, errorMessage: textIn(language, why, {}, content.texts) })
