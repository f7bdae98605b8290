import { lengths } from '@mikvah/rules/lengths.ts'
import { deliveryStates, mostAtOnce, whyNots } from '@mikvah/rules/messages/delivery.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, phone, words } from './fields.ts'

export const sendSms = endpoint('sendSms', {
  summary:
    'A text message to patrons by their ids, of whom only those get it who allow messages, to whoever is late for a visit, once for each visit, and to numbers; who doesn’t get it, and why.',
  who: ['Reception'],
  audited: { act: 'sms-sent' },
  body: z
    .strictObject({
      msg: words(lengths.textMessage),
      /** The words for whoever reads Hebrew; left out, everybody gets `msg`. */
      msgHe: words(lengths.textMessage).optional(),
      users: z.array(id).max(mostAtOnce.patrons).default([]),
      numbers: z.array(phone).max(mostAtOnce.numbers).default([]),
      /** Visits whose patrons are late: each is written to once, whichever desk asks first. */
      late: z.array(id).max(mostAtOnce.patrons).default([]),
    })
    .refine(({ users, numbers, late }) => users.length + numbers.length + late.length > 0, {
      path: ['users'],
      message: 'To whom?',
    }),
  result: z.object({
    sent: z.number(),
    /** How many of those who are late had been sent their text before. */
    already: z.number(),
    /** How many parts the longest of the messages is billed as. */
    segments: z.number(),
    failed: z.array(
      z.object({ number: z.string(), userId: id.nullable(), errorMessage: z.string() }),
    ),
  }),
  refusals: ['messages-used-up'],
})

export const sentMessages = endpoint('sentMessages', {
  summary: 'What the desk has sent in the last day, newest first, and what has become of each.',
  who: ['Reception'],
  audited: { nothing: 'Numbers that the desk wrote to itself, and no words.' },
  result: z.array(
    z.object({
      id: z.string(),
      at: instant,
      /** The number is blank where nothing was sent. */
      number: z.string(),
      /** The patron who signs in with this number. */
      userId: id.nullable(),
      state: z.enum(deliveryStates),
      why: z.enum(whyNots).nullable(),
    }),
  ),
})

export const messageStatus = endpoint('messageStatus', {
  summary: 'A provider tells what has become of a text message; only what it has signed counts.',
  mostBytes: 16 * 1024,
  who: ['anyone'],
  audited: { nothing: 'The provider calls.' },
  keyed: 'never',
  reply: 'bare',
  refusals: ['not-found'],
  result: z.object({ received: z.literal(true) }),
})

export const messageInbound = endpoint('messageInbound', {
  summary: 'What somebody answered to a text message: STOP and START are heeded.',
  mostBytes: 16 * 1024,
  who: ['anyone'],
  audited: { nothing: 'The provider calls.' },
  keyed: 'never',
  reply: 'bare',
  refusals: ['not-found'],
  result: z.string(),
})
