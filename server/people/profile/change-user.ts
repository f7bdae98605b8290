import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { changeUser as changeUserCall } from '@mikvah/contract/users.ts'
import { onlyRemoves, platesOf, platesText } from '@mikvah/rules/garage/plates.ts'
import { isFormName, isProfileName, userInfoFields } from '@mikvah/rules/people/name.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { textIn } from '../../request/words.ts'
import { ownerOf } from '../owner.ts'
import { changeAccount, lockAccount } from '../store.ts'
import { tellOfNote } from './tell-of-note.ts'
import { fieldAt, staffsAlone, type UserFields, userFields } from './user-fields.ts'
import { type UserView, userView } from './view.ts'

type Body = BodyOf<typeof changeUserCall>
type Sent = { path: string; value: unknown }
type Code = 'unknown-field' | 'invalid-field' | 'invalid-name' | 'plates-only-removed'
type Wrong = { path: string; code: Code }

/**
 * Changes all the given fields or none, and gives her as `userView`; every wrong path and value is refused by name
 * (requirements P7). With her e-mail address her choice of e-mail is cleared too.
 */
export function changeUser(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  body: Body,
): Promise<UserView> {
  return parts.db.inTransaction(async (tx) => {
    const { id: userId } = await ownerOf(tx, ctx, id)
    const account = await lockAccount(tx, userId)

    const { changes, wrong } = readChanges(ctx, body)
    if (changes.plateNumber !== undefined) {
      const wanted = platesOf(changes.plateNumber)
      const staff = holds(ctx.by.roles, 'Reception')
      if (!staff && !onlyRemoves(platesOf(account.plateNumber), wanted)) {
        wrong.push({ path: 'plateNumber', code: 'plates-only-removed' })
      }
      changes.plateNumber = platesText(wanted)
    }
    refuseWrong(ctx, wrong)
    // When she deletes her address, her choice of e-mail goes too, as she hasn't made it for the next address.
    if (changes.email === null) changes.notificationByEmail = false

    const fields = Object.keys(changes)
    const changed = await changeAccount(tx, account, changes)
    if (changed.notes !== account.notes) await tellOfNote(tx, userId)
    await writeAudit(tx, ctx, { subject: userId, owner: userId, details: { fields } })
    return userView(tx, ctx, changed)
  })
}

function readChanges(
  { language, by }: SignedInContext,
  body: Body,
): { changes: Partial<UserFields>; wrong: Wrong[] } {
  const isName = isWholeForm(body) ? isFormName : (name: string) => isProfileName(name, language)
  const changes: Record<string, unknown> = {}
  const wrong: Wrong[] = []
  for (const { path, value } of sentOf(body)) {
    const field = fieldAt(path)
    if (!field || (staffsAlone.includes(field) && !holds(by.roles, 'Reception'))) {
      wrong.push({ path, code: 'unknown-field' })
      continue
    }
    const read = userFields[field](value, isName)
    if (typeof read === 'string') wrong.push({ path: field, code: read })
    else changes[field] = read.value
  }
  return { changes, wrong }
}

const sentOf = (body: Body): Sent[] =>
  Array.isArray(body) ? body : Object.entries(body).map(([path, value]) => ({ path, value }))

/** The user info form sends all its fields as one object; names in it may be of any script, unlike in the profile. */
function isWholeForm(body: Body): boolean {
  if (Array.isArray(body)) return false
  const sent = new Set(Object.keys(body).map(fieldAt))
  return userInfoFields.every((field) => sent.has(fieldAt(field)))
}

function refuseWrong({ language, content }: SignedInContext, wrong: readonly Wrong[]): void {
  const [first] = wrong
  if (!first) return
  throw new Refused(first.code, {
    params: { field: first.path },
    errors: wrong.map(({ path, code }) => ({
      path,
      message: textIn(language, code, { field: path }, content.texts),
    })),
  })
}
