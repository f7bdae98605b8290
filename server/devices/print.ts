import type { PrintJob } from '../outbox/add-effect.ts'
import { NotAgain } from '../outbox/attempt.ts'
import type { Parts } from '../request/parts.ts'

/** Prints on paper. A job that fails is tried again until it is too late for it; a test slip isn't. */
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
