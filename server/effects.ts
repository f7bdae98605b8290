import { tellDevice } from './devices/command.ts'
import { printJob } from './devices/print.ts'
import type { Doers } from './outbox/doers.ts'
import { sendMessage } from './outbox/send-message.ts'
import { forgetCards } from './payments/cards/forget-cards.ts'
import { askRefund } from './payments/refunding/ask-refund.ts'

/** Every kind of effect and who does it. */
export const doers: Doers = {
  message: sendMessage,
  refund: askRefund,
  forgetCards,
  device: tellDevice,
  print: printJob,
}
