import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { snapshot } from '../../db/snapshot.ts'
import { todayOf } from '../../nights/nights.ts'
import { paperNightOver } from '../../nights/paper-nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { audienceBy } from '../views/rooms-seen.ts'
import { visitsSeen } from '../views/visits-seen.ts'
import { visitsNotCome } from './store.ts'

/**
 * The visits of last night whose patrons didn't come, as the caller sees them, by their hours. For a night without
 * screens that is known once its sheet is entered.
 */
export const readNoShows = ({ db }: Parts, ctx: SignedInContext) =>
  db.inTransaction(async (tx) => {
    const night = plusDays(todayOf(ctx), -1)
    const onPaper = paperNightOver(ctx, night) !== null
    const ids = (await visitsNotCome(tx, night, { onPaper })).map(({ id }) => id)
    const views = await visitsSeen(tx, ctx, audienceBy(ctx), ids)
    return ids.flatMap((id) => views.get(id) ?? [])
  }, snapshot)
