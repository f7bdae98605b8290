import { timingSafeEqual } from 'node:crypto'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { hours, minutes } from '@mikvah/rules/time/ms.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { bucketOf } from '../request/bucket.ts'
import type { RequestContext } from '../request/context.ts'
import { judgeTry, type TryLimit } from '../request/judge-try.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { unsealed } from '../secrets/seal.ts'

/** The most wrong passcodes at one room in five minutes; after so many it is locked for the rest of them. */
export const passcodesOfRoom = 5
const windowMs = minutes(5)
const shuts = bucketOf('passcode-shut')

/**
 * The rate limits of wrong passcodes at all rooms together, of five minutes and, against slow guessing, of a day.
 * Beyond either no room opens until the desk releases it.
 */
export const passcodesOfHouse: readonly TryLimit[] = [
  { bucket: bucketOf('passcode-house'), most: 15, windowMs, shuts },
  { bucket: bucketOf('passcode-day'), most: 60, windowMs: hours(24), shuts },
]

/**
 * Throws Refused for a wrong passcode, which is logged with its room and counts against its limits, and where staff
 * entry is off or shut.
 */
export async function refuseWrongPasscode(
  parts: Parts,
  ctx: RequestContext,
  room: number,
  sent: string,
): Promise<void> {
  const stored = textOf(ctx.content.values, 'roomAdminPasscode')
  const passcode = stored === null ? null : unsealed(parts.config, stored)
  if (passcode === null) throw new Refused('staff-entry-off')
  const ofRoom = {
    bucket: bucketOf('passcode-room', String(room)),
    most: passcodesOfRoom,
    windowMs,
  }
  const right = await judgeTry(parts, {
    limits: [ofRoom, ...passcodesOfHouse],
    isRight: () => isSame(passcode, sent),
    onWrong: (tx) => writeAudit(tx, ctx, { subject: String(room), details: { wrong: true } }),
  })
  if (!right) throw new Refused('wrong-passcode')
}

function isSame(passcode: string, sent: string): boolean {
  const [one, other] = [Buffer.from(passcode), Buffer.from(sent)]
  return one.length === other.length && timingSafeEqual(one, other)
}
