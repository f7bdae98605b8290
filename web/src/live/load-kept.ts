import type { Keep } from './kept.ts'
import type { Told } from './told.ts'

/** What has been told since each load that is under way began. */
const underWay = new Set<Told[]>()

/** An answer that was read before something happened may come after it was told: it is told it then. */
export async function loadKept<Answer>(
  load: () => Promise<Answer>,
  keep: Keep<Answer>,
): Promise<Answer> {
  const meanwhile: Told[] = []
  underWay.add(meanwhile)
  try {
    let answer: Answer = await load()
    for (const told of meanwhile) {
      const after = told.event === 'resync' ? 'reload' : keep(answer, told)
      if (after === 'reload') return await loadKept(load, keep)
      answer = after
    }
    return answer
  } finally {
    underWay.delete(meanwhile)
  }
}

export function tellLoads(told: Told) {
  for (const meanwhile of underWay) meanwhile.push(told)
}
