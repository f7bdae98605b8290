import { codeDigits, pairingCodeLives } from '@mikvah/rules/people/codes.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, desc, eq, gt, inArray } from '../db/drizzle/queries.ts'
import { newSecret, randomDigits } from '../ids.ts'
import { users } from '../people/table.ts'
import { limitsByAddress } from '../request/address-limits.ts'
import { bucketOf } from '../request/bucket.ts'
import type { RequestContext } from '../request/context.ts'
import { type Limit, withinLimits } from '../request/limits.ts'
import { onAppClock } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import type { Keys } from '../secrets/keys.ts'
import { pairingCodeHash, secretHash } from '../sign-in/hashes.ts'
import { deviceCredentials } from '../sign-in/table.ts'
import { devicePairings } from './table.ts'

const hour = minutes(60)
/**
 * How many pairing codes one address may ask for in an hour: enough for all screens of a facility. There is no limit
 * for all addresses together: a stranger who asks for codes can't keep the facility's own screens from pairing.
 */
const ofAddress: Limit = { bucket: bucketOf('pairing-address'), most: 120, windowMs: hour }

/**
 * Makes a code of eight digits for a screen to show, good for ten minutes, and a secret that it will sign in with.
 * Neither is of use until the desk types the code. `expiresAt` is a text by the app's clock.
 */
export async function askPairing(parts: Parts, ctx: RequestContext) {
  const { db, facility, realNow } = parts
  const now = realNow()
  const { ip, content } = ctx
  const secret = newSecret()
  const expiresAt = now + pairingCodeLives
  const onAppTime = onAppClock(ctx, parts)
  const code = await db.inTransaction(async (tx) => {
    await withinLimits(tx, limitsByAddress(parts, ip, ofAddress), now, 'too-many-tries')
    await makeRoom(tx)
    return keepFreeCode(tx, facility.keys, { id: secretHash(secret), expiresAt })
  })
  return { code, secret, expiresAt: instantTextOf(onAppTime(expiresAt), content.timeZone) }
}

/** The most codes that wait at a time: of a hundred million possible ones, a slip of the finger hits none of them. */
const mostCodes = 5000

/** Removes the oldest code, which is the least likely to be typed yet. */
async function makeRoom(tx: Tx): Promise<void> {
  const { id, expiresAt } = devicePairings
  const tooMany = tx
    .select({ id })
    .from(devicePairings)
    .orderBy(desc(expiresAt))
    .offset(mostCodes - 1)
  await tx.delete(devicePairings).where(inArray(id, tooMany))
}

type Pairing = typeof devicePairings.$inferInsert

/** Stores a code that no other screen shows. */
async function keepFreeCode(
  tx: Tx,
  keys: Pick<Keys, 'codes'>,
  pairing: Omit<Pairing, 'codeHash'>,
): Promise<string> {
  for (;;) {
    const code = randomDigits(codeDigits.pairing)
    const row = { ...pairing, codeHash: pairingCodeHash(keys.codes, code) }
    const inserted = await tx
      .insert(devicePairings)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: devicePairings.id })
    if (inserted.length > 0) return code
  }
}

/** The id of the pairing whose screen shows this code now; null when none does. */
export async function pairingByCode(
  { db, facility, realNow }: Parts,
  code: string,
): Promise<string | null> {
  const digits = code.replace(/\D/g, '')
  const [row] = await db.orm
    .select({ id: devicePairings.id })
    .from(devicePairings)
    .where(
      and(
        eq(devicePairings.codeHash, pairingCodeHash(facility.keys.codes, digits)),
        gt(devicePairings.expiresAt, realNow()),
      ),
    )
  return row?.id ?? null
}

/** Removes a code: it pairs one screen, once. Gives whether it was there. */
export async function takePairing(tx: Tx, id: string): Promise<boolean> {
  const taken = await tx
    .delete(devicePairings)
    .where(eq(devicePairings.id, id))
    .returning({ id: devicePairings.id })
  return taken.length > 0
}

/**
 * What has become of a screen's code: the name to sign in with once it is paired, null while it waits; refused when its
 * time is over. It may be asked repeatedly, in case an answer was lost.
 */
export async function readPairing({ db, realNow }: Parts, secret: string) {
  const hash = secretHash(secret)
  const userName = await pairedAs(db.orm, hash)
  if (userName !== null) return { userName }
  const { id, expiresAt } = devicePairings
  const waiting = await db.orm
    .select({ id })
    .from(devicePairings)
    .where(and(eq(id, hash), gt(expiresAt, realNow())))
  if (waiting.length === 0) throw new Refused('pairing-over')
  return { userName: null }
}

async function pairedAs(db: Db, hash: string): Promise<string | null> {
  const [row] = await db
    .select({ userName: users.userName })
    .from(deviceCredentials)
    .innerJoin(users, eq(users.id, deviceCredentials.userId))
    .where(and(eq(deviceCredentials.secretHash, hash), eq(users.kind, 'device')))
  return row?.userName ?? null
}
