import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { makeUser as makeUserCall } from '@mikvah/contract/finding.ts'
import { isEmail } from '@mikvah/rules/people/email.ts'
import { isFormName } from '@mikvah/rules/people/name.ts'
import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import { countryOf } from '@mikvah/rules/settings/read.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../ids.ts'
import { accountById, accountByUserName, addUnlessNamed } from '../people/accounts.ts'
import { phoneOf } from '../people/phone-number.ts'
import { userView } from '../people/profile/view.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { textIn } from '../request/words.ts'

type Body = BodyOf<typeof makeUserCall>

/**
 * The patron of a phone as she is stored, or a new one with what the desk knows of her. Without a number (a desk may
 * type zeros) a guest with only a name is made. Refuses a wrong phone, name or e-mail, and a phone that is the name of
 * another kind of account.
 */
export async function makeUser(parts: Parts, ctx: SignedInContext, body: Body) {
  refuseWrong(ctx, body)
  const country = countryOf(ctx.content.values)
  const isNobodys = body.phone === '' || (/\d/.test(body.phone) && isNobodysNumber(body.phone))
  const phone = isNobodys ? null : phoneOf(body.phone, country)
  const id =
    ctx.key?.made?.user ?? (await parts.db.inTransaction((tx) => idOfPatron(tx, ctx, phone, body)))
  const account = await accountById(parts.db.orm, id)
  // A name that belongs to a staff account opens no patron's record.
  if (account?.kind !== 'patron') throw new Refused('user-not-found')
  return userView(parts.db.orm, ctx, account)
}

async function idOfPatron(
  tx: Tx,
  ctx: SignedInContext,
  phone: string | null,
  { firstName, lastName, email, language }: Body,
): Promise<string> {
  const id = newId()
  const userName = phone ?? `guest-${id}`
  // Another desk may enter her at the same moment, or she may sign up herself.
  const made = await addUnlessNamed(tx, {
    ...{ id, kind: 'patron', userName, phone, language, createdAt: ctx.now },
    ...{ firstName: firstName || null, lastName: lastName || null, email: email || null },
  })
  const subject = made ? id : ((await accountByUserName(tx, userName))?.id ?? id)
  await writeAudit(tx, ctx, { subject, details: { made } })
  await recordOutcome(tx, ctx.key, { user: subject })
  return subject
}

function refuseWrong({ language, content }: SignedInContext, { firstName, lastName, email }: Body) {
  const wrong = [
    ['firstName', firstName === '' || isFormName(firstName), 'invalid-name'],
    ['lastName', lastName === '' || isFormName(lastName), 'invalid-name'],
    ['email', email === '' || isEmail(email), 'invalid-field'],
  ] as const
  const found = wrong.find(([, isRight]) => !isRight)
  if (!found) return
  const [path, , code] = found
  const message = textIn(language, code, { field: path }, content.texts)
  throw new Refused(code, { params: { field: path }, errors: [{ path, message }] })
}
