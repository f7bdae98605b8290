import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import type { Moment } from '../request/context.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import type { EffectName, Payloads } from './add-effect.ts'
import type { effects } from './table.ts'

/** For each kind of effect the function that does it. Doing one twice must do no harm. */
export type Doers = {
  [K in EffectName]: (
    parts: Parts,
    payload: Payloads[K],
    effectId: string,
    dueAt: Ms,
  ) => Promise<void>
}

type Tried = Pick<typeof effects.$inferSelect, 'do' | 'dedupe'>
type Telling = (tx: Tx) => Promise<unknown>

/** By kind of effect: what is called once one was tried and its outcome is stored; null where nobody waits for it. */
export type Ends = { [K in EffectName]?: (tried: Tried) => Telling | null }

/** What is called when an effect can't be opened any more because its key is lost. */
export type Unopened = (tx: Tx, moment: Moment) => Promise<unknown>

const given = new WeakMap<Parts, Doers>()
const givenEnds = new WeakMap<Parts, Ends>()
const givenUnopened = new WeakMap<Parts, Unopened>()

/** Hands the outbox what it needs, when the app is built: it knows no kind of effect by itself. */
export function giveDoers(parts: Parts, doers: Doers, ends: Ends = {}, unopened?: Unopened): void {
  if (unopened) givenUnopened.set(parts, unopened)
  given.set(parts, doers)
  givenEnds.set(parts, ends)
}

/**
 * Tells whoever waits for an effect of this kind (`Ends`) that it was tried. A failure of that is only logged: a screen
 * that misses it finds out later.
 */
export async function tellEffectEnd(parts: Parts, tried: Tried): Promise<void> {
  const tell = givenEnds.get(parts)?.[tried.do]?.(tried)
  if (!tell) return
  await parts.db
    .inTransaction(tell)
    .catch((error) => parts.log.warn({ err: error }, 'nobody was told how it ended'))
}

/** Calls what the app gave for effects that can't be opened because their key is lost (`Unopened`). */
export async function tellUnopened(parts: Parts): Promise<void> {
  const tell = givenUnopened.get(parts)
  const moment = await momentOf(parts)
  if (tell) await parts.db.inTransaction((tx) => tell(tx, moment))
}

/** Every kind of effect that the app was given somebody to do. */
export const effectNamesOf = (parts: Parts) => Object.keys(doersOf(parts)) as readonly EffectName[]

type Opened = Omit<typeof effects.$inferSelect, 'payload'> & { payload: Record<string, unknown> }

/** Does an effect whose payload is open; throws where that fails. */
export const perform = (parts: Parts, effect: Opened): Promise<void> =>
  doersOf(parts)[effect.do](parts, effect.payload as never, effect.id, effect.dueAt)

function doersOf(parts: Parts): Doers {
  const doers = given.get(parts)
  if (!doers) throw new Error('Nobody was told to do effects.')
  return doers
}
