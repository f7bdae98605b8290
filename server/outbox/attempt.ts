import type { Ms } from '@mikvah/rules/time/ms.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { KeyElsewhere, SealedWithAnotherKey, unsealed } from '../secrets/seal.ts'
import { within } from '../within.ts'
import { perform, tellEffectEnd, tellUnopened } from './doers.ts'
import { leaveToAnother, markDone, tryLater } from './mark-effects.ts'
import type { effects } from './table.ts'
import { patience } from './times.ts'

type EffectRow = typeof effects.$inferSelect

class TookTooLong extends Error {
  override name = 'TookTooLong'
}

/** The effect failed, and must not be tried again. */
export class NotAgain extends Error {
  override name = 'NotAgain'
}

/**
 * Tries one effect, within 30 seconds. A failure is stored and tried again, with a growing backoff (`tryLater`), unless
 * it is `NotAgain`; one that is too late, or whose key is lost, is dropped untried. Nothing is thrown.
 */
export async function attempt(parts: Parts, effect: EffectRow): Promise<void> {
  await tryOnce(parts, effect)
  await tellEffectEnd(parts, effect)
}

async function tryOnce(parts: Parts, effect: EffectRow): Promise<void> {
  const attempts = effect.attempts + 1
  try {
    const text = await opened(parts, effect.payload ?? '')
    if (text === null) {
      await endUnopened(parts, effect)
      return
    }
    const payload = JSON.parse(text)
    if (await isTooLate(parts, effect.dueAt, payload)) {
      parts.log.warn({ effect: effect.do }, 'effect dropped: it is too late for it')
      await markDone(parts, effect.id, { attempts, failure: 'TooLate' })
      return
    }
    const doing = perform(parts, { ...effect, payload }).then(() => true)
    if (!(await within(patience, doing))) throw new TookTooLong()
    await markDone(parts, effect.id, { attempts, failure: null })
  } catch (error) {
    parts.log.warn({ effect: effect.do, err: error }, 'effect failed')
    const written =
      error instanceof NotAgain
        ? markDone(parts, effect.id, { attempts, failure: error.name })
        : error instanceof KeyElsewhere
          ? leaveToAnother(parts, effect.id)
          : tryLater(parts, effect.id, { attempts, error })
    await written.catch((unwritten) =>
      parts.log.warn(
        { effect: effect.do, err: unwritten },
        'it comes again when its lease is over',
      ),
    )
  }
}

/**
 * The payload unsealed; null when its key is lost. A process that joined since the keys were last read may have sealed
 * it with a key that isn't known here, so they are read again before it counts as lost.
 */
async function opened({ config, facility }: Parts, payload: string): Promise<string | null> {
  const text = unsealed(config, payload)
  if (text !== null) return text
  await facility.read()
  return unsealed(config, payload)
}

/** Ends an effect whose key is lost, since no later try would succeed. The office is told, as it will never be done. */
async function endUnopened(parts: Parts, { id, do: name, attempts }: EffectRow): Promise<void> {
  parts.log.error({ effect: name }, 'effect dropped: the key it was sealed with is lost')
  await tellUnopened(parts)
  await markDone(parts, id, { attempts: attempts + 1, failure: SealedWithAnotherKey.name })
}

async function isTooLate(
  parts: Parts,
  dueAt: Ms,
  { lateAfterSeconds, lateAt }: Record<string, unknown>,
): Promise<boolean> {
  const ends = [
    typeof lateAt === 'number' ? lateAt : null,
    typeof lateAfterSeconds === 'number' ? dueAt + lateAfterSeconds * 1000 : null,
  ].filter((end) => end !== null)
  if (ends.length === 0) return false
  const { now } = await momentOf(parts)
  return now > Math.min(...ends)
}
