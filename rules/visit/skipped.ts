import type { ReservationStatus } from '../reservation/statuses.ts'
import type { Flow } from './flow.ts'
import { nextStep } from './next-step.ts'

/** The statuses that somebody at the desk would miss; between them are steps of a moment. */
const stages = ['Prep', 'Checking', 'ReadyForMikvah', 'InMikvah', 'Dressing'] as const
export type Stage = (typeof stages)[number]

/** The stages that a visit leaves out which is set from one status to a later one, in their order. */
export function skipped(from: ReservationStatus, to: ReservationStatus, flow: Flow): Stage[] {
  const passed: ReservationStatus[] = []
  let at = nextStep(from, flow)
  while (at !== null && at !== to) {
    passed.push(at)
    at = nextStep(at, flow)
  }
  return at === null ? [] : stages.filter((stage) => passed.includes(stage))
}
