import { expect, it } from 'vitest'
import { z } from 'zod'
import type { CallName } from '../addresses.ts'
import { contract } from '../contract.ts'
import type { Endpoint } from '../endpoint.ts'
import { isWordKey } from './all.ts'

/** Which field of a paged answer the file has; of the others it is the whole answer, or its only list. */
const inFile: Partial<Record<CallName, string>> = { nightsReport: 'stays', audit: 'rows' }
/** The file has columns of its own, and `server/reports/morning-rows.test.ts` asks for their words. */
const ownColumns: readonly CallName[] = ['morningReport']

/** The fields of a row of its file. */
function columnsOf({ name, result }: Endpoint): string[] {
  const fields = result instanceof z.ZodObject ? result.shape : { whole: result }
  const [only, ...others] = Object.values(fields)
  const list = inFile[name] ? fields[inFile[name]] : others.length === 0 ? only : undefined
  if (!(list instanceof z.ZodArray && list.element instanceof z.ZodObject))
    throw new Error(`${name} has no rows.`)
  return Object.keys(list.element.shape)
}

/** The calls that also answer with a file for a spreadsheet. */
const asFiles = Object.values<Endpoint>(contract).filter(
  ({ query }) => query instanceof z.ZodObject && 'format' in query.shape,
)

it('every column of a file for a spreadsheet has a word over it', () => {
  expect(asFiles.length).toBeGreaterThan(5)
  const bare = asFiles
    .filter(({ name }) => !ownColumns.includes(name))
    .flatMap((call) =>
      columnsOf(call).flatMap((field) =>
        isWordKey(`column.${field}`) ? [] : [`${call.name}: ${field}`],
      ),
    )
  expect(bare).toEqual([])
})
