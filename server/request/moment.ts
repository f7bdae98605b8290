import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Moment } from './context.ts'
import type { Parts } from './parts.ts'

/**
 * Reads the present moment, the app's clock and the settings: for jobs and the outbox, which nobody asked for, and for
 * calls whose own moment is past by then.
 */
export async function momentOf(parts: Parts): Promise<Moment> {
  const { now, content } = await parts.facility.read()
  return { now, content }
}

/**
 * Gives a function to an instant of the real clock as screens show it: moved so that it is as long ago, or ahead, by
 * the app's clock.
 */
export const onAppClock =
  ({ now }: Pick<Moment, 'now'>, { realNow }: Pick<Parts, 'realNow'>) =>
  (real: Ms): Ms =>
    now + real - realNow()
