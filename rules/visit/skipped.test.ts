import { expect, it } from 'vitest'
import { flowOf } from './flow.ts'
import { skipped } from './skipped.ts'

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
