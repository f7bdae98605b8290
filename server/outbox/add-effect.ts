import type { Channel } from '@mikvah/rules/messages/delivery.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import type { Tx } from '../db/database.ts'
import { afterCommit } from '../db/in-transaction.ts'
import { insertMany, rowOf } from '../db/insert-many.ts'
import { newId } from '../ids.ts'
import type { Command } from '../integrations/devices.ts'
import type { ProcessorKind } from '../integrations/payments/card-processor.ts'
import { sealedOn } from '../secrets/sealing.ts'
import { effects } from './table.ts'
import { wake } from './wake.ts'

/** The payload of each kind of effect. The functions that do them are in `server/effects.ts`. */
export type Payloads = {
  message: Message
  /** A sign-in code, which has a lane of its own: if other messages are stuck, codes aren't. */
  code: Message
  email: Message
  refund: { attemptId: string }
  device: DeviceCommand
  print: PrintJob
  forgetCards: { customerRef: string; processor: ProcessorKind }
}

/** A command to a door, a light or the phone system: tried once, and not later than it is of use. */
export type DeviceCommand = Command & { lateAfterSeconds: number }

/** A text to print, at the point of a printer. */
export type PrintJob = {
  point: string
  text: string
  language: Language
  copies: number
  lateAfterSeconds: number
  /** True where somebody waits for the answer, so that the job isn't tried again. */
  once?: boolean
}

/** A message to somebody; for a text or a call `to` is a telephone number, else an e-mail address. */
export type Message = {
  channel: Channel
  to: string
  subject?: string
  text: string
  /** The language of the message; left out, it is English. */
  language?: Language
  /** The address that an answer goes to; left out, the office's. */
  replyTo?: string
  /** True for an e-mail that she has chosen to get: her mail program is told how to unsubscribe. */
  chosen?: boolean
  /** Whether the message is dropped when the phone takes no texts, instead of being sent another way. */
  textOnly?: boolean
  /** The e-mail to send a code to when the phone takes no texts. */
  orElse?: { to: string; subject: string }
  /** By how much the effect may be late before it is dropped, as it would no longer be true. */
  lateAfterSeconds?: number
  /** The moment of the app's clock after which the effect is dropped, even if Shabbos or Yom Tov has held it back. */
  lateAt?: Ms
  /** The visit that the effect is about: once it no longer stands, the effect is dropped. */
  visit?: string
}

/** A kind of effect, which has a lane of its own. */
export type EffectName = keyof Payloads

/** What is done in the world once the transaction that adds it is committed. */
export type Effect = {
  [K in EffectName]: {
    do: K
    payload: Payloads[K]
    /** When it is due, by the app's clock. */
    dueAt: Ms
    /** A name under which the same effect is added only once. */
    dedupe?: string
    /** Whether it waits until Shabbos or Yom Tov is over, as what nobody asked for does. */
    heldInQuiet?: boolean
  }
}[EffectName]

/**
 * Effects that name only a row or a customer. They aren't sealed, so that refunds and promises that wait survive a
 * lost key.
 */
const ofIds: readonly EffectName[] = ['refund', 'forgetCards']

const payloadOf = (tx: Tx, { do: name, payload }: Effect): string => {
  const text = JSON.stringify(payload)
  return ofIds.includes(name) ? text : sealedOn(tx, text)
}

const insertEffects = insertMany<typeof effects, { dedupe: string | null }>(effects, {
  name: 'add-effects',
  rest: 'on conflict do nothing returning dedupe',
})

/** Adds an effect in the transaction of its act, unless one of its name (`dedupe`) was added; it is done once due. */
export async function addEffect(tx: Tx, effect: Effect): Promise<void> {
  await addEffects(tx, [effect])
}

/**
 * Adds effects in the transaction of their act; they are done after the commit. Gives the names (`dedupe`) of those
 * that are new; one that was added before under its name is left out.
 */
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
