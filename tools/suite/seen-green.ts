/**
 * The newest browser in which all journeys were seen green. A green run with a newer one says that it may stand here.
 */
export const newestSeenGreen = 'Chromium 156.0.8078.108'

const partsOf = (browser: string) =>
  (/[\d.]+$/.exec(browser)?.[0] ?? '').split('.').filter(Boolean).map(Number)

/**
 * What is to be said of a browser that is newer than any that was seen green: a failure may come from it. Nothing of
 * one that is as old or older, or of which no version is known.
 */
export function saidOfBrowser(browser: string, isGreen: boolean, seen = newestSeenGreen): string[] {
  const [its, theirs] = [partsOf(browser), partsOf(seen)]
  const at = its.findIndex((part, nth) => part !== (theirs[nth] ?? 0))
  if (at === -1 || (its[at] ?? 0) < (theirs[at] ?? 0)) return []
  return [
    `NEWER  ${browser} is newer than any that was seen green (${seen})`,
    isGreen
      ? '       and is green: write it into tools/suite/seen-green.ts'
      : '       and a failure may come from it: look with that one',
  ]
}
