import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { afterCommit } from '../db/in-transaction.ts'
import { insertMany, rowOf } from '../db/insert-many.ts'
import { newId } from '../ids.ts'
import type { ProcessorKind } from '../outside/payments/card-processor.ts'
import { sealedOn } from '../secrets/sealing.ts'
import { effects } from './table.ts'
import { wake } from './wake.ts'

/** What each kind of effect is told. Who does it stands in `server/effects.ts`. */
export type Payloads = {
  message: Message
  refund: { attemptId: string }
  device: DeviceCommand
  print: PrintJob
  forgetCards: { customerRef: string; processor: ProcessorKind }
}

/** What a door, a light or the phone system is told to do: tried once, and not after its moment has passed. */
export type DeviceCommand = {
  point: string
  op: 'unlock' | 'on' | 'off' | 'call'
  /** Who calls, by extension. */
  from?: string
  lateAfterSeconds: number
}

export type PrintJob = {
  point: string
  text: string
  language: 'en' | 'he'
  copies: number
  lateAfterSeconds: number
}

export type Message = {
  channel: 'sms' | 'email' | 'push' | 'phone'
  to: string
  subject?: string
  text: string
  /** Later than this after it was due it isn't sent any more: what it says is no longer so. */
  lateAfterSeconds?: number
}

export type EffectName = keyof Payloads

export type Effect = {
  [K in EffectName]: {
    do: K
    payload: Payloads[K]
    /** Not before this moment of the app's clock. */
    dueAt: Ms
    /** The same effect is never added twice. */
    dedupe?: string
    heldInQuiet?: boolean
  }
}[EffectName]

const insertEffects = insertMany(effects, { name: 'add-effects', rest: 'on conflict do nothing' })

/** Adds what the world is to be told, in the transaction of the act itself. It is done once that is committed. */
export const addEffect = (tx: Tx, effect: Effect): Promise<void> => addEffects(tx, [effect])

export async function addEffects(tx: Tx, added: readonly Effect[]): Promise<void> {
  if (added.length === 0) return
  const rows = added.map(({ payload, ...effect }) =>
    rowOf(effects, { id: newId(), ...effect, payload: sealedOn(tx, JSON.stringify(payload)) }),
  )
  await insertEffects(tx, rows)
  const names = [...new Set(added.map((effect) => effect.do))]
  afterCommit(tx, (db) => wake(db, names))
}
