import type { Parts } from '../asked/parts.ts'
import type { PrintJob } from '../outbox/add-effect.ts'

/** Puts it on paper. Until the printer has it, it is tried again. */
export async function printJob(
  { outside, facility }: Parts,
  { lateAfterSeconds: _, ...job }: PrintJob,
  id: string,
): Promise<void> {
  const { now } = await facility.read()
  await outside.printers.print(job, { id, now })
}
