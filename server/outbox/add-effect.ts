import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { afterCommit } from '../db/in-transaction.ts'
import { insertMany, rowOf } from '../db/insert-many.ts'
import { newId } from '../ids.ts'
import type { Command } from '../integrations/devices.ts'
import type { ProcessorKind } from '../integrations/payments/card-processor.ts'
import { sealedOn } from '../secrets/sealing.ts'
import { effects } from './table.ts'
import { wake } from './wake.ts'

/** What each kind of effect is told. Who does it stands in `server/effects.ts`. */
export type Payloads = {
  message: Message
  /** A sign-in code, apart from all other messages: whatever hangs there, nobody waits at the door. */
  code: Message
  email: Message
  refund: { attemptId: string }
  device: DeviceCommand
  print: PrintJob
  forgetCards: { customerRef: string; processor: ProcessorKind }
}

/** What a door, a light or the phone system is told to do: tried once, and not after its moment has passed. */
export type DeviceCommand = Command & { lateAfterSeconds: number }

export type PrintJob = {
  point: string
  text: string
  language: 'en' | 'he'
  copies: number
  lateAfterSeconds: number
  /** Whoever asked waits for the answer: it isn't tried again. */
  once?: boolean
}

export type Message = {
  channel: 'sms' | 'email' | 'push' | 'phone'
  to: string
  subject?: string
  text: string
  /** The language it is written in; English when nothing is said. */
  language?: 'en' | 'he'
  /** Where an answer to an e-mail goes, when not to the office. */
  replyTo?: string
  /** An e-mail that she chose to get: her mail program is told how to stop it. */
  chosen?: boolean
  /** It goes no other way when its phone takes no texts. */
  textOnly?: boolean
  /** Where a code goes by e-mail when its phone takes no texts. */
  orElse?: { to: string; subject: string }
  /** Later than this after it was due it isn't sent any more: what it says is no longer so. */
  lateAfterSeconds?: number
  /** Nor after this moment of the app's clock, though Shabbos or Yom Tov has put it off. */
  lateAt?: Ms
  /** It is worth saying only while this visit stands. */
  visit?: string
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

/** These name a row or a customer and no more. Left open, money and promises that wait outlive a key that is lost. */
const ofIds: readonly EffectName[] = ['refund', 'forgetCards']

const payloadOf = (tx: Tx, { do: name, payload }: Effect): string => {
  const text = JSON.stringify(payload)
  return ofIds.includes(name) ? text : sealedOn(tx, text)
}

const insertEffects = insertMany<typeof effects, { dedupe: string | null }>(effects, {
  name: 'add-effects',
  rest: 'on conflict do nothing returning dedupe',
})

/** Adds what the world is to be told, in the transaction of the act itself. It is done once that is committed. */
export async function addEffect(tx: Tx, effect: Effect): Promise<void> {
  await addEffects(tx, [effect])
}

/** Gives the names of those that weren't there before. */
export async function addEffects(tx: Tx, added: readonly Effect[]): Promise<ReadonlySet<string>> {
  if (added.length === 0) return new Set()
  const rows = added.map((effect) =>
    rowOf(effects, { id: newId(), ...effect, payload: payloadOf(tx, effect) }),
  )
  const written = await insertEffects(tx, rows)
  const names = [...new Set(added.map((effect) => effect.do))]
  afterCommit(tx, (db) => wake(db, names))
  return new Set(written.flatMap(({ dedupe }) => dedupe ?? []))
}
