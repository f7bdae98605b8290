import { describe, expect, it } from 'vitest'
import { instantOfText } from '../time/local-text.ts'
import { type Reminder, type ReminderFacts, remindersFor, remindersOf } from './reminders.ts'

const timeZone = 'America/New_York'
const at = (text: string) => {
  const instant = instantOfText(text, timeZone)
  if (instant === null) throw new Error(text)
  return instant
}
const facts = (more: Partial<ReminderFacts> = {}): ReminderFacts => ({
  timeZone,
  hours: { dayBefore: 19, dayOf: 10 },
  quietAt: () => null,
  ...more,
})
const tuesday = { night: '2026-11-24', startsAt: at('2026-11-24T20:15') }
const dayBefore: Reminder = {
  ...{ kind: 'dayBefore', at: at('2026-11-23T19:00'), until: at('2026-11-24T00:00') },
}
const dayOf: Reminder = {
  ...{ kind: 'dayOf', at: at('2026-11-24T10:00'), until: at('2026-11-24T19:15') },
}

describe('the reminders of a visit', () => {
  it('go out the evening before and in the morning, each while it is worth it', () => {
    expect(remindersOf(tuesday, facts())).toEqual([dayBefore, dayOf])
  })

  it('go by the night that the visit belongs to, past midnight too', () => {
    const late = { night: '2026-11-24', startsAt: at('2026-11-25T00:30') }
    expect(remindersOf(late, facts())).toEqual([
      dayBefore,
      { ...dayOf, until: at('2026-11-24T23:30') },
    ])
  })

  it('are those that the facility sends', () => {
    expect(remindersOf(tuesday, facts({ hours: { dayBefore: null, dayOf: 10 } }))).toEqual([dayOf])
    expect(remindersOf(tuesday, facts({ hours: { dayBefore: 19, dayOf: null } }))).toEqual([
      dayBefore,
    ])
  })

  it('keep their hour of the wall clock on the day it is set back', () => {
    const sunday = { night: '2026-11-01', startsAt: at('2026-11-01T20:00') }
    const [before, same] = remindersOf(sunday, facts())
    expect(before?.at).toBe(at('2026-10-31T19:00-04:00'))
    expect(same?.at).toBe(at('2026-11-01T10:00-05:00'))
  })

  it('of a visit before its own hour aren’t sent when they could only come too late', () => {
    const morning = { night: '2026-11-24', startsAt: at('2026-11-24T10:45') }
    expect(remindersOf(morning, facts())).toEqual([dayBefore])
    const elevenOne = { night: '2026-11-24', startsAt: at('2026-11-24T11:01') }
    expect(remindersOf(elevenOne, facts()).map(({ kind }) => kind)).toEqual(['dayBefore', 'dayOf'])
  })

  it('that fall in Shabbos go an hour before it, and not once it has begun', () => {
    const from = at('2026-11-27T16:11')
    const to = at('2026-11-28T17:20')
    const quietAt = (instant: number) => (from <= instant && instant < to ? { from } : null)
    const motzei = { night: '2026-11-28', startsAt: at('2026-11-28T19:00') }
    const before = at('2026-11-27T15:11')
    expect(remindersOf(motzei, facts({ quietAt }))).toEqual([
      { kind: 'dayBefore', at: before, until: from },
      { kind: 'dayOf', at: before, until: from },
    ])
  })
})

describe('a reminder whose window Shabbos cuts short', () => {
  it('ends where Shabbos begins', () => {
    const from = at('2026-11-27T16:11')
    const to = at('2026-11-28T17:20')
    const quietAt = (instant: number) => (from <= instant && instant < to ? { from } : null)
    const friday = { night: '2026-11-27', startsAt: at('2026-11-27T21:00') }
    const [, dayOf] = remindersOf(friday, facts({ quietAt }))
    expect(dayOf).toEqual({ kind: 'dayOf', at: at('2026-11-27T10:00'), until: from })
  })
})

describe('who is reminded', () => {
  const both = [dayBefore, dayOf]
  const wants = { dayBefore: true, dayOf: true }
  const since = at('2026-11-20T12:00')

  it('is told by both, or by the one she wishes', () => {
    expect(remindersFor(both, { wants, since }, timeZone)).toEqual(both)
    expect(remindersFor(both, { wants: { ...wants, dayOf: false }, since }, timeZone)).toEqual([
      dayBefore,
    ])
    expect(remindersFor(both, { wants: { ...wants, dayBefore: false }, since }, timeZone)).toEqual([
      dayOf,
    ])
  })

  it('hears the earlier first, in whatever order they were given', () => {
    expect(remindersFor([dayOf, dayBefore], { wants, since }, timeZone)).toEqual(both)
  })

  it('isn’t told what she heard when she booked at that moment or later', () => {
    const booked = (at: number) => remindersFor(both, { wants, since: at }, timeZone)
    expect(booked(dayBefore.at - 1)).toEqual(both)
    expect(booked(dayBefore.at)).toEqual([dayOf])
    expect(booked(dayOf.at)).toEqual([])
  })

  it('is told once where both fall on one day, by the one that she wishes', () => {
    const moved = { ...dayOf, at: dayBefore.at, until: dayBefore.until }
    const two = [dayBefore, moved]
    expect(remindersFor(two, { wants, since }, timeZone)).toEqual([dayBefore])
    const only = { dayBefore: false, dayOf: true }
    expect(remindersFor(two, { wants: only, since }, timeZone)).toEqual([moved])
    // One that came too late for her leaves its place to the other.
    const later = { ...moved, at: dayBefore.at + 600_000 }
    expect(remindersFor([dayBefore, later], { wants, since: dayBefore.at + 1 }, timeZone)).toEqual([
      later,
    ])
  })
})
