import { isNoticeSent } from '@mikvah/rules/messages/notices.ts'
import {
  type Reminder,
  type ReminderKind,
  remindersFor,
  remindersOf,
  standardReminderHours,
} from '@mikvah/rules/messages/reminders.ts'
import { numberOf } from '@mikvah/rules/settings/read.ts'
import { businessDaySpanOf, plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import type { Content } from '../facility/content.ts'
import { todayOf } from '../nights/nights.ts'
import { quietAt } from '../nights/quiet.ts'
import { addEffects } from '../outbox/add-effect.ts'
import type { Moment } from '../request/context.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { visitsToRemind } from '../reservations/to-remind.ts'
import { reminderNotices } from './notices.ts'

/** How many nights ahead visits are looked for, as one after three holy days in a row is reminded of before them. */
const nightsAhead = 4

/** The reminder windows that this process looked through last, and under which settings. */
const looked = new WeakMap<Parts, { content: Content; open: string }>()

/**
 * Sends reminders, each once even if processes die, as the name of each is stored, and gives how many. Every process
 * looks through the visits when a window opens and not again while the same windows are open, since whoever books later
 * has just got a notice. A window that has passed is skipped.
 */
export async function remind(parts: Parts): Promise<number> {
  const moment = await momentOf(parts)
  const { content, now } = moment
  const open = windowsNear(moment).filter(({ at, until }) => at <= now && now < until)
  const name = open.map(({ kind, night, at }) => `${kind} ${night} ${at}`).join()
  const last = looked.get(parts)
  if (last?.content === content && last.open === name) return 0
  const count = open.length === 0 ? 0 : await parts.db.inTransaction((tx) => remindOpen(tx, moment))
  looked.set(parts, { content, open: name })
  return count
}

async function remindOpen(tx: Tx, moment: Moment): Promise<number> {
  const facts = reminderFactsOf(moment)
  const { timeZone } = facts
  const today = todayOf(moment)
  const visits = await visitsToRemind(tx, today, plusDays(today, nightsAhead), moment.now)
  const due = visits.flatMap(({ visit, owner, since }) => {
    const { notificationDayBefore: dayBefore, notificationDayOf: dayOf } = owner
    const hers = remindersFor(
      remindersOf(visit, facts),
      { wants: { dayBefore, dayOf }, since },
      timeZone,
    )
    return hers
      .filter(({ at, until }) => at <= moment.now && moment.now < until)
      .flatMap((reminder) => reminderNotices(reminder, moment, visit, owner))
  })
  await addEffects(tx, due)
  return due.length
}

/** The moments between now and `to` at which reminders are sent, in order: a practice clock stops at each. */
export async function reminderMoments(parts: Parts, moment: Moment, to: Ms): Promise<Ms[]> {
  const { now, content } = moment
  if (to <= now) return []
  const facts = reminderFactsOf(moment)
  const last = plusDays(todayOf({ content, now: to }), nightsAhead)
  const visits = await visitsToRemind(parts.db.orm, todayOf(moment), last, now)
  const moments = visits.flatMap(({ visit }) => remindersOf(visit, facts).map(({ at }) => at))
  return [...new Set(moments)]
    .filter((at) => now < at && at < to)
    .toSorted((one, other) => one - other)
}

type Window = Reminder & { night: string }
const near = new WeakMap<Content, { today: string; windows: readonly Window[] }>()

/** When the reminders of this night and the next ones may be sent; cached, as the job reads it each second. */
function windowsNear(moment: Moment): readonly Window[] {
  const { content } = moment
  const today = todayOf(moment)
  const known = near.get(content)
  if (known?.today === today) return known.windows
  const facts = reminderFactsOf(moment)
  const nights = Array.from({ length: nightsAhead + 1 }, (_, ahead) => plusDays(today, ahead))
  const windows = nights.flatMap((night) => {
    const { to: startsAt } = businessDaySpanOf(night, content.timeZone)
    return remindersOf({ night, startsAt }, facts).map((reminder) => ({ ...reminder, night }))
  })
  near.set(content, { today, windows })
  return windows
}

const settings = {
  dayBefore: { key: 'noticeDayBefore', hour: 'notificationDayBeforeHour' },
  dayOf: { key: 'noticeDayOf', hour: 'notificationDayOfHour' },
} as const

/** The hours of reminders by the settings, null for a reminder that isn't sent, and what holds them back. */
export function reminderFactsOf(moment: Moment) {
  const { values, timeZone } = moment.content
  const hourOf = (kind: ReminderKind) => {
    const { key, hour } = settings[kind]
    return isNoticeSent(key, moment.content.values)
      ? (numberOf(values, hour) ?? standardReminderHours[kind])
      : null
  }
  return {
    timeZone,
    hours: { dayBefore: hourOf('dayBefore'), dayOf: hourOf('dayOf') },
    quietAt: (at: Ms) => quietAt(moment, at),
  }
}
