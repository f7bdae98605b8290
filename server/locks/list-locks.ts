import { holds } from '@mikvah/rules/people/roles.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { SignedInContext } from '../request/context.ts'
import { onAppClock } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { locksNow } from './locks.ts'

/**
 * The locks that are shut now, each with whom or what it locks out, and until when: a text by the app's clock, null
 * where the desk has to release it. A patron's name is told only to whoever may release hers.
 */
export async function listLocks(parts: Parts, ctx: SignedInContext) {
  const { db, realNow } = parts
  const found = await locksNow(db.orm, realNow())
  const onClock = onAppClock(ctx, parts)
  const { by, content } = ctx
  return found.map(({ id, kind, subject, ofPatron, until, openedBy }) => {
    const mayRelease = holds(by.roles, openedBy)
    return {
      ...{ id, kind, mayRelease },
      subject: ofPatron !== undefined && !mayRelease ? null : subject,
      until: until === null ? null : instantTextOf(onClock(until), content.timeZone),
    }
  })
}
