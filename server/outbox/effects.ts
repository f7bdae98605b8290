import type { Parts } from '../parts.ts'
import { askRefund } from '../payments/ask-refund.ts'
import { sendMessage } from './send-message.ts'
import type { effects } from './table.ts'

type Doer = (parts: Parts, payload: never, effectId: string) => Promise<unknown>

/** Every kind of effect and who does it. Each does no harm when it is done twice. */
const doers = {
  message: sendMessage,
  refund: askRefund,
} as const satisfies Record<string, Doer>

export type EffectName = keyof typeof doers

export const perform = (parts: Parts, effect: typeof effects.$inferSelect) =>
  doers[effect.do as EffectName](parts, effect.payload as never, effect.id)
