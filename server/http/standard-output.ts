/** How many characters of the log may wait for a slow reader; lines beyond that are dropped. */
const mostWaiting = 1_000_000

let lost = 0

/**
 * Where the lines of the log go. The log never holds the facility up: a line that the standard output can't take, since
 * its disk is full or whoever reads it has stalled, is dropped, and the next that gets through is preceded by how many
 * were.
 */
export const standardOutput = {
  write(line: string): void {
    if (process.stdout.writableLength > mostWaiting) {
      lost++
      return
    }
    const missing = lost
    // A full disk may have taken half of a line, so the report begins a new one.
    const report = missing > 0 ? `\n${lostLine(missing)}` : ''
    lost = 0
    process.stdout.write(report + line, (error) => {
      if (error) lost += missing + 1
    })
  },
}

const lostLine = (lines: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), lines, msg: 'lines of the log were lost' })}\n`

/**
 * Keeps an error of the standard output, which each write gets for itself, or of the standard error from ending the
 * process.
 */
export function outliveStandardOutput(): void {
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
}

/**
 * Resolves once what was written to the standard output before has gone out or failed; never, while a reader stalls.
 */
export const written = (): Promise<void> =>
  new Promise((resolve) => process.stdout.write('', () => resolve()))
