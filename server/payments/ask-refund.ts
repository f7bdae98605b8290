import type { Parts } from '../parts.ts'

/** Asks the processor for a refund that has been opened. */
export async function askRefund(_parts: Parts, _payload: { attemptId: string }): Promise<void> {}
