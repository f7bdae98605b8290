import { isWordKey } from '@mikvah/contract/words/all.ts'
import type { RequestContext } from '../request/context.ts'
import { textIn } from '../request/words.ts'

/** A spreadsheet takes a file for Unicode that begins so; without it Hebrew comes out as noise. */
export const mark = '\uFEFF'
const end = '\r\n'

/** What a spreadsheet reads as the beginning of a formula, its wide twins of Asian keyboards among them. */
const formula = /^[=+\-@\t\r＝＋－＠]/

/** A text is never a formula: one that could be read so is told to be text. Numbers are ours and stay numbers. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly unknown[]): string => cells.map(csvCell).join(',') + end

/** The head, in the words of whoever asks. */
export const csvHead = (
  { language, content }: Pick<RequestContext, 'language' | 'content'>,
  columns: readonly string[],
): string => {
  const nameOf = (column: string) => {
    const key = `column.${column}`
    return isWordKey(key) ? textIn(language, key, {}, content.texts) : column
  }
  return mark + csvLine(columns.map(nameOf))
}

export const csvRow = (columns: readonly string[], row: object): string =>
  csvLine(columns.map((column) => (row as Record<string, unknown>)[column]))
