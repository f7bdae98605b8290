import { type State, states } from './claim.ts'
import type { Requirement } from './register.ts'

type Counts = Record<State, number>

/** How many requirements of each area are in each state, the whole last. */
export function tallyOf(rows: readonly Requirement[]): [area: string, counts: Counts][] {
  const byArea = Object.entries(Object.groupBy(rows, ({ area }) => area)).toSorted()
  return [...byArea, ['all', rows] as const].map(([area, its = []]) => [area, countsOf(its)])
}

function countsOf(rows: readonly Requirement[]): Counts {
  const counts = Object.fromEntries(states.map((state) => [state, 0])) as Counts
  for (const { state } of rows) counts[state] += 1
  return counts
}

export function tallyText(rows: readonly Requirement[]): string {
  const width = 17
  const line = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(width) + cells.map((cell) => String(cell).padStart(width + 1)).join('')
  const lines = tallyOf(rows).map(([area, counts]) =>
    line(
      area,
      states.map((s) => counts[s]),
    ),
  )
  return [line('requirements', states), ...lines].join('\n')
}
