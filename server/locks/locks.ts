import { createHash } from 'node:crypto'
import type { contract } from '@mikvah/contract/contract.ts'
import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, gt, inArray, like, or } from 'drizzle-orm'
import type { AskedBySomeone } from '../asked/asked.ts'
import { noEnd } from '../asked/limits.ts'
import { onAppClock } from '../asked/moment.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { limits } from '../asked/table.ts'
import { cardLimits } from '../attendants/swiped-card.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db, Tx } from '../db/database.ts'
import { missesOf } from '../kiosk/store.ts'
import { liveEvents } from '../live/table.ts'
import { passcodesOfHouse, passcodesOfRoom } from '../rooms/passcode.ts'
import { passwordLimits } from '../sign-in/trade-password.ts'
import { calledAs } from './called-as.ts'

type Lock = {
  id: string
  kind: ResultOf<typeof contract.locks>[number]['kind']
  subject: string | null
  /** Null: until somebody lets them try again. */
  until: Ms | null
  open(tx: Tx): Promise<unknown>
}
type Kind = {
  kind: Lock['kind']
  /** Its rows, by their names; what stands in brackets is whom it is about. */
  bucket: RegExp
  most: number
  /** It is about an account, which is found by this. */
  of?: 'id' | 'userName'
  /** What has filled it, and begins anew with it. */
  filledBy?: (subject: string) => readonly string[]
}

/** What locks somebody out of her work, and how many tries fill one. */
const kinds: readonly Kind[] = [
  { kind: 'passcode', bucket: /^passcode:(\d+)$/, most: passcodesOfRoom },
  {
    ...{ kind: 'passcode', bucket: /^shut:passcode()$/, most: 1 },
    filledBy: () => passcodesOfHouse.map(({ bucket }) => bucket),
  },
  {
    ...{ kind: 'kiosk', bucket: /^shut:kiosk:(.+)$/, most: 1, of: 'id' },
    filledBy: (account) => [missesOf(account).bucket],
  },
  { kind: 'card', bucket: /^card:(.+)$/, most: cardLimits.ofAccount, of: 'id' },
  // Each household that a name was tried from.
  {
    ...{ kind: 'sign-in', bucket: /^sign-in:(.+):(?:[\d.]+|(?:[\da-f]+:){4}:\/64)$/ },
    ...{ most: passwordLimits.ofName, of: 'userName' },
  },
]
const named = ['passcode%', 'shut:%', 'card:%', 'sign-in:%']

/** What is shut by now. On the real clock, as the tries are. */
async function locksNow(db: Db, realNow: Ms): Promise<Lock[]> {
  const rows = await db
    .select()
    .from(limits)
    .where(
      and(gt(limits.expiresAt, realNow), or(...named.map((name) => like(limits.bucket, name)))),
    )
    .orderBy(limits.bucket)
  const full = rows.flatMap(({ bucket, count, expiresAt }) => {
    const kind = kinds.find((one) => one.bucket.test(bucket))
    if (!kind || count < kind.most) return []
    return [{ ...kind, name: bucket, subject: kind.bucket.exec(bucket)?.[1] ?? '', expiresAt }]
  })
  const called = await calledAs(db, full)
  return full.map(({ kind, name, subject, of, filledBy, expiresAt }) => ({
    id: idOf(name),
    kind,
    subject: (of ? called.get(subject) : subject) || null,
    until: expiresAt < noEnd ? expiresAt : null,
    open: (tx) =>
      tx.delete(limits).where(inArray(limits.bucket, [name, ...(filledBy?.(subject) ?? [])])),
  }))
}

/** The name of a bucket holds an address. */
const idOf = (bucket: string): string =>
  createHash('sha256').update(bucket).digest('base64url').slice(0, 20)

export async function listLocks(parts: Parts, asked: AskedBySomeone) {
  const { db, realNow } = parts
  const found = await locksNow(db.orm, realNow())
  const told = onAppClock(asked, parts)
  const { content } = asked
  return found.map(({ id, kind, subject, until }) => ({
    ...{ id, kind, subject },
    until: until === null ? null : instantTextOf(told(until), content.timeZone),
  }))
}

/** They may try again at once. */
export async function releaseLock(parts: Parts, asked: AskedBySomeone, id: string) {
  await parts.db.inTransaction(async (tx) => {
    const found = (await locksNow(tx, parts.realNow())).find((lock) => lock.id === id)
    if (!found) throw new Refused('not-found')
    await found.open(tx)
    await tx.insert(liveEvents).values({ kind: 'locks' })
    await writeAudit(tx, asked, { subject: found.kind })
  })
  return listLocks(parts, asked)
}
