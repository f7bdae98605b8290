import { lengths } from '@mikvah/rules/lengths.ts'
import { channels } from '@mikvah/rules/messages/delivery.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant, moment } from './fields.ts'

export const practiceOutbox = endpoint('practiceOutbox', {
  summary: 'Messages that stayed here instead of going out, newest first.',
  who: ['anyone'],
  audited: { nothing: 'Practice only.' },
  practiceOnly: true,
  query: z.object({ to: z.string().optional(), since: z.string().optional() }),
  result: z.array(
    z.object({
      id: z.string(),
      at: instant,
      channel: z.enum(channels),
      to: z.string(),
      subject: z.string().nullable(),
      text: z.string(),
    }),
  ),
})

export const practiceAccounts = endpoint('practiceAccounts', {
  summary: 'The sign-ins of the practice facility.',
  who: ['anyone'],
  audited: { nothing: 'Practice only.' },
  practiceOnly: true,
  result: z.array(
    z.object({
      userName: z.string(),
      password: z.string(),
      roles: z.string(),
      cardCode: z.string().nullable(),
    }),
  ),
})

export const practiceDevices = endpoint('practiceDevices', {
  summary: 'What doors, lights, printers and phones were told.',
  who: ['anyone'],
  audited: { nothing: 'Practice only.' },
  practiceOnly: true,
  result: z.array(
    z.object({
      id: z.string(),
      at: instant,
      point: z.string(),
      op: z.string(),
      result: z.string(),
      /** What was printed, as a person reads it, or what was said with the command. */
      text: z.string().nullable(),
    }),
  ),
})

export const practiceClock = endpoint('practiceClock', {
  summary: 'Sets the app’s clock; it then ticks on.',
  who: ['anyone'],
  audited: { nothing: 'Practice only.' },
  practiceOnly: true,
  reply: 'bare',
  body: z.strictObject({ now: moment }),
  result: z.object({ now: instant }),
})

export const practiceReset = endpoint('practiceReset', {
  summary: 'Lays the practice facility again.',
  who: ['anyone'],
  audited: { nothing: 'Practice only.' },
  practiceOnly: true,
  reply: 'bare',
  body: z.strictObject({
    scene: z.enum(['evening', 'empty']),
    now: moment.optional(),
  }),
  result: z.object({ scene: z.string(), now: instant }),
})

export const practiceConfirm = endpoint('practiceConfirm', {
  summary: 'The bank’s answer to practice 3-D Secure.',
  who: ['anyone'],
  audited: { nothing: 'Practice only.' },
  practiceOnly: true,
  reply: 'bare',
  body: z.strictObject({ paymentIntent: z.string().max(lengths.paymentIntent), ok: z.boolean() }),
  result: z.object({ paymentIntent: z.string(), ok: z.boolean() }),
  refusals: ['not-found'],
})
