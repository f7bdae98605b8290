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

/** Has this process's Date go on from so long before the machine's. */
export function putDateBehind(by: Ms): void {
  behind = by
  globalThis.Date = DateOfTheHour as DateConstructor
}

/** Has it go on from the beginning of the hour: no window of counted tries ends in the middle of a test file. */
export const beginHour = () => putDateBehind(Machine.now() % hours(1))

/** How many ms the clock of this process is behind the machine’s, as DATE_BEHIND_MS says; 0 without it. */
const movedBy: Ms = Number(process.env.DATE_BEHIND_MS ?? 0)

/** What Node is started with so that a process's Date is this one's, and what it reads. */
export const sameDate = () => ({
  args: ['--import', import.meta.resolve('./date-of-its-parent.ts')],
  env: { DATE_BEHIND_MS: String(behind + movedBy) },
})
