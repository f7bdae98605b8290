import { hours, type Ms } from '@mikvah/rules/time/ms.ts'

let since: Ms = 0

/** Each file begins an hour of its own, so that no window of counted tries ends in the middle of a test. */
export function beginHour(): void {
  since = Date.now() % hours(1)
}

/** The real clock of every facility of this file: it has gone on from the beginning of its hour since the file began. */
export const fromTheHour = (): Ms => Date.now() - since
