import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { atTheWater } from '@mikvah/rules/visit/to-the-water.ts'

type Stage = { word: WordKey; in: readonly ReservationStatus[] }

const stages = {
  settled: { word: 'roomPathSettled', in: ['Assigned'] },
  preparing: { word: 'roomPathPreparing', in: ['Prep'] },
  look: {
    word: 'roomPathLook',
    in: ['ReadyForChecking', 'ReadyForCheckingNext', 'Checking', 'Checked'],
  },
  turn: {
    word: 'roomPathTurn',
    in: atTheWater,
  },
} as const satisfies Record<string, Stage>

export type StageName = keyof typeof stages
export type PathStep = { name: StageName; word: WordKey; state: 'done' | 'now' | 'later' }

/**
 * The stages of her visit, and which of them she is at. A facility without the check by an attendant has one stage
 * less.
 */
export function pathOf(status: ReservationStatus, { looked }: { looked: boolean }): PathStep[] {
  const names = (Object.keys(stages) as StageName[]).filter((name) => looked || name !== 'look')
  const at = names.findIndex((name) => (stages[name].in as readonly string[]).includes(status))
  const here = at < 0 ? names.length : at
  return names.map((name, nth) => ({
    name,
    word: stages[name].word,
    state: nth < here ? 'done' : nth === here ? 'now' : 'later',
  }))
}
