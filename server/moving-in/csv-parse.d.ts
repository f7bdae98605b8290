/** What is used of csv-parse, as it answers with `info`. It also lets a tree be checked in which it isn't installed yet. */
declare module 'csv-parse/sync' {
  export class CsvError extends Error {
    readonly lines?: number
  }
  export function parse(
    text: string,
    options: Readonly<Record<string, unknown>>,
  ): { record: string[]; info: { lines: number } }[]
}
