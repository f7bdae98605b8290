import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { exportUser as exportUserCall } from '@mikvah/contract/privacy.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { contactMessages } from '../contact/table.ts'
import type { Tx } from '../db/database.ts'
import { desc, eq, inArray, or, sql } from '../db/drizzle/queries.ts'
import { snapshot } from '../db/snapshot.ts'
import { readMembership } from '../memberships/read-membership.ts'
import { effects, messages, optOuts } from '../outbox/table.ts'
import { listSavedCards } from '../payments/cards/list-saved-cards.ts'
import { paymentsOfUser } from '../payments/ledger/store.ts'
import { paymentView } from '../payments/ledger/view.ts'
import type { Account } from '../people/accounts.ts'
import { patronOf } from '../people/owner.ts'
import { userView } from '../people/profile/view.ts'
import { picturesOf, requestsOf } from '../plates/store.ts'
import { papersView } from '../plates/view.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { reservationsOfUser } from '../reservations/store.ts'
import { readReservations } from '../reservations/views/view.ts'
import { deviceCredentials, refreshTokens } from '../sign-in/table.ts'

type Exported = ResultOf<typeof exportUserCall>

const always = { from: '0001-01-01', to: '9999-12-31' }
/**
 * What is stored about her, as the caller may see it: what the desk is given has the desk's notes too. All is as of one
 * moment, but her membership and saved cards just after.
 */
export async function exportUser(
  parts: Parts,
  ctx: SignedInContext,
  userId: string,
): Promise<Exported> {
  const at = (ms: Ms) => instantTextOf(ms, ctx.content.timeZone)
  const held = await parts.db.inTransaction(async (tx) => {
    const owner = await patronOf(tx, ctx, userId)
    const visits = await reservationsOfUser(tx, owner.id, always)
    const paid = await paymentsOfUser(tx, owner.id, always)
    return {
      user: await userView(tx, ctx, owner),
      reservations: await readReservations(tx, ctx, visits, owner),
      payments: paid.map((row) => paymentView(row, ctx)),
      ...(await written(tx, owner, at)),
      licenseRequests: await papersSent(tx, ctx, owner),
      ...(await signedIn(tx, owner, at)),
    }
  }, snapshot)
  return {
    exportedAt: at(ctx.now),
    ...held,
    membership: await readMembership(parts, ctx, userId),
    savedCards: await listSavedCards(parts, ctx, userId),
  }
}

/**
 * What was written to and about her, by her account and her phone, which are proven to be hers. An e-mail address
 * isn't: anyone may put another's into her profile.
 */
async function written(tx: Tx, { id, phone }: Account, at: (ms: Ms) => string) {
  // Notices by e-mail have her id at the end of their names; e-mails to the office about her are the office's.
  const ofEmail = `:email:${id}`
  const named = tx
    .select({ id: effects.id })
    .from(effects)
    .where(sql`right(${effects.dedupe}, ${ofEmail.length}) = ${ofEmail}`)
  const hers = inArray(messages.id, named)
  const sent = await tx
    .select()
    .from(messages)
    .where(phone ? or(eq(messages.to, phone), hers) : hers)
    .orderBy(desc(messages.at))
  const [stopped] = phone ? await tx.select().from(optOuts).where(eq(optOuts.phone, phone)) : []
  const letters = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.userId, id))
    .orderBy(desc(contactMessages.at))
  return {
    messages: sent.map((row) => ({ ...row, at: at(row.at) })),
    textsStoppedAt: stopped ? at(stopped.at) : null,
    contactMessages: letters.map((row) => ({ ...row, at: at(row.at) })),
  }
}

/** The papers she sent in for her car, with their pictures. */
async function papersSent(tx: Tx, ctx: SignedInContext, { id }: Account) {
  const sent: Exported['licenseRequests'] = []
  for (const request of await requestsOf(tx, id)) {
    const { email, plateNumber } = request
    const pictures = (await picturesOf(tx, request)).map((bytes) => bytes.toString('base64'))
    sent.push({ ...papersView(ctx, request), email, plateNumber, pictures })
  }
  return sent
}

async function signedIn(tx: Tx, { id }: Account, at: (ms: Ms) => string) {
  const devices = await tx.select().from(deviceCredentials).where(eq(deviceCredentials.userId, id))
  const tokens = await tx.select().from(refreshTokens).where(eq(refreshTokens.userId, id))
  return {
    devices: devices.map((row) => ({ since: at(row.createdAt), lastUsed: at(row.lastUsedAt) })),
    signIns: tokens.map((row) => ({ at: at(row.issuedAt), until: at(row.expiresAt) })),
  }
}
