import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Moment } from '../asked/asked.ts'
import { countTries } from '../asked/limits.ts'
import type { Tx } from '../db/database.ts'
import { quietAt } from '../nights/quiet.ts'
import { textToPatron } from '../notices/tell-patron.ts'
import { wallTimeTextOf } from '../notices/wall-time.ts'
import { addEffects, type Effect } from '../outbox/add-effect.ts'
import type { Account } from '../people/accounts.ts'
import type { ReservationRow } from '../reservations/store.ts'

const afterQuiet = minutes(30)
/** Each text costs; who books and cancels without end sees on the screen what became of it. */
const mostNotices = { most: 20, windowMs: minutes(60) }

type About = [moment: Moment, row: ReservationRow, owner: Account]

/** Tells her by text that her visit stands; on Shabbos and Yom Tov half an hour after they end (rules 10). */
export const noticeReserved = (tx: Tx, ...about: About): Promise<void> =>
  addNotice(tx, about, noticeOfReserved(...about))

export const noticeOfReserved = (...about: About): Effect =>
  noticeOf(about, about[1].placeholder ? 'noticeRequested' : 'noticeReserved')

export const noticeCanceled = (tx: Tx, ...about: About): Promise<void> =>
  addNotice(tx, about, noticeOfCanceled(...about))

export const noticeOfCanceled = (...about: About): Effect =>
  noticeOf(about, about[1].placeholder ? 'noticeRequestCanceled' : 'noticeCanceled')

/** A request still at its placeholder has no hour to be told: only its day is. */
type NoticeKey = 'noticeReserved' | 'noticeRequested' | 'noticeCanceled' | 'noticeRequestCanceled'

async function addNotice(tx: Tx, [{ now }, , owner]: About, notice: Effect): Promise<void> {
  const reached = await countNotices(tx, [owner], now)
  if (reached.has(owner.id)) await addEffects(tx, [notice])
}

/** Whether she is told by text what becomes of her visits. */
export const wantsNotices = ({ notificationReservations, phone }: Account): boolean =>
  notificationReservations && phone !== null && phone !== ''

/** Counts a text to each who wants any, and gives those who are to have it: who has had her fill isn't. */
export async function countNotices(
  tx: Tx,
  owners: readonly Account[],
  now: Ms,
): Promise<Set<string>> {
  const wanting = owners.filter(wantsNotices)
  if (wanting.length === 0) return new Set()
  const bucketOf = ({ id }: Account) => `notices:${id}`
  const limits = wanting.map((owner) => ({ bucket: bucketOf(owner), ...mostNotices }))
  const counts = await countTries(tx, limits, now)
  const within = wanting.filter((owner) => (counts.get(bucketOf(owner)) ?? 0) <= mostNotices.most)
  return new Set(within.map(({ id }) => id))
}

function noticeOf([moment, row, owner]: About, key: NoticeKey): Effect {
  const { content, now } = moment
  const quiet = quietAt(moment, now)
  const when = wallTimeTextOf(row.startsAt, content.timeZone, owner.language)
  return textToPatron(moment, owner, {
    key,
    params: { ...when, code: row.code },
    dedupe: row.id,
    dueAt: quiet ? quiet.to + afterQuiet : now,
  })
}
