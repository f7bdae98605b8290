import { describe, expect, it } from 'vitest'
import type { ReservationStatus } from '../reservation/statuses.ts'
import { type AtTheWater, judgeWater } from './to-the-water.ts'

const one = (id: string, status: ReservationStatus, statusSince = 0): AtTheWater => ({
  id,
  code: `code of ${id}`,
  status,
  statusSince,
  readySince: null,
  startsAt: statusSince,
})
type Case = {
  from?: ReservationStatus
  to: ReservationStatus
  hasReason?: boolean
  others?: AtTheWater[]
  since?: number
  pools?: string
  corridors?: string
}

/** “her” is the one who is moved. */
function judged({ from = 'ReadyForMikvah', to, hasReason = false, ...at }: Case): string {
  const verdict = judgeWater(
    { id: 'her', from, to, hasReason },
    {
      present: [one('her', from, at.since ?? 50), ...(at.others ?? [])],
      zman: 10,
      values: { poolsAvailable: at.pools ?? '2', corridorsAvailable: at.corridors ?? '' },
    },
  )
  return verdict.allowed ? 'allowed' : `${verdict.because} ${verdict.code ?? ''}`.trim()
}

describe('the pools', () => {
  const inWater = [one('a', 'InMikvah'), one('b', 'InMikvah')]
  it.each<[string, Case, string]>([
    ['all taken', { to: 'InMikvah', others: inWater }, 'pools-taken'],
    ['one free', { to: 'InMikvah', others: inWater.slice(1) }, 'allowed'],
    ['a reason makes none', { to: 'InMikvah', hasReason: true, others: inWater }, 'pools-taken'],
    ['blank is four', { to: 'InMikvah', others: inWater, pools: '' }, 'allowed'],
    ['on the way they may be', { to: 'ToMikvah', others: inWater }, 'allowed'],
  ])('%s', (_, given, expected) => expect(judged(given)).toBe(expected))
})

describe('the corridor', () => {
  const onTheWay = [one('a', 'FromMikvah')]
  const narrow = { others: onTheWay, corridors: '1' }
  it.each<[string, Case, string]>([
    ['is full', { to: 'ToMikvah', ...narrow }, 'corridor-taken'],
    ['is full for who skips it', { to: 'InMikvah', ...narrow }, 'corridor-taken'],
    ['is hers already', { from: 'ToMikvah', to: 'InMikvah', ...narrow }, 'allowed'],
    ['has another place', { to: 'ToMikvah', others: onTheWay, corridors: '2' }, 'allowed'],
    ['has no end', { to: 'ToMikvah', others: onTheWay }, 'allowed'],
    ['keeps nobody in the water', { from: 'InMikvah', to: 'FromMikvah', ...narrow }, 'allowed'],
    ['lets her be called', { to: 'ReadyForMikvahNext', ...narrow }, 'allowed'],
  ])('%s', (_, given, expected) => expect(judged(given)).toBe(expected))
})

describe('the turn', () => {
  const before = [one('a', 'ReadyForMikvah', 20)]
  const called = [one('a', 'ReadyForMikvahNext', 60)]
  it.each<[string, Case, string]>([
    ['is another’s', { to: 'ReadyForMikvahNext', others: before }, 'out-of-turn code of a'],
    ['is another’s on the way too', { to: 'ToMikvah', others: before }, 'out-of-turn code of a'],
    ['is hers', { to: 'ReadyForMikvahNext', others: before, since: 15 }, 'allowed'],
    [
      'may be passed over with a reason',
      { to: 'ToMikvah', others: before, hasReason: true },
      'allowed',
    ],
    [
      'to be called is hers once the one before was',
      { to: 'ReadyForMikvahNext', others: called },
      'allowed',
    ],
    [
      'to go is of who was called',
      { to: 'ToMikvah', others: called, since: 15 },
      'out-of-turn code of a',
    ],
    ['ends on the way', { from: 'ToMikvah', to: 'InMikvah', others: before }, 'allowed'],
    [
      'isn’t asked on the way back',
      { from: 'ReadyForMikvah', to: 'Prep', others: before },
      'allowed',
    ],
  ])('%s', (_, given, expected) => expect(judged(given)).toBe(expected))
})
