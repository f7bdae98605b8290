import { hours } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { inArray } from '../db/drizzle/queries.ts'
import { addEvent } from '../live/add-event.ts'
import { type Bucket, bucketOf } from '../request/bucket.ts'
import type { TryLimit } from '../request/judge-try.ts'
import { noEnd } from '../request/limits.ts'
import { limits } from '../request/table.ts'

/** Wrong last names and zip codes that one account bears in a day, and in all: past these the desk helps. */
export const numberTries = { ofDay: 5, inAll: 10 } as const

const ofDay = (userId: string) => bucketOf('number-confirm', userId)
const inAll = (userId: string) => bucketOf('number-in-all', userId)
const shuts = (userId: string) => bucketOf('number-shut', userId)

/** Whoever has all the days in the world has no more than ten. */
export const triesOf = (userId: string): readonly TryLimit[] => [
  { bucket: ofDay(userId), most: numberTries.ofDay, windowMs: hours(24) },
  { bucket: inAll(userId), most: numberTries.inAll, windowMs: noEnd, shuts: shuts(userId) },
]

/** What begins anew with a lock that the desk opens. */
export const countedOf = (userId: string): readonly Bucket[] => [ofDay(userId), inAll(userId)]

/** Whose number is confirmed begins anew, should it come in doubt again; of whoever is taken off the record nothing stays. */
export async function forgetTries(tx: Tx, userId: string): Promise<void> {
  const names = [...countedOf(userId), shuts(userId)]
  const gone = await tx
    .delete(limits)
    .where(inArray(limits.bucket, names))
    .returning({ bucket: limits.bucket })
  if (gone.length > 0) await addEvent(tx, 'locks')
}
