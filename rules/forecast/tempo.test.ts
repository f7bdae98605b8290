import { expect, it } from 'vitest'
import { type Longer, livedEvening } from '../test/lived-evening.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { forecastOf } from './forecast.ts'
import type { Guest, House } from './simulation.ts'
import { drawingFrom, type Lasted } from './stage-durations.ts'
import { type Stage, stages } from './stages.ts'
import { type SeenStay, tempoOf } from './tempo.ts'

/** Dice that fall the same every time. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const usual: Partial<Record<Stage, number>> = {
  Assigned: 5,
  Prep: 35,
  ReadyForChecking: 5,
  Checking: 6,
  InMikvah: 7,
  Dressing: 18,
}
/** Stages last from three fifths to three halves of what is usual. */
const shares = [0.6, 0.75, 0.85, 0.95, 1, 1.05, 1.15, 1.25, 1.4, 1.5]
const history: Lasted[] = stages.flatMap((stage) =>
  [true, false].map((bath) => ({
    ...{ stage, bath, count: 200 },
    quantiles: shares.map((share) => minutes(share * (usual[stage] ?? 0))),
  })),
)
const historyOf = (stage: Stage, bath: boolean): readonly Ms[] =>
  history.find((one) => one.stage === stage && one.bath === bath)?.quantiles ?? []

const opens = minutes(1_000_000)
const zman = opens + minutes(75)
const plain = { bath: false, handicapped: false, privateRoom: false, kallah: false }
const guests: Guest[] = Array.from({ length: 48 }, (_, nth) => ({
  ...plain,
  ...{ id: `guest-${nth}`, status: 'Reserved', room: null, statusSince: opens, readySince: null },
  ...{
    timeArrived: null,
    byDayUntil: null,
    startsAt: opens + minutes(5 * nth),
    endsAt: opens + minutes(5 * nth + 60),
  },
}))
const house: House = {
  ...{ now: opens, zman, pools: 3, corridors: null, cleaning: minutes(6) },
  rooms: Array.from({ length: 16 }, (_, nth) => ({ ...plain, id: nth + 1, freeFrom: opens })),
  flow: { flowChecking: true, flowChecked: false, flowToFromMikvah: false },
}

/**
 * Compares forecasts with what then happens: the median error of the middle forecast in minutes, and how many had come
 * by the later hour.
 */
function heldAgainst(longer: Longer, { after, knows = true }: { after: Ms; knows?: boolean }) {
  const off: number[] = []
  let inTime = 0
  for (let evening = 1; evening <= 8; evening++) {
    const draw = drawingFrom(history, {})
    const lived = livedEvening(guests, house, { draw, random: dice(evening), longer })
    const look = lived.lookAt(zman + after)
    const seen = knows ? look.seen : []
    const { visits } = forecastOf(look.guests, look.house, drawingFrom(history, {}, seen))
    const came = lived.cameIntoWater()
    for (const { id, status } of look.guests) {
      const [foreseen, water] = [visits.get(id)?.water, came.get(id)]
      if (status === 'Reserved' || !foreseen || water === undefined) continue
      off.push(Math.abs(foreseen.p50 - water) / minutes(1))
      if (water <= foreseen.p90) inTime += 1
    }
  }
  off.sort((one, other) => one - other)
  return { off: off[Math.floor(off.length / 2)] ?? 99, inTime: inTime / off.length, of: off.length }
}

const slower = { Prep: 1.35, ReadyForChecking: 1.35, Checking: 1.35 }

it('an hour into an evening that prepares a third slower than ever, it has learned that', () => {
  const learned = heldAgainst(slower, { after: minutes(60) })
  const blind = heldAgainst(slower, { after: minutes(60), knows: false })
  expect(learned.of).toBeGreaterThan(100)
  expect(learned.off).toBeLessThanOrEqual(8)
  expect(learned.inTime).toBeGreaterThanOrEqual(0.75)
  expect(blind.off).toBeGreaterThan(1.5 * learned.off)
})

