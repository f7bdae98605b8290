import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../ids.ts'
import type { EffectName } from './effects.ts'
import { effects } from './table.ts'

export type Effect = {
  do: EffectName
  payload: Record<string, unknown>
  /** Not before this moment of the app's clock. */
  dueAt: Ms
  /** The same effect is never added twice. */
  dedupe?: string
  heldInQuiet?: boolean
}

/** Adds what the world is to be told, in the transaction of the act itself. */
export const addEffect = (tx: Tx, effect: Effect) =>
  tx
    .insert(effects)
    .values({ id: newId(), ...effect })
    .onConflictDoNothing()
