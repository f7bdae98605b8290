import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, words } from './fields.ts'

export const sendSms = endpoint('sendSms', {
  summary:
    'A text message to patrons by their ids, of whom only those get it who allow messages, and to numbers; who doesn’t get it, and why.',
  who: ['Reception'],
  audited: { act: 'sms-sent' },
  body: z
    .strictObject({
      msg: words(1000),
      users: z.array(id).max(500).default([]),
      numbers: z.array(words(40)).max(100).default([]),
    })
    .refine(({ users, numbers }) => users.length + numbers.length > 0, {
      path: ['users'],
      message: 'To whom?',
    }),
  result: z.object({
    sent: z.number(),
    /** How many parts each of them is paid as. */
    segments: z.number(),
    failed: z.array(
      z.object({ number: z.string(), userId: id.nullable(), errorMessage: z.string() }),
    ),
  }),
  refusals: ['messages-used-up'],
})
