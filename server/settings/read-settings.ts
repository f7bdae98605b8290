import { holds } from '@mikvah/rules/people/roles.ts'
import { daysAheadOf } from '@mikvah/rules/reservation/days-ahead.ts'
import { hasAccessible, pricesOfNothing } from '@mikvah/rules/reservation/not-had.ts'
import {
  patronKeys,
  publicKeys,
  type SettingKey,
  settingKeys,
  staffKeys,
} from '@mikvah/rules/settings/catalogue.ts'
import {
  type ComputedKey,
  computedForAll,
  computedForPatrons,
  computedForStaff,
} from '@mikvah/rules/settings/computed.ts'
import { shownValueOf } from '@mikvah/rules/settings/masked.ts'
import { numberOf } from '@mikvah/rules/settings/read.ts'
import { locationOf, locationsOf } from '../nights/nights.ts'
import { accountById } from '../people/accounts.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { computedSettings } from './computed.ts'

type Pair = { Key: string; Value: string }

const ofStaff = [...computedForAll, ...computedForStaff]

/** The settings that anyone may read, as pairs of key and value, with those computed for this moment. */
export const readPublicSettings = (parts: Parts, ctx: RequestContext): Pair[] =>
  tell(parts, ctx, publicKeys, computedForAll)

/**
 * The settings that the caller's screens need, as pairs of key and value, with those computed for this moment: for an
 * administrator all, secrets as dots; for other staff and screens those of the house; for a patron those of patrons'
 * screens, as they are to her.
 */
export async function readSettings(parts: Parts, ctx: RequestContext): Promise<Pair[]> {
  const { by } = ctx
  if (by && holds(by.roles, 'Admin')) return tell(parts, ctx, settingKeys, ofStaff)
  if (by && by.kind !== 'patron') return tell(parts, ctx, staffKeys, ofStaff)
  const hers = await asSheFindsIt(parts, ctx)
  return tell(parts, ctx, patronKeys, [...computedForAll, ...computedForPatrons]).map((pair) => ({
    ...pair,
    ...hers.get(pair.Key),
  }))
}

/** The settings that mean something else to her than they say. */
async function asSheFindsIt(
  parts: Parts,
  ctx: RequestContext,
): Promise<ReadonlyMap<string, Pick<Pair, 'Value'>>> {
  const days = await herDaysAhead(parts, ctx)
  const hers = new Map<SettingKey, { Value: string }>()
  if (days !== null) hers.set('reservationDaysInAdvance', { Value: String(days) })
  const places = locationsOf(ctx).map(({ values }) => values)
  const house = { main: locationOf(ctx, false)?.values ?? {}, places }
  for (const price of pricesOfNothing(house)) hers.set(price, { Value: '' })
  // That there are accessible rooms is for her to know, and how many isn't.
  hers.set('roomsAvailableHandicapped', { Value: hasAccessible(house) ? '1' : '' })
  return hers
}

/**
 * How many nights are on sale to a patron where neighbours have a number of their own; else null. Whether her zip code
 * is a neighbour's is told to nobody who may only have her number by now.
 */
async function herDaysAhead(
  { db }: Parts,
  { by, content: { values } }: RequestContext,
): Promise<number | null> {
  const isOneForAll = numberOf(values, 'reservationDaysInAdvanceLocal') === null
  if (!by || by.unconfirmed || isOneForAll) return null
  const account = await accountById(db.orm, by.userId)
  return account && daysAheadOf(account.zipcode, values)
}

function tell(
  parts: Parts,
  ctx: RequestContext,
  keys: readonly SettingKey[],
  computed: readonly ComputedKey[],
): Pair[] {
  const stored = keys.map((key) => ({
    Key: key,
    Value: shownValueOf(key, ctx.content.values[key] ?? ''),
  }))
  const values = computedSettings(parts, ctx)
  return [...stored, ...computed.map((key) => ({ Key: key, Value: values[key] }))]
}
