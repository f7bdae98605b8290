import { lengths } from '@mikvah/rules/lengths.ts'
import { z } from 'zod'
import { auditActs } from '../audited.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, text } from '../fields.ts'
import { csv } from '../reports/csv.ts'

const mostRows = 200

export const audit = endpoint('audit', {
  summary: 'What those who work here looked at and did, newest first.',
  who: ['Admin'],
  audited: { nothing: 'The log tells of itself by what it holds; to read it changes nothing.' },
  days: { delivery: 'paged' },
  query: z.object({
    /**
     * The text to search for in the name of the act, of the person who did it and of what it was done to; or the code
     * of a visit.
     */
    q: text(lengths.search).optional(),
    act: z.enum(auditActs).optional(),
    /** The id of the account that acted. */
    by: id.optional(),
    subject: text(200).optional(),
    from: day.optional(),
    to: day.optional(),
    limit: z
      .string()
      .regex(/^\d{1,3}$/)
      .default('50')
      .transform(Number)
      .refine((rows) => rows >= 1 && rows <= mostRows, `From 1 to ${mostRows}.`),
    /** The `next` of the answer before this one; left out, the rows begin with the newest. */
    cursor: z.string().max(lengths.handle).optional(),
    /** As a file it holds all rows, whatever `limit` and `cursor` say. */
    format: csv,
  }),
  result: z.object({
    rows: z.array(
      z.object({
        id,
        at: instant,
        act: z.enum(auditActs),
        /** Who acted, also a patron who opened the garage or confirmed her number; null where nobody was signed in. */
        by: z.object({ userId: id, name: z.string() }).nullable(),
        subject: z.string().nullable(),
        /** The name of the account, or the code of the visit, where the subject is one. */
        subjectName: z.string().nullable(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
    next: z.string().nullable(),
  }),
})

export const auditCheck = endpoint('auditCheck', {
  summary:
    'Works the chain of the log out anew: a row that was changed, removed or added is found.',
  who: ['Admin'],
  audited: { nothing: 'Nothing is shown of any row.' },
  result: z.object({
    ok: z.boolean(),
    /** The number of the first batch that doesn't match the chain. */
    brokenBatch: z.number().nullable(),
    batches: z.number(),
    rows: z.number(),
    /** How many rows were written since the last batch. */
    waiting: z.number(),
    head: z.string(),
  }),
})
