import { describe, expect, it } from 'vitest'
import { judgeOutcome, type Outcome, outcomeOf, statusOf } from './from-paper.ts'

const reserved = { status: 'Reserved', onPaper: false, room: null } as const
const came = { status: 'Done', onPaper: true, room: 3 } as const
const didnt = { status: 'Reserved', onPaper: true, room: null } as const
const canceled = { status: 'Canceled', onPaper: true, room: null } as const
const inHouse = { status: 'Prep', onPaper: false, room: 3 } as const
const lived = { status: 'Done', onPaper: false, room: 3 } as const
const gone = { status: 'Canceled', onPaper: false, room: null } as const

describe('what a sheet says of a visit', () => {
  it.each([
    [reserved, null],
    [came, 'came'],
    [didnt, 'didnt'],
    [canceled, 'canceled'],
    [lived, 'came'],
    [gone, null],
    [inHouse, null],
  ] as const)('%o is known as %s', (visit, known) => {
    expect(outcomeOf(visit)).toBe(known)
  })

  it.each([
    ['came', 'Reserved', 'Done'],
    ['canceled', 'Reserved', 'Canceled'],
    ['didnt', 'Reserved', 'Reserved'],
    ['didnt', 'Pending', 'Pending'],
    ['didnt', 'Done', 'Reserved'],
  ] as const)('%s makes of %s %s', (became, from, to) => {
    expect(statusOf(became, from)).toBe(to)
  })
})

describe('entering it', () => {
  type Asked = [Outcome | null, Outcome, number | null]
  it.each([
    ['anything of who waits', reserved, [null, 'came', 3], null],
    ['without a room', reserved, [null, 'came', null], null],
    ['who didn’t come', reserved, [null, 'didnt', null], null],
    ['the same again', came, [null, 'came', 3], null],
    ['the same, from a sheet without rooms', came, [null, 'came', null], null],
    ['another room, by who doesn’t know the first', came, [null, 'came', 7], 'moved-on'],
    ['another room, by who does', came, ['came', 'came', 7], null],
    ['a mistake, by who doesn’t know of it', came, [null, 'didnt', null], 'moved-on'],
    ['a mistake, by who does', came, ['came', 'didnt', null], null],
    ['who came after all', didnt, ['didnt', 'came', 3], null],
    ['who canceled, as she who came', canceled, ['canceled', 'came', 3], 'move-refused'],
    ['who canceled, as she who didn’t', canceled, ['canceled', 'didnt', null], 'move-refused'],
    ['who came, as she who canceled', came, ['came', 'canceled', null], 'move-refused'],
    ['who is in the house', inHouse, [null, 'didnt', null], 'move-refused'],
    ['who was seen through on screens', lived, ['came', 'didnt', null], 'move-refused'],
    ['who canceled before Shabbos', gone, [null, 'came', 3], 'move-refused'],
  ] as const)('%s', (_, visit, [was, became, room]: Readonly<Asked>, because) => {
    const verdict = judgeOutcome(visit, { was, became, room })
    expect(verdict.allowed ? null : verdict.because).toBe(because)
  })
})
