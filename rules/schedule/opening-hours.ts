import type { Night } from '../calendar/night-kind.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { wallOf } from '../time/wall.ts'
import type { Reasoned } from './reasoned.ts'
import type { ScheduleSettings } from './schedule-settings.ts'

export type OpeningRule =
  | 'before-zman-on-erev'
  | 'at-zman'
  | 'after-zman'
  | 'before-zman'
  | 'not-before-earliest'
  | 'not-after-latest'
  | 'override'
  | 'override-moved-to-zman'

export type LastEntryRule =
  | 'single-start'
  | 'friday-window'
  | 'last-entry-hour'
  | 'end-of-day'
  | 'not-before-opening'
  | 'override'

export type OpeningFacts = { night: Night; settings: ScheduleSettings; winter: boolean }

/** The automatic grid ends with the civil day. */
const latestAutomaticHour = 23.99

/**
 * When the doors open, from the night's zman or by an override, which is moved to the zman on a night that waits for
 * it. The hour isn't rounded here: the zman is already, upwards to the minute, and what is added or taken off is in
 * minutes.
 */
export function openingOf(
  facts: OpeningFacts,
  zman: Ms,
  override: Ms | null,
): Reasoned<OpeningRule> {
  if (override === null) return computedOpeningOf(facts, zman)
  const { kind } = facts.night
  // The zman may have moved since the override was saved, because settings changed.
  const early = mustWaitForZman(kind) && override < zman
  return {
    at: early ? zman : override,
    rule: early ? 'override-moved-to-zman' : 'override',
    inputs: { overrideAt: override, zmanAt: zman },
  }
}

/** Whether nobody may come in before the zman on such a night: before the holy day is over, or before it is night. */
export function mustWaitForZman(kind: Night['kind']): boolean {
  return kind === 'MOTZEI' || kind === 'CONTINUATION'
}

function computedOpeningOf(facts: OpeningFacts, zman: Ms): Reasoned<OpeningRule> {
  const { night, settings } = facts
  switch (night.kind) {
    case 'EREV': {
      const fridayPrep = atLeastZero(settings.fridayPrep)
      const inputs = { zmanAt: zman, fridayPrep }
      return { at: zman - minutes(fridayPrep), rule: 'before-zman-on-erev', inputs }
    }
    case 'MOTZEI':
      return openingOfMotzei(facts, zman)
    case 'WEEKDAY':
      return openingOfWeekday(facts, zman)
    // The closed kinds publish no opening; worked out all the same, they'd open no earlier than the zman.
    case 'CONTINUATION':
    case 'CLOSED_YK':
    case 'CLOSED_TB':
      return { at: zman, rule: 'at-zman', inputs: { zmanAt: zman } }
    default:
      return night.kind satisfies never
  }
}

function openingOfMotzei(facts: OpeningFacts, zman: Ms): Reasoned<OpeningRule> {
  const { night, settings } = facts
  const fast = night.day.yomKippur || night.day.tishaBav
  const { openAfterShabbosMinutes, openAfterFastMinutes } = settings
  const after = atLeastZero(
    fast ? (openAfterFastMinutes ?? openAfterShabbosMinutes) : openAfterShabbosMinutes,
  )
  const opens = zman + minutes(after)
  const earliest = earliestOf(facts)
  const inputs = { zmanAt: zman, minutesAfter: after, fast, earliestAt: earliest }
  return earliest !== null && earliest > opens
    ? { at: earliest, rule: 'not-before-earliest', inputs }
    : { at: opens, rule: 'after-zman', inputs }
}

function openingOfWeekday(facts: OpeningFacts, zman: Ms): Reasoned<OpeningRule> {
  const before = atLeastZero(facts.settings.openBeforeZmanMinutes)
  const opens = zman - minutes(before)
  const earliest = earliestOf(facts)
  const latest = latestOf(facts)
  const inputs = { zmanAt: zman, minutesBefore: before, earliestAt: earliest, latestAt: latest }
  const floored = earliest === null ? opens : Math.max(opens, earliest)
  if (latest !== null && floored > latest) return { at: latest, rule: 'not-after-latest', inputs }
  if (floored > opens) return { at: floored, rule: 'not-before-earliest', inputs }
  return { at: opens, rule: 'before-zman', inputs }
}

/** The last start of the night, never before the opening. */
export function lastEntryOf(
  facts: OpeningFacts,
  open: Ms,
  override: Ms | null,
): Reasoned<LastEntryRule> {
  const last: Reasoned<LastEntryRule> =
    override === null
      ? computedLastEntryOf(facts, open)
      : { at: override, rule: 'override', inputs: { overrideAt: override } }
  if (last.at >= open) return last
  return { at: open, rule: 'not-before-opening', inputs: { ...last.inputs, openAt: open } }
}

function computedLastEntryOf(facts: OpeningFacts, open: Ms): Reasoned<LastEntryRule> {
  const { night, settings } = facts
  if (night.night.holy) {
    if (settings.reservationSlotIncrementFriday <= 0)
      return { at: open, rule: 'single-start', inputs: { openAt: open } }
    const { fridayWindowMinutes } = settings
    const at = open + minutes(fridayWindowMinutes)
    return { at, rule: 'friday-window', inputs: { openAt: open, fridayWindowMinutes } }
  }
  const hour = bySeason(facts, settings.lastEntryHour, settings.lastEntryHourWinter)
  const capped = Math.min(hour ?? latestAutomaticHour, latestAutomaticHour)
  return {
    at: wallOf(night.date, capped, settings.place.timeZone, 'later'),
    rule: hour === capped ? 'last-entry-hour' : 'end-of-day',
    inputs: { lastEntryHour: hour, winter: facts.winter },
  }
}

function earliestOf(facts: OpeningFacts): Ms | null {
  const { openEarliestHour, openEarliestHourWinter } = facts.settings
  return hourOf(facts, bySeason(facts, openEarliestHour, openEarliestHourWinter))
}

function latestOf(facts: OpeningFacts): Ms | null {
  const { openLatestHour, openLatestHourWinter } = facts.settings
  return hourOf(facts, bySeason(facts, openLatestHour, openLatestHourWinter))
}

function hourOf({ night, settings }: OpeningFacts, hour: number | null): Ms | null {
  return hour === null ? null : wallOf(night.date, hour, settings.place.timeZone, 'earlier')
}

/** In winter the winter value holds; where it is blank, the general one. */
function bySeason(
  { winter }: OpeningFacts,
  general: number | null,
  inWinter: number | null,
): number | null {
  return winter ? (inWinter ?? general) : general
}

const atLeastZero = (minutesCount: number) => Math.max(0, minutesCount)
