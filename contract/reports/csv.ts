import { z } from 'zod'

/** The field `format` of a query: `csv` answers with the same rows as a file for a spreadsheet instead of JSON. */
export const csv = z.literal('csv').optional()

/** How many rows the answer has at most, the first ones, for a screen; left out, it has all of them. */
export const rowLimit = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .refine((rows) => rows >= 1, 'At least 1.')
  .optional()
