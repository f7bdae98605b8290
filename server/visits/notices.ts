import type { Reminder } from '@mikvah/rules/messages/reminders.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { quietAt } from '../nights/quiet.ts'
import { tellPatron, wantsNotice } from '../notices/tell-patron.ts'
import { wallTimeTextOf } from '../notices/wall-time.ts'
import { addEffects, type Effect } from '../outbox/add-effect.ts'
import type { Account } from '../people/accounts.ts'
import { bucketOf } from '../request/bucket.ts'
import type { Moment } from '../request/context.ts'
import { countTries } from '../request/limits.ts'
import type { ReservationRow } from '../reservations/store.ts'

const afterQuiet = minutes(30)
/** A notice that is later than this isn't sent: by then she has seen on the screen how her visit stands. */
const worthMs = minutes(60)
/**
 * The most notices of a patron in an hour, as each text costs money; beyond it she sees on the screen what became of
 * her visits.
 */
const mostNotices = { most: 20, windowMs: minutes(60) }

type About = [moment: Moment, row: ReservationRow, owner: Account]

/** The words of each notice. A kallah's request without an hour is named only by its day. */
const keys = {
  reserved: ['noticeReserved', 'noticeRequested'],
  moved: ['noticeMoved', 'noticeRequested'],
  canceled: ['noticeCanceled', 'noticeRequestCanceled'],
} as const
/** What became of a visit, as far as she is told of it. */
export type Became = keyof typeof keys

type Hour = Pick<ReservationRow, 'startsAt' | 'placeholder'>

/**
 * Which notice a Reserved visit leads to: `reserved` for a booking, an edit of a kallah's request without an hour, and
 * any on Shabbos or Yom Tov, as it waits until they end; for another edit `moved`, or null where it keeps her hour.
 */
export function becameOf(
  moment: Moment,
  row: Hour,
  replaces: Hour | null,
): 'reserved' | 'moved' | null {
  if (!replaces || replaces.placeholder || quietAt(moment, moment.now)) return 'reserved'
  return row.startsAt === replaces.startsAt ? null : 'moved'
}

/**
 * Sends her the notice of her visit, if she wants it and has had no more than `mostNotices`; on Shabbos and Yom Tov
 * half an hour after they end.
 */
export async function noticeVisit(tx: Tx, became: Became, ...about: About): Promise<void> {
  const [moment, , owner] = about
  const reached = await countNotices(tx, moment, [{ owner, became }])
  if (reached.has(owner.id)) await addEffects(tx, noticesOf(became, ...about))
}

/** Whether she gets the notice of what her visit became; how many she has had isn't asked. */
export const wantsNotices = (moment: Moment, owner: Account, became: Became): boolean =>
  wantsNotice(keys[became][0], moment, owner)

/**
 * Counts a notice against the rate limit of each patron who wants it (20 in an hour), and gives the ids of those who
 * are still within theirs. Its hour goes by the app's clock, as all that notices are due by; only in practice is that
 * another than the real one.
 */
export async function countNotices(
  tx: Tx,
  moment: Moment,
  notices: readonly { owner: Account; became: Became }[],
): Promise<Set<string>> {
  const wanting = notices.flatMap(({ owner, became }) =>
    wantsNotices(moment, owner, became) ? [owner] : [],
  )
  if (wanting.length === 0) return new Set()
  const ofHer = ({ id }: Account) => bucketOf('notices', id)
  const limits = wanting.map((owner) => ({ bucket: ofHer(owner), ...mostNotices }))
  const counts = await countTries(tx, limits, moment.now)
  const within = wanting.filter((owner) => (counts.get(ofHer(owner)) ?? 0) <= mostNotices.most)
  return new Set(within.map(({ id }) => id))
}

/** The texts and e-mails of a notice; an empty list for a patron who gets none. */
export function noticesOf(became: Became, ...[moment, row, owner]: About): Effect[] {
  const { now } = moment
  const quiet = quietAt(moment, now)
  const toSend = {
    key: keys[became][row.placeholder ? 1 : 0],
    params: paramsOf(moment, row, owner),
    ...{ dedupe: row.id, worthMs },
    // No notice is sent once the visit's hour has come.
    ...(became === 'canceled' ? {} : { lateAt: row.startsAt }),
  }
  if (!quiet) return tellPatron(moment, owner, { ...toSend, dueAt: now })
  // A notice that waits so long may no longer be true by then, so it is tied to its visit.
  const visit = became === 'canceled' ? {} : { visit: row.id }
  return tellPatron(moment, owner, { ...toSend, dueAt: quiet.to + afterQuiet, ...visit })
}

const reminderKeys = { dayBefore: 'noticeDayBefore', dayOf: 'noticeDayOf' } as const

/** The effects that remind her of a visit, while it stands. */
export const reminderNotices = (
  { kind, at, until }: Reminder,
  ...[moment, row, owner]: [Moment, Pick<ReservationRow, 'id' | 'startsAt' | 'code'>, Account]
): Effect[] =>
  tellPatron(moment, owner, {
    key: reminderKeys[kind],
    params: paramsOf(moment, row, owner),
    ...{ dedupe: row.id, visit: row.id, dueAt: at, worthMs: until - at, lateAt: until },
  })

const paramsOf = (
  { content }: Moment,
  { startsAt, code }: { startsAt: Ms; code: string },
  { language }: Account,
) => ({ ...wallTimeTextOf(startsAt, content.timeZone, language), code })
