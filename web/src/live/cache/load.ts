import type { LiveEvent } from '../live-event.ts'
import type { Reducer } from './reducers.ts'

/** For each load under way, the events that have arrived since it began. */
const underWay = new Set<LiveEvent[]>()

/**
 * Loads an answer that events keep up to date by `keep`. Events that arrive while it is loading are applied to it as
 * soon as it is there; where one of them asks for `reload`, it is loaded again.
 */
export async function loadLive<Answer>(
  load: () => Promise<Answer>,
  keep: Reducer<Answer>,
): Promise<Answer> {
  const meanwhile: LiveEvent[] = []
  underWay.add(meanwhile)
  try {
    let answer: Answer = await load()
    for (const event of meanwhile) {
      const after = event.event === 'resync' ? 'reload' : keep(answer, event)
      if (after === 'reload') return await loadLive(load, keep)
      answer = after
    }
    return answer
  } finally {
    underWay.delete(meanwhile)
  }
}

/** Has every load under way take in an event once its answer is there. */
export function applyToLoads(event: LiveEvent) {
  for (const meanwhile of underWay) meanwhile.push(event)
}
