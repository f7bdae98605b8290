import { describe, expect, it } from 'vitest'
import { keptPools, poolFor } from './kept-pools.ts'

const visit = (
  id: string,
  status: 'ReadyForMikvahNext' | 'ToMikvah' | 'InMikvah',
  facts: { pool?: number; keptPool?: number; statusSince?: number } = {},
) => ({ id, status, pool: null, keptPool: null, statusSince: 0, ...facts })
const house = { pools: 4, followsHer: true }
const dealt = (visits: Parameters<typeof keptPools>[0], how = house) => [...keptPools(visits, how)]

describe('a pool is kept for whoever is on her way', () => {
  it('the first that is free, in the order in which they were sent', () => {
    const visits = [
      visit('late', 'ToMikvah', { statusSince: 2 }),
      visit('in', 'InMikvah', { pool: 1 }),
      visit('soon', 'ToMikvah', { statusSince: 1 }),
    ]
    expect(dealt(visits)).toEqual([
      ['soon', 2],
      ['late', 3],
    ])
  })

  it('and stays hers when another one empties', () => {
    const visits = [
      visit('a', 'ToMikvah', { keptPool: 2, statusSince: 1 }),
      visit('b', 'ToMikvah', { keptPool: 3, statusSince: 2 }),
    ]
    expect(dealt(visits)).toEqual([
      ['a', 2],
      ['b', 3],
    ])
  })

  it('unless somebody is in it after all, or the house has it no more', () => {
    const visits = [
      visit('in', 'InMikvah', { pool: 2 }),
      visit('a', 'ToMikvah', { keptPool: 2, statusSince: 1 }),
      visit('b', 'ToMikvah', { keptPool: 5, statusSince: 2 }),
      visit('c', 'ToMikvah', { keptPool: 1, statusSince: 3 }),
    ]
    expect(dealt(visits)).toEqual([
      ['a', 3],
      ['b', 4],
      ['c', 1],
    ])
  })

  it('none while all are taken', () => {
    const four = [1, 2, 3, 4].map((pool) => visit(`${pool}`, 'InMikvah', { pool }))
    expect(dealt([...four, visit('a', 'ToMikvah')])).toEqual([['a', null]])
  })

  it('from the call on, where nobody is followed', () => {
    const visits = [visit('a', 'ReadyForMikvahNext')]
    expect(dealt(visits)).toEqual([])
    expect(dealt(visits, { pools: 4, followsHer: false })).toEqual([['a', 1]])
  })
})

describe('who goes in and names no pool', () => {
  const visits = [
    visit('in', 'InMikvah', { pool: 1 }),
    visit('a', 'ToMikvah', { keptPool: 3 }),
    visit('b', 'ReadyForMikvahNext'),
  ]
  it.each<[string, number | null, number | null]>([
    ['a', null, 3],
    ['b', null, 2],
    ['b', 4, 4],
    ['b', 1, 2],
  ])('%s, who came out of %s by a mis-tap, goes into %s', (id, was, pool) => {
    expect(poolFor(id, visits, house, was)).toBe(pool)
  })

  it('finds none while all are taken or kept', () => {
    expect(poolFor('b', visits, { ...house, pools: 1 })).toBe(null)
  })
})