it.each([
  ['that prepares a third slower than ever', slower],
  ['as ever', {}],
])(
  'an hour into an evening %s, the house is empty by the later hour, four times of five',
  (_, longer) => {
    const evenings = 15
    let inTime = 0
    for (let evening = 1; evening <= evenings; evening++) {
      const draw = drawingFrom(history, {})
      const lived = livedEvening(guests, house, { draw, random: dice(evening), longer })
      const look = lived.lookAt(zman + minutes(60))
      const { empty } = forecastOf(look.guests, look.house, drawingFrom(history, {}, look.seen))
      if (empty && lived.wasEmpty() <= empty.p90) inTime += 1
    }
    expect(inTime).toBeGreaterThanOrEqual(0.8 * evenings)
  },
)

it.each([0, 60])(
  '%i minutes into an evening as ever, nine of ten come by the later hour',
  (after) => {
    expect(heldAgainst({}, { after: minutes(after) }).inTime).toBeGreaterThanOrEqual(0.85)
  },
)

const prepared = (lasted: Ms, isOver = true): SeenStay => ({
  ...{ stage: 'Prep', bath: false, lasted, isOver },
})

it('has slow and fast evenings among those played before anything is seen, the same ones for all stages', () => {
  const tempo = tempoOf(historyOf, [])
  expect(tempo('Prep', 0.5)).toBeCloseTo(1, 2)
  expect(tempo('Prep', 0.95)).toBeGreaterThan(1.2)
  expect(tempo('Prep', 0.05)).toBeLessThan(0.85)
  expect(tempo('Dressing', 0.95)).toBe(tempo('Prep', 0.95))
})

it('learns each stage by itself', () => {
  const tempo = tempoOf(historyOf, Array(15).fill(prepared(minutes(35 * 1.4))))
  expect(tempo('Prep', 0.5)).toBeGreaterThan(1.25)
  expect(tempo('Dressing', 0.5)).toBeCloseTo(1, 2)
})

it('hears of who is still there, so that the first to end don’t make an evening look quick', () => {
  const ended = Array<SeenStay>(4).fill(prepared(minutes(26)))
  const stillThere = Array<SeenStay>(12).fill(prepared(minutes(40), false))
  expect(tempoOf(historyOf, ended)('Prep', 0.5)).toBeLessThan(0.9)
  expect(tempoOf(historyOf, [...ended, ...stillThere])('Prep', 0.5)).toBeGreaterThan(1)
})

it('isn’t led astray by one tap that was forgotten, nor by how long she waits for others', () => {
  const asEver = Array<SeenStay>(10).fill(prepared(minutes(35)))
  const forgotten = prepared(minutes(400))
  expect(tempoOf(historyOf, [...asEver, forgotten])('Prep', 0.5)).toBeCloseTo(1, 1)
  const waits: SeenStay = { ...prepared(minutes(90)), stage: 'ReadyForMikvah' }
  expect(tempoOf(historyOf, Array(20).fill(waits))('ReadyForMikvah', 0.5)).toBeCloseTo(1, 2)
})

it('keeps its head however many stays it has seen: a long night of them ends at no end of the scale', () => {
  const asEver = Array<SeenStay>(250).fill(prepared(minutes(35)))
  expect(tempoOf(historyOf, asEver)('Prep', 0.5)).toBeCloseTo(1, 1)
  const odd = Array<SeenStay>(600).fill(prepared(minutes(3)))
  expect(tempoOf(historyOf, odd)('Prep', 0.5)).toBeLessThan(1.05)
})

it.each(['Waiting', 'ReadyForMikvah', 'ReadyForMikvahNext'] as const)(
  'learns nothing from %s, where she waits for others',
  (stage) => {
    const known = (_: Stage, bath: boolean) => historyOf('Prep', bath)
    const waits: SeenStay = { ...prepared(minutes(60)), stage }
    expect(tempoOf(known, Array(20).fill(waits))(stage, 0.5)).toBeCloseTo(1, 2)
  },
)
