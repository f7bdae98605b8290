import { defaultLanguageOf } from '@mikvah/rules/settings/read.ts'
import type { Tx } from './db/database.ts'
import { tellDevice } from './devices/command.ts'
import { printJob } from './devices/print.ts'
import { isTrialText } from './facility/opening.ts'
import { facility } from './facility/table.ts'
import { addEvent } from './live/add-event.ts'
import { isDeskText } from './notices/desk-text-names.ts'
import { sendCodeMessage } from './notices/send-message.ts'
import { tellOffice } from './notices/tell-office.ts'
import type { Doers, Ends, Unopened } from './outbox/doers.ts'
import { forgetCards } from './payments/cards/forget-cards.ts'
import { askRefund } from './payments/refunding/ask-refund.ts'
import { textIn } from './request/words.ts'
import { sendWhileItStands } from './visits/send-while-it-stands.ts'

/** Every kind of effect, with the function that does it. */
export const doers: Doers = {
  message: sendWhileItStands,
  code: sendCodeMessage,
  email: sendWhileItStands,
  refund: askRefund,
  forgetCards,
  device: tellDevice,
  print: printJob,
}

const tellOfDevices = () => (tx: Tx) => addEvent(tx, 'devices')

/** Tells the office once, for all effects whose key is lost, what has to be looked through by hand. */
export const tellOfficeOfLostKey: Unopened = async (tx, moment) => {
  const [row] = await tx.select({ keys: facility.keyChecks }).from(facility)
  const { values, texts } = moment.content
  await tellOffice(tx, moment, 'adminEmail', {
    subject: 'noticeLostKey',
    lines: [textIn(defaultLanguageOf(values), 'noticeLostKeyText', {}, texts)],
    dedupe: `noticeLostKey:${row?.keys.join()}`,
  })
}

/**
 * For the kinds of effect that a screen shows, the live event to add for open screens when one was tried, as work in a
 * transaction; null for one of them that no screen shows.
 */
export const ends: Ends = {
  device: tellOfDevices,
  message: ({ dedupe }) => (isDeskText(dedupe) ? (tx) => addEvent(tx, 'sent') : null),
  print: tellOfDevices,
  code: ({ dedupe }) => (isTrialText(dedupe) ? (tx) => addEvent(tx, 'opening') : null),
}
