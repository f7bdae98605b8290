import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import { describe, expect, it } from 'vitest'
import { pathOf } from './her-path.ts'

const states = (...given: Parameters<typeof pathOf>) => pathOf(...given).map(({ state }) => state)

describe('the way of her evening', () => {
  it('begins with coming into the room and ends behind the water', () => {
    expect(states('Assigned', { looked: true })).toEqual(['now', 'later', 'later', 'later'])
    expect(states('ReadyForMikvahNext', { looked: true })).toEqual(['done', 'done', 'done', 'now'])
    expect(states('Dressing', { looked: true })).toEqual(['done', 'done', 'done', 'done'])
  })

  it('has no last look where nobody looks', () => {
    expect(states('Prep', { looked: false })).toEqual(['done', 'now', 'later'])
  })

  it('only ever goes on', () => {
    const done = statusGroups.inRoom.map(
      (status) => states(status, { looked: true }).filter((state) => state === 'done').length,
    )
    expect(done).toEqual(done.toSorted())
  })
})
