import type { LiveEvent } from '../live-event.ts'
import type { Reducer } from './reducers.ts'

/** What has been told since each load that is under way began. */
const underWay = new Set<LiveEvent[]>()

/** An answer that was read before something happened may come after it was told: it is told it then. */
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

export function applyToLoads(event: LiveEvent) {
  for (const meanwhile of underWay) meanwhile.push(event)
}
