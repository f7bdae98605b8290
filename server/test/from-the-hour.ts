import { hours } from '@mikvah/rules/time/ms.ts'
import type { Parts } from '../asked/parts.ts'

/** Has the real clock go on from the beginning of its hour: no window of counted tries ends in the middle of a test. */
export function fromTheHour(parts: Pick<Parts, 'realNow'>): void {
  const since = Date.now() % hours(1)
  parts.realNow = () => Date.now() - since
}
