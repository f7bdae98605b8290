import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { sendSms } from '@mikvah/contract/messages.ts'
import type { TextsOff } from '@mikvah/rules/messages/delivery.ts'
import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import { countryOf, textOf } from '@mikvah/rules/settings/read.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import type { Db } from '../db/database.ts'
import { inArray } from '../db/drizzle/queries.ts'
import { optOuts } from '../outbox/table.ts'
import type { Account } from '../people/accounts.ts'
import { phoneOf, refuseCountry } from '../people/phone-number.ts'
import { users as accounts } from '../people/table.ts'
import type { Moment, RequestContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { textIn } from '../request/words.ts'
import { reservations } from '../reservations/table.ts'
import type { Late } from './desk-text-names.ts'

/** Whom a text of the desk goes to. */
export type Recipient = {
  number: string
  userId: string | null
  /** The language she reads; null for a number that nobody is known by. */
  language: Language | null
  /** The visit she is late for, at its hour, where that is why she is written to. */
  late: Late | null
}
type Whom = Omit<BodyOf<typeof sendSms>, 'msg' | 'msgHe'>
type Why =
  | 'user-not-found'
  | 'smsNotAwaited'
  | 'smsNotWanted'
  | 'smsOptedOut'
  | 'invalid-phone'
  | 'country-not-served'

/**
 * Whom a text goes to (`to`), each number once, and who can't be written to, with why (`failed`). A number that the
 * desk types is used whoever it belongs to.
 */
export async function recipientsOf(db: Db, ctx: RequestContext, { users, numbers, late }: Whom) {
  const visits = await lateVisits(db, late)
  const ids = [...users, ...visits.map(({ userId }) => userId)]
  const known = await db.select().from(accounts).where(inArray(accounts.id, ids))
  const byId = new Map(known.map((account) => [account.id, account]))
  const ofPatron = (userId: string, late: Late | null, known: Why | null) => {
    const account = byId.get(userId)
    const why = known ?? refusalOf(account)
    // The desk isn't told the number of an account that isn't a patron's, or no longer is.
    const number = why === 'user-not-found' ? '' : (account?.phone ?? '')
    return judge(ctx, { number, userId, language: account?.language ?? null, late }, why)
  }
  const judged = [
    ...[...new Set(users)].map((userId) => ofPatron(userId, null, null)),
    ...visits.map(({ id, userId, status, startsAt }) =>
      ofPatron(userId, { id, startsAt }, status === 'Reserved' ? null : 'smsNotAwaited'),
    ),
    ...numbers.map((number) =>
      judge(ctx, { number, userId: null, language: null, late: null }, null),
    ),
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

/** The visits are in order, so that two desks that send at once take locks in the same order. */
async function lateVisits(db: Db, late: readonly string[]) {
  const { id, userId, status, startsAt } = reservations
  return db
    .select({ id, userId, status, startsAt })
    .from(reservations)
    .where(inArray(id, [...late]))
    .orderBy(id)
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

/** Why no text message reaches her, as far as it is known before one is tried; null when one may. */
export function textsOffOf(
  moment: Moment,
  { phone, notificationReservations }: Pick<Account, 'phone' | 'notificationReservations'>,
  stopped: ReadonlySet<string>,
): TextsOff | null {
  if (phone === null) return 'no-phone'
  if (!notificationReservations) return 'not-wanted'
  if (stopped.has(phone)) return 'stopped'
  const { why } = judge(moment, { number: phone, userId: null, language: null, late: null }, null)
  return why === 'country-not-served' ? 'not-served' : why === null ? null : 'no-phone'
}

function judge(
  { content: { values } }: Moment,
  recipient: Recipient,
  why: Why | null,
): { recipient: Recipient; why: Why | null } {
  if (why) return { recipient, why }
  try {
    const number = phoneOf(recipient.number, countryOf(values))
    refuseCountry(number, textOf(values, 'smsCallingCodes'))
    return { recipient: { ...recipient, number }, why: isNobodysNumber(number) ? invalid : null }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { recipient, why: error.code === 'country-not-served' ? error.code : invalid }
  }
}

const invalid: Why = 'invalid-phone'

/** The key of the words that say why a text hasn't gone out, as far as that shows once it was tried. */
export type WhyUnsent = 'smsNotYet' | 'smsNotSent' | 'smsLandline' | 'smsNoSuchNumber' | 'smsUnsure'

/** A recipient who wasn't written to, as the answer names her, with why in the caller's language. */
export const failedTo = (
  { language, content }: RequestContext,
  { number, userId }: Pick<Recipient, 'number' | 'userId'>,
  why: Why | WhyUnsent,
) => ({ number, userId, errorMessage: textIn(language, why, {}, content.texts) })
