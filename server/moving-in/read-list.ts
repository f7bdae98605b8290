import { mostImportLines } from '@mikvah/rules/people/import-fields.ts'
import { Refused } from '../request/refused.ts'

/** A list as it was sent: its headings, and the other rows with the number of their line in the text. */
export type ReadList = { headings: string[]; rows: { line: number; cells: string[] }[] }

/**
 * A list as spreadsheets write it: commas, semicolons or tabs, quoted or not. Refuses one that can't be read, by its
 * line, one without rows, and one of more than `most` rows.
 */
export async function readList(text: string, most = mostImportLines): Promise<ReadList> {
  const records = await parsed(text)
  const [head, ...rows] = records
  if (!head || rows.length === 0) throw new Refused('import-empty')
  if (rows.length > most) throw new Refused('import-too-long', { params: { most: String(most) } })
  return { headings: head.cells.map((cell) => cell.trim()), rows }
}

async function parsed(text: string): Promise<ReadList['rows']> {
  // The parser is loaded with the first list, as most processes never read one.
  const { CsvError, parse } = await import('csv-parse/sync')
  try {
    const records = parse(text, {
      ...{ bom: true, info: true, relax_column_count: true },
      ...{ skip_empty_lines: true, skip_records_with_empty_values: true },
      delimiter: delimiterOf(text),
    })
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = String(error.lines ?? '')
    throw new Refused('import-unreadable', { params: { line } })
  }
}

/** The delimiter that occurs most often in the headings. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  return counted.reduce((a, b) => (b.count > a.count ? b : a)).sign
}
