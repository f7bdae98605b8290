import { hours } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { inArray } from '../db/drizzle/queries.ts'
import { addEvent } from '../live/add-event.ts'
import { type Bucket, bucketOf } from '../request/bucket.ts'
import type { TryLimit } from '../request/judge-try.ts'
import { noEnd } from '../request/limits.ts'
import { limits } from '../request/table.ts'

/**
 * The most wrong names and zip codes for one account, in a day and in all. After those of a day the next day or the
 * desk helps, after those in all only the desk.
 */
export const numberTries = { ofDay: 5, inAll: 10 } as const

const ofDay = (userId: string) => bucketOf('number-confirm', userId)
const inAll = (userId: string) => bucketOf('number-in-all', userId)
const shuts = (userId: string) => bucketOf('number-shut', userId)

/** The limits of wrong tries for an account: however many days somebody tries, there are only ten tries in all. */
export const confirmTriesOf = (userId: string): readonly TryLimit[] => [
  { bucket: ofDay(userId), most: numberTries.ofDay, windowMs: hours(24) },
  { bucket: inAll(userId), most: numberTries.inAll, windowMs: noEnd, shuts: shuts(userId) },
]

/** The buckets that count an account's wrong names and zip codes; they are emptied when the desk releases its lock. */
export const countedOf = (userId: string): readonly Bucket[] => [ofDay(userId), inAll(userId)]

/** Forgets the tries of an account: its number was confirmed, or it was taken off the record. */
export async function forgetTries(tx: Tx, userId: string): Promise<void> {
  const names = [...countedOf(userId), shuts(userId)]
  const gone = await tx
    .delete(limits)
    .where(inArray(limits.bucket, names))
    .returning({ bucket: limits.bucket })
  if (gone.length > 0) await addEvent(tx, 'locks')
}
