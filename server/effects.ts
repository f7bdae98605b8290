import type { Tx } from './db/database.ts'
import { tellDevice } from './devices/command.ts'
import { printJob } from './devices/print.ts'
import { addEvent } from './live/add-event.ts'
import { sendCodeMessage } from './notices/send-message.ts'
import type { Doers, Ends } from './outbox/doers.ts'
import { forgetCards } from './payments/cards/forget-cards.ts'
import { askRefund } from './payments/refunding/ask-refund.ts'
import { sendWhileItStands } from './visits/send-while-it-stands.ts'

/** Every kind of effect and who does it. */
export const doers: Doers = {
  message: sendWhileItStands,
  code: sendCodeMessage,
  email: sendWhileItStands,
  refund: askRefund,
  forgetCards,
  device: tellDevice,
  print: printJob,
}

const tellOfDevices = (tx: Tx) => addEvent(tx, 'devices')

/** What open screens are told of at the end of an effect. */
export const ends: Ends = { device: tellOfDevices, print: tellOfDevices }
