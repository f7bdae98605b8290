import { createHash } from 'node:crypto'
import type { contract } from '@mikvah/contract/contract.ts'
import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { Role } from '@mikvah/rules/people/roles.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { cardLimits } from '../attendants/swiped-card.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, gt, inArray, sql } from '../db/drizzle/queries.ts'
import { lookUpsOf, missesOf } from '../kiosk/store.ts'
import { shareOf } from '../network/address.ts'
import { ofPatron, refusedCards, strangersRefused } from '../payments/cards/card-limits.ts'
import { type Bucket, type BucketKind, partsOf } from '../request/bucket.ts'
import { noEnd } from '../request/limits.ts'
import { limits } from '../request/table.ts'
import { passcodesOfHouse, passcodesOfRoom } from '../rooms/passcode.ts'
import { countedOf, numberTries } from '../sign-in/number-tries.ts'
import { passwordLimits, passwordsOfAddress } from '../sign-in/password-fits.ts'
import { calledAs, namesOf } from './called-as.ts'

type Kind = {
  kind: ResultOf<typeof contract.locks>[number]['kind']
  /** How many wrong tries lock somebody out. */
  most: number
  /** Whether the bucket's name begins with the account it is about. */
  ofAccount?: true
  /**
   * The bucket's name has the patron it is about behind this prefix; one that begins otherwise is of an address, and
   * isn't listed.
   */
  ofPatron?: string
  /** Whether the bucket's name ends with the net that the tries came from. */
  fromNet?: true
  /** The role that may release it; one about an administrator's name is released by administrators. */
  openedBy: Role
  /** The buckets that count towards it, and are emptied with it. */
  filledBy?: (subject: string) => readonly Bucket[]
}

/** Only administrators release it, as whoever tries stolen cards may have an account. */
const ofHerCards = { kind: 'cards-of-patron', ofPatron, openedBy: 'Admin' } as const
/** The desk releases it, as it also confirms numbers. */
const ofHerNumber = { kind: 'number-of-patron', ofPatron: '', openedBy: 'Reception' } as const

/** The locks that keep somebody from her work, by the kind of their buckets. */
const kinds: Partial<Record<BucketKind, Kind>> = {
  'passcode-room': { kind: 'passcode', most: passcodesOfRoom, openedBy: 'Reception' },
  'passcode-shut': {
    ...{ kind: 'passcode', most: 1, openedBy: 'Reception' },
    filledBy: () => passcodesOfHouse.map(({ bucket }) => bucket),
  },
  'kiosk-shut': {
    ...{ kind: 'kiosk', most: 1, ofAccount: true, openedBy: 'Reception' },
    filledBy: (account) => [missesOf(account).bucket, lookUpsOf(account).bucket],
  },
  'staff-card': {
    ...{ kind: 'card', most: cardLimits.ofAccount, ofAccount: true, openedBy: 'Reception' },
  },
  // There is one such lock for each net that a name was tried from.
  'sign-in': {
    ...{ kind: 'sign-in', most: passwordLimits.ofName, openedBy: 'Reception' },
    ...{ ofAccount: true, fromNet: true },
  },
  'sign-in-address': {
    ...{ kind: 'address', most: passwordsOfAddress.most, fromNet: true, openedBy: 'Reception' },
  },
  'cards-of-an-hour': { ...ofHerCards, most: refusedCards.ofHour },
  'cards-of-a-day': { ...ofHerCards, most: refusedCards.ofDay },
  'number-confirm': { ...ofHerNumber, most: numberTries.ofDay },
  'number-shut': { ...ofHerNumber, most: 1, filledBy: countedOf },
  'cards-of-strangers': { kind: 'cards-of-strangers', most: strangersRefused, openedBy: 'Admin' },
}

type Lock = {
  id: string
  kind: Kind['kind']
  subject: string | null
  ofPatron?: string | undefined
  /** When the lock ends by itself; null where the desk has to release it. */
  until: Ms | null
  openedBy: Role
  open(tx: Tx): Promise<unknown>
}

/** The locks that are shut now. They go by the real clock, as the tries do. */
export async function locksNow(db: Db, realNow: Ms): Promise<Lock[]> {
  const { bucket, expiresAt } = limits
  const kind = sql<BucketKind>`split_part(${bucket}, '/', 1)`
  const rows = await db
    .select({ bucket, kind, count: limits.count, expiresAt })
    .from(limits)
    .where(and(gt(expiresAt, realNow), inArray(kind, Object.keys(kinds) as BucketKind[])))
    .orderBy(sql`${bucket} collate "C"`)
  const full = rows.flatMap((row) => {
    const found = kinds[row.kind]
    const { about } = partsOf(row.bucket)
    // Tries counted by a name alone only slow her down; they don't lock her out.
    if (!found || (found.ofAccount && found.fromNet && about.length < 2)) return []
    const [subject = ''] = about
    if (!subject.startsWith(found.ofPatron ?? '')) return []
    const most = found.most * (found.fromNet ? shareOf(about.at(-1) ?? '') : 1)
    return row.count < most
      ? []
      : [
          {
            ...found,
            ...row,
            kind: found.kind,
            about: subject.slice((found.ofPatron ?? '').length),
          },
        ]
  })
  const called = await calledAs(
    db,
    full.flatMap(({ ofAccount, about }) => (ofAccount ? [about] : [])),
  )
  const patrons = await namesOf(
    db,
    full.flatMap(({ ofPatron, about }) => (ofPatron === undefined ? [] : [about])),
  )
  return full.flatMap(
    ({ kind, bucket, about, ofAccount, ofPatron, openedBy, filledBy, expiresAt }) => {
      const account = called.get(about)
      // A patron types no name to sign in, so there is none to lock.
      if (ofAccount && !account) return []
      const opened: readonly string[] = [bucket, ...(filledBy?.(about) ?? [])]
      return {
        id: idOf(bucket),
        kind,
        subject: (ofPatron === undefined ? (account?.name ?? about) : patrons.get(about)) || null,
        ofPatron,
        until: expiresAt < noEnd ? expiresAt : null,
        openedBy: account?.roles.includes('Admin') ? 'Admin' : openedBy,
        open: (tx: Tx) => tx.delete(limits).where(inArray(limits.bucket, opened)),
      }
    },
  )
}

/** The id of a lock, which doesn't show the address in the bucket's name. */
const idOf = (bucket: string): string =>
  createHash('sha256').update(bucket).digest('base64url').slice(0, 20)
