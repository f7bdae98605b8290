import { createHash } from 'node:crypto'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, eq, gt, like, or } from 'drizzle-orm'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { limits } from '../asked/table.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db, Tx } from '../db/database.ts'
import { lock, lockedKiosks } from '../kiosk/store.ts'
import { passcodeLimits } from '../rooms/passcode.ts'
import { passwordLimits } from '../sign-in/trade-password.ts'

type Lock = {
  id: string
  kind: 'passcode' | 'sign-in' | 'kiosk'
  subject: string | null
  /** Null: until somebody lets them try again. */
  until: Ms | null
  open(tx: Tx): Promise<unknown>
}
type Kind = { kind: Lock['kind']; bucket: RegExp; most: number }

/** The limits that lock somebody out of her work, and how many tries fill one. */
const kinds: readonly Kind[] = [
  { kind: 'passcode', bucket: /^passcode:(\d+)$/, most: passcodeLimits.ofRoom },
  { kind: 'passcode', bucket: /^passcode()$/, most: passcodeLimits.ofAll },
  // Each net that a name was tried from.
  { kind: 'sign-in', bucket: /^password:([^:]*[^:\d.][^:]*):.+$/, most: passwordLimits.ofName },
]

const locksNow = async (db: Db, realNow: Ms): Promise<Lock[]> => [
  ...(await limitsFull(db, realNow)),
  ...(await kiosksLocked(db)),
]

async function kiosksLocked(db: Db): Promise<Lock[]> {
  const found = await lockedKiosks(db)
  return found.map(({ userId, userName }) => ({
    id: idOf(`kiosk ${userId}`),
    kind: 'kiosk',
    subject: userName,
    until: null,
    open: (tx) => lock(tx, userId, null),
  }))
}

/** What is shut by now. On the real clock, as the tries are. */
async function limitsFull(db: Db, realNow: Ms): Promise<Lock[]> {
  const rows = await db
    .select()
    .from(limits)
    .where(
      and(
        gt(limits.expiresAt, realNow),
        or(like(limits.bucket, 'passcode%'), like(limits.bucket, 'password:%')),
      ),
    )
    .orderBy(limits.bucket)
  return rows.flatMap(({ bucket, count, expiresAt: until }) => {
    const kind = kinds.find((one) => one.bucket.test(bucket))
    if (!kind || count < kind.most) return []
    const subject = kind.bucket.exec(bucket)?.[1] || null
    const open = (tx: Tx) => tx.delete(limits).where(eq(limits.bucket, bucket))
    return [{ id: idOf(bucket), kind: kind.kind, subject, until, open }]
  })
}

/** The name of a bucket holds an address. */
const idOf = (bucket: string): string =>
  createHash('sha256').update(bucket).digest('base64url').slice(0, 20)

export async function listLocks({ db, realNow }: Parts, { content }: AskedBySomeone) {
  const found = await locksNow(db.orm, realNow())
  return found.map(({ id, kind, subject, until }) => ({
    ...{ id, kind, subject },
    until: until === null ? null : instantTextOf(until, content.timeZone),
  }))
}

/** They may try again at once. */
export async function releaseLock(parts: Parts, asked: AskedBySomeone, id: string) {
  await parts.db.inTransaction(async (tx) => {
    const found = (await locksNow(tx, parts.realNow())).find((lock) => lock.id === id)
    if (!found) throw new Refused('not-found')
    await found.open(tx)
    await writeAudit(tx, asked, { subject: found.kind })
  })
  return listLocks(parts, asked)
}
