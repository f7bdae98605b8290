import type { Readable } from 'node:stream'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { isWordKey } from '@mikvah/contract/words/all.ts'
import type { FastifyReply } from 'fastify'
import type { RequestContext, SignedInContext } from '../request/context.ts'
import { textIn } from '../request/words.ts'
import { type Rows, rowsAsText } from './rows-as-text.ts'

/** The mark by which a spreadsheet knows a file for Unicode; without it Hebrew is garbled. */
export const unicodeMark = '\uFEFF'
const end = '\r\n'

/** Letters that a spreadsheet takes for the beginning of a formula, with their wide twins of Asian keyboards. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** Writes one cell. A text that could be taken for a formula is marked as text; numbers are ours and stay numbers. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Cells as a line of the file, with its end. */
export const csvLine = (cells: readonly unknown[]): string => cells.map(csvCell).join(',') + end

/** The head line of the file, with the columns in the caller's language, after the mark of Unicode. */
export const csvHead = (
  { language, content }: Pick<RequestContext, 'language' | 'content'>,
  columns: readonly string[],
): string => {
  const nameOf = (column: string) => {
    const key = `column.${column}`
    return isWordKey(key) ? textIn(language, key, {}, content.texts) : column
  }
  return unicodeMark + csvLine(columns.map(nameOf))
}

/** A row of an answer as a line of the file: of its fields those named, in this order. */
export const csvRow = (columns: readonly string[], row: object): string =>
  csvLine(columns.map((column) => (row as Record<string, unknown>)[column]))

/** Whether a call asks for a file instead of JSON (`format=csv`). */
export const wantsCsv = ({ query }: { query: unknown }): boolean =>
  (query as { format?: string } | undefined)?.format === 'csv'

/**
 * Answers with a CSV file to keep, named after the call: the head line, then of each row the fields named in `columns`.
 */
export function csvFileOf(
  reply: FastifyReply,
  { name }: Endpoint,
  { ctx }: { ctx: SignedInContext },
  columns: readonly string[],
  rows: Rows,
): Promise<Readable> {
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
  const head = csvHead(ctx, columns)
  return rowsAsText({ head, row: (row) => csvRow(columns, row), between: '', end: '' }, rows)
}
