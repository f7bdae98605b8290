import type { CellValue } from 'read-excel-file/universal'

/** The first bytes of a spreadsheet: of .xlsx, and of .xls from before 2007, which can't be read here. */
const beginnings = ['504b0304', 'd0cf11e0']

/** Whether a file begins as a spreadsheet does, .xlsx or the older .xls. */
export const isSheet = (bytes: ArrayBuffer): boolean =>
  beginnings.includes(new Uint8Array(bytes.slice(0, 4)).toHex())

/**
 * The first sheet of an .xlsx file as the text of a CSV; rejects where it can't be read, an .xls too. The library that
 * reads it is loaded with the first file.
 */
export async function sheetText(bytes: ArrayBuffer): Promise<string> {
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(bytes)
  return rows.map((cells) => cells.map((cell) => quoted(cellText(cell))).join(',')).join('\r\n')
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * A date as 2027-06-01, an hour as 20:15. Spreadsheets store both as instants without a zone, and hours on the day
 * before their first day.
 */
function cellText(cell: CellValue | null): string {
  if (!(cell instanceof Date)) return cell === null ? '' : String(cell)
  const [day = '', hour = ''] = cell.toISOString().split('T')
  const time = hour.slice(0, 5)
  if (cell.getUTCFullYear() < 1900) return time
  return time === '00:00' ? day : `${day} ${time}`
}
