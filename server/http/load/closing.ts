import { within } from '../../within.ts'

type Ends = {
  stopAnswering(): Promise<void>
  stopJobs(): Promise<void>
  stopCopies(): Promise<void>
}

/**
 * Registers how a started process ends, before what it stands on is closed: calls first, to the last one; jobs run
 * until then, and effects under way are waited for, five seconds at most; a copy that is being made for a backup holds
 * neither up.
 */
export function closesBy(
  open: AsyncDisposableStack,
  { stopAnswering, stopJobs, stopCopies }: Ends,
): void {
  open.defer(stopCopies)
  open.defer(async () => void (await within(5000, stopJobs())))
  open.defer(stopAnswering)
}
