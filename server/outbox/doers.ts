import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import type { Moment } from '../request/context.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import type { EffectName, Payloads } from './add-effect.ts'
import type { effects } from './table.ts'

/** Who does each kind of effect. Each does no harm when it is done twice. */
export type Doers = {
  [K in EffectName]: (
    parts: Parts,
    payload: Payloads[K],
    effectId: string,
    dueAt: Ms,
  ) => Promise<void>
}

/** Who is told that an effect has been tried, when it is written down how it ended. */
export type Ends = { [K in EffectName]?: (tx: Tx) => Promise<unknown> }

/** Who is told that something waiting can't be opened any more, its key being lost. */
export type Unopened = (tx: Tx, moment: Moment) => Promise<unknown>

const given = new WeakMap<Parts, Doers>()
const givenEnds = new WeakMap<Parts, Ends>()
const givenUnopened = new WeakMap<Parts, Unopened>()

/** The outbox knows no noun: what there is to do is handed to it when the app is built. */
export function giveDoers(parts: Parts, doers: Doers, ends: Ends = {}, unopened?: Unopened): void {
  if (unopened) givenUnopened.set(parts, unopened)
  given.set(parts, doers)
  givenEnds.set(parts, ends)
}

/** Nobody waits for it to be told: whoever misses it looks anew sooner or later. */
export async function tellEnd(parts: Parts, name: EffectName): Promise<void> {
  const tell = givenEnds.get(parts)?.[name]
  if (!tell) return
  await parts.db
    .inTransaction(tell)
    .catch((error) => parts.log.warn({ err: error }, 'nobody was told how it ended'))
}

export async function tellUnopened(parts: Parts): Promise<void> {
  const tell = givenUnopened.get(parts)
  const moment = await momentOf(parts)
  if (tell) await parts.db.inTransaction((tx) => tell(tx, moment))
}

export const effectNamesOf = (parts: Parts) => Object.keys(doersOf(parts)) as readonly EffectName[]

type Opened = Omit<typeof effects.$inferSelect, 'payload'> & { payload: Record<string, unknown> }

export const perform = (parts: Parts, effect: Opened): Promise<void> =>
  doersOf(parts)[effect.do](parts, effect.payload as never, effect.id, effect.dueAt)

function doersOf(parts: Parts): Doers {
  const doers = given.get(parts)
  if (!doers) throw new Error('Nobody was told to do effects.')
  return doers
}
