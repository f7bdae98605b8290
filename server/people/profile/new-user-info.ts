import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { newUserInfo as newUserInfoCall } from '@mikvah/contract/users.ts'
import { judgeUserInfo } from '@mikvah/rules/people/name.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { tellOffice } from '../../notices/tell-office.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { textIn } from '../../request/words.ts'
import { ownerOf } from '../owner.ts'
import { changeAccount, lockAccount } from '../store.ts'
import { type UserView, userView } from './view.ts'

/**
 * Stores the form of a new patron, and gives her as `userView`. A form that lacks something, or has something wrong, is
 * refused as a whole with one text; the office is told of her once, where it wants that (`sendEmailForNewUsers`;
 * requirements P5).
 */
export async function newUserInfo(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  info: BodyOf<typeof newUserInfoCall>,
): Promise<UserView> {
  const { language, content, now } = ctx
  const view = await parts.db.inTransaction(async (tx) => {
    const owner = await ownerOf(tx, ctx, id)
    const verdict = judgeUserInfo(info)
    if (!verdict.allowed) {
      const message = textIn(language, verdict.because, {}, content.texts)
      throw new Refused(verdict.because, {
        errors: verdict.fields.map((path) => ({ path, message })),
      })
    }
    const changed = await changeAccount(tx, await lockAccount(tx, owner.id), info)
    await writeAudit(tx, ctx, {
      subject: owner.id,
      owner: owner.id,
      details: { fields: Object.keys(info) },
    })
    if (flagOf(content.values, 'sendEmailForNewUsers')) {
      await tellOffice(tx, { now, content }, 'newUserEmail', {
        subject: 'noticeNewPatronSubject',
        lines: [
          `${info.firstName} ${info.lastName}`,
          owner.phone ?? '',
          info.email,
          `${info.address}, ${info.city}, ${info.state} ${info.zipcode}`,
        ],
        dedupe: `new-patron:${owner.id}`,
      })
    }
    return userView(tx, ctx, changed)
  })
  return view
}
