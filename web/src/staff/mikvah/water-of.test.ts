import { describe, expect, it } from 'vitest'
import type { ReadyView } from '../../live/live-event.ts'
import { waterOf } from './water-of.ts'

const at = '2026-11-24T19:40:00-05:00'
const one = (code: string) => ({
  reservationId: `r${code}`,
  reservationCode: code,
  roomId: 6,
  roomNumber: '6',
})
const queued = (
  code: string,
  status: 'ReadyForMikvah' | 'ReadyForMikvahNext',
  turn: number,
  pool: number | null = null,
) => ({
  ...one(code),
  status,
  readySince: at,
  turn,
  pool,
})
const between = (code: string, status: 'ToMikvah' | 'FromMikvah', pool: number | null = null) => ({
  ...one(code),
  status,
  since: at,
  pool,
})
const ready = (changes: Partial<ReadyView> = {}): ReadyView => ({
  queue: [],
  inMikvah: [],
  pools: 4,
  corridor: { used: 0, limit: 3, visits: [] },
  zmanTevillah: null,
  gateOpen: true,
  ...changes,
})
const called = [queued('1902', 'ReadyForMikvahNext', 1, 2), queued('2291', 'ReadyForMikvah', 2)]
const following = { followsHer: true }

describe('the queue', () => {
  it('calls whoever is ready, and sends whoever is called', () => {
    const { queue } = waterOf(ready({ queue: called }), following)
    expect(queue.map(({ step }) => step && [step.code, step.from, step.to])).toEqual([
      ['1902', 'ReadyForMikvahNext', 'ToMikvah'],
      ['2291', 'ReadyForMikvah', 'ReadyForMikvahNext'],
    ])
  })

  it('keeps whoever is called where she is while the corridor is full, and still calls the next', () => {
    const visits = [between('5513', 'ToMikvah'), between('7415', 'FromMikvah')]
    const full = ready({ queue: called, corridor: { used: 2, limit: 2, visits } })
    const { queue, corridor } = waterOf(full, following)
    expect(queue.map(({ step }) => step?.to ?? null)).toEqual([null, 'ReadyForMikvahNext'])
    expect(corridor).toMatchObject({ isFull: true, free: 0 })
  })

  it('is never full where no limit is set', () => {
    const visits = [between('5513', 'ToMikvah')]
    const open = ready({ queue: called, corridor: { used: 9, limit: null, visits } })
    expect(waterOf(open, following).queue[0]?.step?.to).toBe('ToMikvah')
  })
})

describe('the pools', () => {
  const inMikvah = [{ ...one('2750'), pool: 1, since: at }]

  it('are shown while they are in use, though the building has fewer by now', () => {
    const inUse = ready({
      pools: 1,
      inMikvah: [{ ...one('2750'), pool: 3, since: at }],
      corridor: { used: 1, limit: 3, visits: [between('5513', 'ToMikvah', 2)] },
    })
    expect(waterOf(inUse, following).pools.map(({ pool, is }) => [pool, is])).toEqual([
      [1, 'free'],
      [2, 'kept'],
      [3, 'taken'],
    ])
  })

  it('are kept for whoever is on her way, though nobody is followed there any more', () => {
    const visits = [between('5513', 'ToMikvah', 3)]
    const { pools } = waterOf(ready({ corridor: { used: 1, limit: 3, visits } }), {
      followsHer: false,
    })
    expect(pools[2]).toMatchObject({
      is: 'kept',
      step: { code: '5513', from: 'ToMikvah', to: 'InMikvah' },
    })
  })

  it('are kept for those on their way, each the one she was told, though another is free', () => {
    const visits = [between('5513', 'ToMikvah', 3), between('6600', 'ToMikvah', 4)]
    const { pools, corridor } = waterOf(
      ready({ inMikvah, corridor: { used: 2, limit: 3, visits } }),
      following,
    )
    expect(pools.map((pool) => [pool.is, pool.is === 'free' ? null : pool.step])).toEqual([
      ['taken', { reservationId: 'r2750', code: '2750', from: 'InMikvah', to: 'FromMikvah' }],
      ['free', null],
      ['kept', { reservationId: 'r5513', code: '5513', from: 'ToMikvah', to: 'InMikvah', pool: 3 }],
      ['kept', { reservationId: 'r6600', code: '6600', from: 'ToMikvah', to: 'InMikvah', pool: 4 }],
    ])
    expect(corridor.passing.map(({ pool }) => pool)).toEqual([3, 4])
  })

  it('take whoever was called at once, and let her out to her room, where nobody is followed', () => {
    const { pools, queue } = waterOf(ready({ inMikvah, queue: called }), { followsHer: false })
    expect(pools.map((pool) => (pool.is === 'free' ? null : pool.step.to))).toEqual([
      'Dressing',
      'InMikvah',
      null,
      null,
    ])
    expect(queue[0]?.step).toBeNull()
  })

  it('that are all taken are kept for nobody', () => {
    const four = [1, 2, 3, 4].map((pool) => ({ ...one(`${pool}000`), pool, since: at }))
    const visits = [between('5513', 'ToMikvah')]
    const { pools, corridor } = waterOf(
      ready({ inMikvah: four, corridor: { used: 1, limit: 3, visits } }),
      following,
    )
    expect(pools.map(({ is }) => is)).toEqual(['taken', 'taken', 'taken', 'taken'])
    expect(corridor.passing[0]?.pool).toBeNull()
  })
})

it('from the corridor she is let into her room; on the way to the water there is nothing to tap', () => {
  const visits = [between('5513', 'ToMikvah'), between('7415', 'FromMikvah')]
  const { corridor } = waterOf(ready({ corridor: { used: 2, limit: 3, visits } }), following)
  expect(corridor.passing.map(({ step }) => step?.to ?? null)).toEqual([null, 'Dressing'])
  expect(corridor.free).toBe(1)
})
