import type { Parts } from '../parts.ts'
import { askRefund } from '../payments/ask-refund.ts'
import { forgetCards } from '../privacy/forget-cards.ts'
import type { EffectName, Payloads } from './add-effect.ts'
import { sendMessage } from './send-message.ts'
import type { effects } from './table.ts'

type Doers = {
  [K in EffectName]: (parts: Parts, payload: Payloads[K], effectId: string) => Promise<void>
}

/** Every kind of effect and who does it. Each does no harm when it is done twice. */
const doers: Doers = {
  message: sendMessage,
  refund: askRefund,
  forgetCards,
}

export const effectNames = Object.keys(doers) as readonly EffectName[]

type Opened = Omit<typeof effects.$inferSelect, 'payload'> & { payload: Record<string, unknown> }

export const perform = (parts: Parts, effect: Opened): Promise<void> =>
  doers[effect.do](parts, effect.payload as never, effect.id)
