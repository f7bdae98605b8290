import type { PrintJob } from '../outbox/add-effect.ts'
import { NotAgain } from '../outbox/attempt.ts'
import type { Parts } from '../request/parts.ts'

/** Prints on paper. The job is tried until the printer has it, except for a test slip. */
export async function printJob(
  { outside, facility, log }: Parts,
  { lateAfterSeconds: _, once, ...job }: PrintJob,
  id: string,
): Promise<void> {
  const { now } = await facility.read()
  await outside.printers.print(job, { id, now }).catch((error) => {
    if (!once) throw error
    log.warn({ err: error }, 'a printer was tried and has not printed')
    throw new NotAgain('The printer has not printed.')
  })
}
