import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { registrationVerify } from '@mikvah/contract/sign-in.ts'
import { countryOf } from '@mikvah/rules/settings/read.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { phoneOf } from '../people/phone-number.ts'
import { limitsByAddress, limitsByNet } from '../request/address-limits.ts'
import { bucketOf } from '../request/bucket.ts'
import type { RequestContext } from '../request/context.ts'
import { countTry, type Limit, triesIn, withinLimits } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { codeHash, sameHash, secretHash } from './hashes.ts'
import { countWrongCode, forgetCodes, lockCodes } from './store.ts'
import type { loginCodes } from './table.ts'

/** After how many wrong tries a code is worth nothing. */
const mostTries = 5

type Taken = { phone: string; asker: Code | undefined }

/**
 * Takes a right code, which uses it up, does what it is for in the same transaction, and gives what came of that.
 * Refuses with wrong-code, with code-expired where none is valid or it was tried too often, and with too-many-tries
 * beyond 60 in ten minutes from one address. `asker` is the code's row where the caller named its request.
 */
export async function takeCode<Done>(
  parts: Parts,
  ctx: RequestContext,
  body: BodyOf<typeof registrationVerify>,
  then: (tx: Tx, taken: Taken) => Promise<Done>,
): Promise<Done> {
  const phone = phoneOf(body.phoneNumber, countryOf(ctx.content.values))
  const code = body.authCode.replace(/\D/g, '')
  const now = parts.realNow()
  const limit = { bucket: bucketOf('code-verify'), most: 60, windowMs: minutes(10) }
  await withinLimits(parts.db.orm, limitsByAddress(parts, ctx.ip, limit), now, 'too-many-tries')

  const verdict = await parts.db.inTransaction(async (tx) => {
    const codes = await lockCodes(tx, phone)
    const request = body.requestId ? secretHash(body.requestId) : null
    const asker = codes.find(({ id }) => id === request)
    const sent = asker ?? codes[0]
    if (!sent || sent.expiresAt <= now) return 'code-expired' as const
    const tries = asker ? triesOfAsker(tx, asker) : await triesOfOthers(tx, sent, ctx.ip)
    if (tries.spent) return 'code-expired' as const
    if (!sameHash(codeHash(parts.facility.keys.codes, phone, code), sent.codeHash)) {
      await tries.count()
      return 'wrong-code' as const
    }
    await forgetCodes(tx, phone)
    return { done: await then(tx, { phone, asker }) }
  })
  if (typeof verdict === 'string') throw new Refused(verdict)
  return verdict.done
}

type Code = typeof loginCodes.$inferSelect
type Tries = { spent: boolean; count: () => Promise<unknown> }

const triesOfAsker = (tx: Tx, { id, tries }: Code): Tries => ({
  spent: tries >= mostTries,
  count: () => countWrongCode(tx, id),
})

/**
 * The wrong tries of callers who don't name the request: five from one network, ten in all. They don't count against
 * the one who asked, nor one network's against another's, so that a stranger can't kill the code she is reading.
 */
async function triesOfOthers(tx: Tx, { id, sentAt }: Code, ip: string): Promise<Tries> {
  const window = { windowMs: minutes(10) }
  const limits: Limit[] = [
    ...limitsByNet(ip, { bucket: bucketOf('code-tries', id), most: mostTries, ...window }),
    { bucket: bucketOf('code-tries', id), most: 2 * mostTries, ...window },
  ]
  const counts: number[] = []
  for (const limit of limits) counts.push(await triesIn(tx, limit, sentAt))
  return {
    spent: limits.some(({ most }, at) => (counts[at] ?? 0) >= most),
    count: async () => {
      for (const limit of limits) await countTry(tx, limit, sentAt)
    },
  }
}
