import { describe, expect, it } from 'vitest'
import { reservationStatuses, statusGroups } from '../reservation/statuses.ts'
import { type Flow, flowOf } from './flow.ts'
import { judgeMove } from './judge-move.ts'
import { nextStep, skipped, stepBack } from './next-step.ts'

const off = flowOf({})
const flows: Flow[] = [false, true].flatMap((flowChecking) =>
  [false, true].flatMap((flowChecked) =>
    [false, true].map((flowToFromMikvah) => ({
      ...off,
      flowChecking,
      flowChecked,
      flowToFromMikvah,
    })),
  ),
)
const facts = {
  ...{ now: 0, today: '2026-11-24', night: '2026-11-24', prepayRequired: false },
  ...{ hasRoom: true, doneAt: null },
}

describe.each(flows)('with %o', (flow) => {
  it.each(statusGroups.inRoom)('the step from %s is one that an attendant may take', (from) => {
    const to = nextStep(from, flow)
    expect(to).not.toBeNull()
    const verdict = to && judgeMove({ from, to, by: ['attendant'] }, { ...facts, flow })
    expect(verdict).toMatchObject({ allowed: true, correction: false })
  })

  it.each(reservationStatuses)(
    'the step back from %s, if any, is one that she may take',
    (from) => {
      const to = stepBack(from)
      const verdict = to && judgeMove({ from, to, by: ['attendant'] }, { ...facts, flow })
      expect(verdict?.allowed ?? 'none').toBe(to === null ? 'none' : true)
    },
  )

  it('the steps lead from the room to the end, none twice', () => {
    const steps: string[] = []
    for (
      let at = nextStep('Assigned', flow);
      at !== null && !steps.includes(at);
      at = nextStep(at, flow)
    )
      steps.push(at)
    expect(steps.at(-1)).toBe('Done')
    expect(steps.includes('Checking')).toBe(flow.flowChecking)
    expect(steps.includes('Checked')).toBe(flow.flowChecking && flow.flowChecked)
    expect(steps.includes('ToMikvah')).toBe(flow.flowToFromMikvah)
  })
})

it('there is none before she has a room, nor after her visit', () => {
  const others = reservationStatuses.filter((one) => !statusGroups.inRoom.some((it) => it === one))
  for (const status of others) expect([status, nextStep(status, off)]).toEqual([status, null])
})

const short = flowOf({})
const checked = flowOf({ flowChecking: 'True', flowChecked: 'True', flowToFromMikvah: 'True' })

it.each([
  ['Assigned', 'Prep', short, []],
  ['Prep', 'ReadyForMikvah', short, []],
  ['Prep', 'ReadyForMikvah', checked, ['Checking']],
  ['ReadyForCheckingNext', 'Dressing', checked, ['Checking', 'ReadyForMikvah', 'InMikvah']],
  ['ReadyForMikvahNext', 'Dressing', checked, ['InMikvah']],
  ['FromMikvah', 'Dressing', checked, []],
  ['Assigned', 'Done', checked, ['Prep', 'Checking', 'ReadyForMikvah', 'InMikvah', 'Dressing']],
  ['Assigned', 'Done', short, ['Prep', 'ReadyForMikvah', 'InMikvah', 'Dressing']],
] as const)('from %s to %s with %o it leaves out %o', (from, to, flow, left) => {
  expect(skipped(from, to, flow)).toEqual(left)
})

it('going back, or to where she is, leaves nothing out', () => {
  expect(skipped('Dressing', 'Prep', checked)).toEqual([])
  expect(skipped('Prep', 'Prep', checked)).toEqual([])
})
