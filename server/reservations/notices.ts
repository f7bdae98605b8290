import { minutes } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import type { Moment } from '../http/asked.ts'
import { countTry } from '../http/limits.ts'
import { textIn } from '../http/words.ts'
import { wallTimeTextOf } from '../notices/wall-time.ts'
import { addEffect } from '../outbox/add-effect.ts'
import { quietAt } from '../schedule/quiet.ts'
import type { Account } from '../sign-in/store.ts'
import type { ReservationRow } from './store.ts'

const afterQuiet = minutes(30)
/** Each text costs; who books and cancels without end sees on the screen what became of it. */
const mostNotices = { most: 20, windowMs: minutes(60) }

/** Tells her by text that her visit stands; on Shabbos and Yom Tov half an hour after they end (rules 10). */
export const noticeReserved = (tx: Tx, moment: Moment, row: ReservationRow, owner: Account) =>
  notice(tx, moment, row, owner, row.placeholder ? 'noticeRequested' : 'noticeReserved')

export const noticeCanceled = (tx: Tx, moment: Moment, row: ReservationRow, owner: Account) =>
  notice(tx, moment, row, owner, row.placeholder ? 'noticeRequestCanceled' : 'noticeCanceled')

/** A request still at its placeholder has no hour to be told: only its day is. */
type NoticeKey = 'noticeReserved' | 'noticeRequested' | 'noticeCanceled' | 'noticeRequestCanceled'

async function notice(
  tx: Tx,
  moment: Moment,
  row: ReservationRow,
  owner: Account,
  key: NoticeKey,
): Promise<void> {
  if (!owner.notificationReservations || !owner.phone) return
  const { content, now } = moment
  const limit = { bucket: `notices:${owner.id}`, ...mostNotices }
  if ((await countTry(tx, limit, now)) > limit.most) return
  const quiet = quietAt(moment, now)
  const when = wallTimeTextOf(row.startsAt, content.timeZone, owner.language)
  await addEffect(tx, {
    do: 'message',
    dueAt: quiet ? quiet.to + afterQuiet : now,
    heldInQuiet: true,
    dedupe: `${key}:${row.id}`,
    payload: {
      channel: 'sms',
      to: owner.phone,
      text: textIn(owner.language, key, { ...when, code: row.code }, content.texts),
    },
  })
}
