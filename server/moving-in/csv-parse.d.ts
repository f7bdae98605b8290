/** The part of csv-parse that is used, with its option `info`. So types can be checked before it is installed. */
declare module 'csv-parse/sync' {
  export class CsvError extends Error {
    readonly lines?: number
  }
  export function parse(
    text: string,
    options: Readonly<Record<string, unknown>>,
  ): { record: string[]; info: { lines: number } }[]
}
