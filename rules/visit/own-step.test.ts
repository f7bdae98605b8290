import { describe, expect, it } from 'vitest'
import { type ReservationStatus, reservationStatuses } from '../reservation/statuses.ts'
import { flowOf } from './flow.ts'
import { ownStepOf } from './own-step.ts'

const checked = flowOf({ flowChecking: 'True', flowChecked: 'True', flowToFromMikvah: 'True' })
const unchecked = flowOf({ flowToFromMikvah: 'True' })

const stepsIn = (flow: typeof checked) =>
  Object.fromEntries(
    reservationStatuses.flatMap((from): [ReservationStatus, ReservationStatus][] => {
      const to = ownStepOf(from, flow)
      return to ? [[from, to]] : []
    }),
  )

describe('what she does herself at the screen of her room', () => {
  it('where she is looked over: she settles in, asks for it, is ready after it, and leaves', () => {
    expect(stepsIn(checked)).toEqual({
      ...{ Assigned: 'Prep', Prep: 'ReadyForChecking' },
      ...{ Checked: 'ReadyForMikvah', Dressing: 'Done' },
    })
  })

  it('where nobody looks: from her preparation she is ready for the water', () => {
    expect(stepsIn(unchecked)).toMatchObject({ Prep: 'ReadyForMikvah', Dressing: 'Done' })
  })
})
