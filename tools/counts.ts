export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export const added = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

export const countsText = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** What ran, or in one line why it couldn't. What couldn't run is in no count. */
export type Ran = { what: string; counts: Counts; red: Red[] } | { what: string; notRun: string }

/** A test that failed, by where it stands and its title, and what it said first. */
export type Red = { where: string; said: string }

/** The end of a long run is what is read: there each failure has its name again. */
export const redText = ({ where, said }: Red) =>
  `  FAILED  ${where}\n          ${said.split('\n', 1)[0] ?? ''}`
