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

/**
 * Sets the clock of this process back to the beginning of the hour, so that no window in which tries are counted ends
 * in the middle of a test file.
 */
export const beginHour = () => putDateBehind(Machine.now() % hours(1))

/** How many ms the clock of this process is behind the machine’s, as DATE_BEHIND_MS says; 0 without it. */
const movedBy: Ms = Number(process.env.DATE_BEHIND_MS ?? 0)

/** The arguments and environment by which a started process has the same clock as this one. */
export const sameDate = () => ({
  args: ['--import', import.meta.resolve('./date-of-its-parent.ts')],
  env: { DATE_BEHIND_MS: String(behind + movedBy) },
})
