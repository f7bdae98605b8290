export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export const added = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

export const countsText = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** A test that was left out because something isn't here, with what that is. */
export type LeftOut = { test: string; reason: string }

/**
 * The outcome of one part of a run with what else is to be said of it, or in one line why it couldn't run. A part that
 * couldn't run is in no count.
 */
export type Ran =
  | { what: string; counts: Counts; red: Red[]; leftOut?: LeftOut[]; notes?: string[] }
  | { what: string; notRun: string }

/** What is said of one part at the end of a run; what was left out is named, because a count of it says nothing. */
export function linesOf(ran: Ran): string[] {
  if ('notRun' in ran) return [`  NOT RUN  ${ran.what}: ${ran.notRun}`]
  return [
    `  ${ran.what}: ${countsText(ran.counts)}`,
    ...(ran.notes ?? []).map((note) => `    ${note}`),
    ...(ran.leftOut ?? []).map(({ test, reason }) => `    NOT RUN  ${test}: ${reason}`),
  ]
}

/**
 * A test that failed: its project and file, its title, what its error said, how many times slower the machine was then
 * than at the start, and of a journey the browser that walked it.
 */
export type Red = {
  project: string
  file: string
  title: string
  said: string
  slower?: number
  browser?: string
}

export const whereOf = ({ project, file, title }: Red) => `${project} ${file} > ${title}`

/** The text of a failure at the end of a run, where each failure is named again because that part is read. */
export const redText = (red: Red, mark = 'FAILED') =>
  `  ${mark}  ${whereOf(red)}\n          ${firstLineOf(red.said)}${slowText(red.slower)}`

export const firstLineOf = (said: string) => said.split('\n', 1)[0] ?? ''

const slowText = (slower?: number) =>
  slower === undefined
    ? ''
    : `\n          (the machine was ${slower.toFixed(1)} × as slow as at the start)`
