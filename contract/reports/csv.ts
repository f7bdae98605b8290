import { z } from 'zod'

/** Instead of JSON the same rows as a file for a spreadsheet. */
export const csv = z.literal('csv').optional()

/** The first so many rows, for a screen; all of them without it. */
export const rowLimit = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .refine((rows) => rows >= 1, 'At least 1.')
  .optional()
