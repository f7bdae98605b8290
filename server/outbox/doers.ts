import type { Parts } from '../asked/parts.ts'
import type { EffectName, Payloads } from './add-effect.ts'
import type { effects } from './table.ts'

/** Who does each kind of effect. Each does no harm when it is done twice. */
export type Doers = {
  [K in EffectName]: (parts: Parts, payload: Payloads[K], effectId: string) => Promise<void>
}

const given = new WeakMap<Parts, Doers>()

/** The outbox knows no noun: what there is to do is handed to it when the app is built. */
export const giveDoers = (parts: Parts, doers: Doers) => given.set(parts, doers)

export const effectNamesOf = (parts: Parts) => Object.keys(doersOf(parts)) as readonly EffectName[]

type Opened = Omit<typeof effects.$inferSelect, 'payload'> & { payload: Record<string, unknown> }

export const perform = (parts: Parts, effect: Opened): Promise<void> =>
  doersOf(parts)[effect.do](parts, effect.payload as never, effect.id)

function doersOf(parts: Parts): Doers {
  const doers = given.get(parts)
  if (!doers) throw new Error('Nobody was told to do effects.')
  return doers
}
