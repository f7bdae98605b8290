import { describe, expect, it } from 'vitest'
import { noCard } from '../talk/call.ts'
import { stillAbout, type Tap, without, withTap } from './taps.ts'

const params = { id: '7' }
const step = (key: string, about = 'v1'): Tap => ({
  ...{ key, about, name: 'changeRoomStatus', params },
  body: { reservationStatus: 'Prep', expectedStatus: 'Assigned', ...noCard },
})
const light = (key: string, onOff: boolean, about = 'v1'): Tap => ({
  ...{ key, about, name: 'setLights', params, body: { onOff } },
})
const keys = (taps: readonly Tap[]) => taps.map(({ key }) => key)

describe('taps that are kept', () => {
  it('stand in the order in which they were tapped', () => {
    expect(keys(withTap([step('a'), light('b', true)], step('c')))).toEqual(['a', 'b', 'c'])
  })

  it('of a switch keep the last word alone', () => {
    expect(keys(withTap([light('a', true), step('b')], light('c', false)))).toEqual(['b', 'c'])
  })

  it('keep the word of each visit for itself', () => {
    expect(keys(withTap([light('a', true, 'v0')], light('b', false)))).toEqual(['a', 'b'])
  })

  it('leave out the one that was answered', () => {
    expect(keys(without([step('a'), step('b')], 'a'))).toEqual(['b'])
  })

  it('are no wish of whoever comes after her', () => {
    expect(keys(stillAbout([step('a', 'v0'), step('b')], 'v1'))).toEqual(['b'])
    expect(stillAbout([step('a')], null)).toEqual([])
  })
})
