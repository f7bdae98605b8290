import type { Ms } from '@mikvah/rules/time/ms.ts'
import { readTogether, slowBatch } from '../db/together.ts'
import type { Parts } from '../request/parts.ts'
import { within } from '../within.ts'
import type { EffectName } from './add-effect.ts'
import { attempt } from './attempt.ts'
import { type Doers, type Ends, effectNamesOf, giveDoers, type Unopened } from './doers.ts'
import { takeDue } from './take-due.ts'
import { onWake } from './wake.ts'

/** The most effects of one kind that this process does at once. */
const slots = 100

/**
 * The effects of one kind, apart from all others, so that a slow or failing kind delays no other. `take` starts the
 * effects that are due and gives their number; callers that come meanwhile share the next look.
 */
type Lane = {
  name: EffectName
  underWay: Map<string, Promise<void>>
  take: () => Promise<number>
}

const lanesOf = new WeakMap<Parts, readonly Lane[]>()

function lanes(parts: Parts): readonly Lane[] {
  const known = lanesOf.get(parts)
  if (known) return known
  const made = effectNamesOf(parts).map((name): Lane => {
    const underWay = new Map<string, Promise<void>>()
    const take = async () => {
      const free = slots - underWay.size
      if (free === 0) return 0
      const due = await takeDue(parts, name, free)
      for (const effect of due) {
        const doing = attempt(parts, effect).finally(() => underWay.delete(keyOf(effect)))
        underWay.set(keyOf(effect), doing)
      }
      return due.length
    }
    return { name, underWay, take: readTogether(take, { slow: slowBatch }) }
  })
  lanesOf.set(parts, made)
  return made
}

const keyOf = ({ id, dedupe }: { id: string; dedupe: string | null }) => dedupe ?? id

/** Looks for due effects that commits have started, until each has been done. */
const looksOf = new WeakMap<Parts, Set<Promise<unknown>>>()

/** The facilities of this process whose effects are done right after commits, until they are closed. */
export const delivering = new Set<Parts>()

/** From now on does the effects that a transaction leaves right after its commit. Gives a function that stops that. */
export function deliverAfterCommits(
  parts: Parts,
  doers: Doers,
  ends: Ends,
  unopened: Unopened,
): () => void {
  giveDoers(parts, doers, ends, unopened)
  const looks = new Set<Promise<unknown>>()
  looksOf.set(parts, looks)
  delivering.add(parts)
  const stop = onWake(parts.db, (names) => {
    const look = beginDue(parts, names)
      .catch((error) =>
        parts.log.warn({ err: error }, 'not delivered now: the next round of the jobs does it'),
      )
      .finally(() => looks.delete(look))
    looks.add(look)
  })
  return () => {
    delivering.delete(parts)
    stop()
  }
}

/**
 * Starts whatever is due in these lanes (without `names` in all), as far as they have room, without waiting for it, and
 * gives the number.
 */
export async function beginDue(parts: Parts, names = effectNamesOf(parts)): Promise<number> {
  const asked = lanes(parts).filter(({ name }) => names.includes(name))
  const begun = await Promise.allSettled(asked.map(({ take }) => take()))
  const failed = begun.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return begun.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0)
}

/**
 * Tries all effects that are due, waits for them, and gives their number. Any number of processes may do this at once.
 */
export async function deliverDue(parts: Parts): Promise<number> {
  const tried = await Promise.all(lanes(parts).map(drain))
  return tried.reduce((sum, count) => sum + count, 0)
}

async function drain({ underWay, take }: Lane): Promise<number> {
  let tried = 0
  for (;;) {
    const begun = await take()
    tried += begun
    if (begun > 0) continue
    if (underWay.size === 0) return tried
    await Promise.race(underWay.values())
  }
}

/**
 * Starts whatever is due, and waits for one effect, by its name, for `patience` milliseconds at most; where another
 * process does it, not at all.
 */
export async function awaitEffect(parts: Parts, dedupe: string, patience: Ms): Promise<void> {
  await beginDue(parts)
  const doing = lanes(parts)
    .map(({ underWay }) => underWay.get(dedupe))
    .find((one) => one !== undefined)
  if (doing) await within(patience, doing)
}

/** Waits for all looks and effects that this process has under way, and gives how many there were; 0 when none was. */
export async function settled(parts: Parts): Promise<number> {
  const looks = await Promise.all(looksOf.get(parts) ?? [])
  const underWay = lanes(parts).flatMap((lane) => [...lane.underWay.values()])
  await Promise.allSettled(underWay)
  return looks.length + underWay.length
}
