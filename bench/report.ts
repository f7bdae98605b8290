import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from './load.ts'

type Aim = { says: string; met: boolean }
export type Row = { figure: string; who: string; measured: string; aims?: readonly Aim[] }

const rows: Row[] = []

const lineOf = ({ figure, who, measured, aims = [] }: Row): string => {
  const verdicts = aims.map(({ says, met }) => `[${says}: ${met ? 'met' : 'MISSED'}]`)
  return [figure.padEnd(44), who.padEnd(15), measured, ...verdicts].join(' ')
}

/**
 * Prints a figure at once, so that a run that is broken off has told what it found, and remembers it for `keepReport`.
 */
export function report(row: Row): void {
  rows.push(row)
  console.log(lineOf(row))
}

/**
 * A figure as text: answers a second, latencies in milliseconds, and what was refused or failed, where there is any.
 */
export const toldOf = ({ perSecond, p50, p99, refused, errors }: Figure): string =>
  `${perSecond} /s, p50 ${p50} ms, p99 ${p99} ms${refused ? `, ${refused} REFUSED` : ''}${errors ? `, ${errors} ERRORS` : ''}`

/** Writes all figures reported so far and the facts of the run to `bench/latest.json`. */
export const keepReport = (run: object): Promise<void> =>
  writeFile(
    join(import.meta.dirname, 'latest.json'),
    `${JSON.stringify({ ...run, rows }, null, 2)}\n`,
  )
