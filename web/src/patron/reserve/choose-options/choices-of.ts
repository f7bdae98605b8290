import type { Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import { daysAheadOf, lastNightOf } from '@mikvah/rules/reservation/days-ahead.ts'
import type { OptionFacts } from '@mikvah/rules/reservation/options.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import type { SlotOffered } from '../../../night/Slots.tsx'
import { isFriday } from '../../../parts/times/civil-date.ts'
import type { Chosen } from '../steps/chosen.ts'
import { whyShut } from '../steps/nights.ts'
import {
  optionFactsOf,
  placesOnSale,
  roomsOffered,
  type SlotView,
  settledChoice,
  slotsFor,
} from '../steps/on-sale.ts'

type OnSale = {
  date: string
  slots: readonly SlotView[]
  nights: { main: readonly ScheduleDayView[]; alternate: readonly ScheduleDayView[] }
  values: SettingValues
  /** The visit that is being edited. */
  old: Reservation | null
  now: number
}

/** The state of Room Options: what is offered, and what is left of her wish. */
export type ChoicesView = {
  /** Her wish as far as it is on sale. */
  chosen: Chosen
  /** Whether the start she had chosen is no longer on sale. */
  isGone: boolean
  /** The night at the chosen building; undefined where the schedule has none. */
  night: ScheduleDayView | undefined
  facts: OptionFacts
  rooms: readonly Chosen['room'][]
  /** Which buildings sell anything; false stands for the main one. */
  places: readonly boolean[]
  offered: readonly SlotOffered[]
  /** The start whose price is asked for: hers, else the first that is left. */
  start: string | undefined
}

/** What the step of the options shows for her wish: what isn't on sale is left out of it, a start that has gone too. */
export function choicesOf(wanted: Chosen, onSale: OnSale): ChoicesView {
  const { date, slots, nights, values, old, now } = onSale
  const places = placesOnSale(slots)
  const alternateLocation = places.includes(wanted.alternateLocation)
    ? wanted.alternateLocation
    : (places[0] ?? false)
  const night = (alternateLocation ? nights.alternate : nights.main).find((n) => n.date === date)
  const facts = optionFactsOf(
    slots,
    { alternateLocation },
    { night: { friday: isFriday(date), shabbosMode: night?.shabbosMode ?? false }, values },
  )
  const settled = settledChoice({ ...wanted, alternateLocation }, facts)
  const today = nights.main[0]?.date ?? date
  const isBeyond = date > lastNightOf(today, daysAheadOf(null, values))
  const isBound = isBeyond || (night !== undefined && whyShut(night, now) === 'past-cut-off')
  const all = slotsFor(slots, settled)
  const offered = isBound ? all.filter(({ value }) => isHers(value, old)) : all
  const open = offered.filter(({ places: left }) => left > 0)
  const time = open.find(({ value }) => sameInstant(value, settled.time))?.value ?? null
  return {
    chosen: { ...settled, time },
    isGone: settled.time !== null && time === null,
    night,
    facts,
    rooms: roomsOffered(settled, facts),
    places,
    offered,
    start: time ?? open[0]?.value,
  }
}

/** A night past its cut-off, or not on sale yet, can only be kept by an edit, and with its hour. */
const isHers = (start: string, old: Reservation | null) =>
  sameInstant(start, old?.reservationTime ?? null)

const sameInstant = (one: string, other: string | null) =>
  other !== null && Date.parse(one) === Date.parse(other)
