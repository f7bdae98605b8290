import { hours, type Ms } from '@mikvah/rules/time/ms.ts'

const Machine = Date
let behind: Ms = 0

class DateOfTheHour extends Machine {
  constructor(...given: unknown[]) {
    super(...((given.length > 0 ? given : [DateOfTheHour.now()]) as [number]))
  }
  static override now(): Ms {
    return Machine.now() - behind
  }
}

/** Sets the clock of this process (Date) back by so many ms; it goes on from there. */
export function putDateBehind(by: Ms): void {
  behind = by
  globalThis.Date = DateOfTheHour as DateConstructor
}

/** The moment at which each test file begins in a run with a moved clock: something turns half a second later. */
const { DATE_OF_FILES } = process.env

/**
 * Sets the clock of this process to where a test file begins: back to the beginning of the hour, so that no window in
 * which tries are counted ends in the middle of the file, or to the moment that the run asks for.
 */
export const beginFile = () =>
  putDateBehind(
    DATE_OF_FILES ? Machine.now() - Date.parse(DATE_OF_FILES) : Machine.now() % hours(1),
  )

/** How many ms the clock of this process is behind the machine’s, as DATE_BEHIND_MS says; 0 without it. */
const movedBy: Ms = Number(process.env.DATE_BEHIND_MS ?? 0)

/** The arguments and environment by which a started process has the same clock as this one. */
export const sameDate = () => ({
  args: ['--import', import.meta.resolve('./date-of-its-parent.ts')],
  env: { DATE_BEHIND_MS: String(behind + movedBy) },
})
