import { importFieldNames, mostOfList } from '@mikvah/rules/people/import-fields.ts'
import { visitImportFieldNames } from '@mikvah/rules/reservation/import-visits.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Which column of a file is which field, counted from 0. */
const columnsOf = <Field extends string>(fields: readonly Field[]) =>
  z.partialRecord(z.enum(fields), z.number().int().min(0).max(200))

/** What was read of a file, and what was found in it. */
const readOf = <Columns extends z.ZodType>(columns: Columns) => ({
  written: z.boolean(),
  headings: z.array(z.string()),
  columns,
  lines: z.number(),
  bad: z.array(z.object({ line: z.number(), field: z.string(), message: z.string() })),
})

/** A file as text, one line a patron or a visit, headings first; without columns the headings decide. */
const fileOf = <Columns extends z.ZodType>(columns: Columns, most: number) => ({
  text: z.string().min(1).max(most),
  columns: columns.optional(),
  /** True writes nothing and says what would be written. */
  dryRun: z.boolean(),
})

const columns = columnsOf(importFieldNames)

export const importPatrons = endpoint('importPatrons', {
  summary:
    'Reads a list of patrons and their memberships; with dryRun it writes nothing and names every line that is wrong.',
  who: ['Admin'],
  audited: { act: 'patrons-imported' },
  mostBytes: mostOfList.importPatrons.bytes,
  body: z.strictObject(fileOf(columns, mostOfList.importPatrons.letters)),
  result: z.object({
    ...readOf(columns),
    /** How many patrons are new, how many are known and had blanks filled in, and how many are as they were. */
    made: z.number(),
    filled: z.number(),
    unchanged: z.number(),
    /** The first few lines, as they would be read. */
    sample: z.array(z.record(z.string(), z.string())),
  }),
  refusals: ['import-unreadable', 'import-too-long', 'import-empty', 'import-no-phone'],
})

const visitColumns = columnsOf(visitImportFieldNames)

export const importVisits = endpoint('importVisits', {
  summary:
    'Reads a list of upcoming visits of patrons who are known; with dryRun it writes nothing and names every line that is wrong or finds no place. Nothing is charged and nobody is told.',
  who: ['Admin'],
  audited: { act: 'visits-imported' },
  mostBytes: mostOfList.importVisits.bytes,
  body: z.strictObject({
    ...fileOf(visitColumns, mostOfList.importVisits.letters),
    /** True books visits also where no place is left, because the patrons were promised one. */
    evenIfFull: z.boolean().default(false),
  }),
  result: z.object({
    ...readOf(visitColumns),
    /** How many visits are new, and how many stand here already. */
    made: z.number(),
    unchanged: z.number(),
  }),
  refusals: ['import-unreadable', 'import-too-long', 'import-empty', 'import-no-time'],
})
