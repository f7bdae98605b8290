import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import type { Moment } from '../http/asked.ts'
import { countTries } from '../http/limits.ts'
import { textIn } from '../http/words.ts'
import { wallTimeTextOf } from '../notices/wall-time.ts'
import { addEffects, type Effect } from '../outbox/add-effect.ts'
import { quietAt } from '../schedule/quiet.ts'
import type { Account } from '../sign-in/store.ts'
import type { ReservationRow } from './store.ts'

const afterQuiet = minutes(30)
/** Each text costs; who books and cancels without end sees on the screen what became of it. */
const mostNotices = { most: 20, windowMs: minutes(60) }

type About = [moment: Moment, row: ReservationRow, owner: Account]

/** What she is told, and who she is: her texts are counted. */
export type Notice = { ownerId: string; now: Ms; effect: Effect }

/** Tells her by text that her visit stands; on Shabbos and Yom Tov half an hour after they end (rules 10). */
export const noticeReserved = (tx: Tx, ...about: About): Promise<void> =>
  addNotices(tx, noticesOfReserved(...about))

/** None for one who wants none. */
export const noticesOfReserved = (...about: About): Notice[] =>
  noticesOf(about, about[1].placeholder ? 'noticeRequested' : 'noticeReserved')

export const noticeCanceled = (tx: Tx, ...about: About): Promise<void> =>
  addNotices(
    tx,
    noticesOf(about, about[1].placeholder ? 'noticeRequestCanceled' : 'noticeCanceled'),
  )

/** A request still at its placeholder has no hour to be told: only its day is. */
type NoticeKey = 'noticeReserved' | 'noticeRequested' | 'noticeCanceled' | 'noticeRequestCanceled'

/** Adds notices of as many patrons, each as long as she has not had her fill. */
export async function addNotices(tx: Tx, notices: readonly Notice[]): Promise<void> {
  const [first] = notices
  if (!first) return
  const limitOf = ({ ownerId }: Notice) => ({ bucket: `notices:${ownerId}`, ...mostNotices })
  const counts = await countTries(tx, notices.map(limitOf), first.now)
  const within = notices.filter((notice) => {
    const { bucket, most } = limitOf(notice)
    return (counts.get(bucket) ?? 0) <= most
  })
  await addEffects(
    tx,
    within.map(({ effect }) => effect),
  )
}

function noticesOf([moment, row, owner]: About, key: NoticeKey): Notice[] {
  if (!owner.notificationReservations || !owner.phone) return []
  const { content, now } = moment
  const quiet = quietAt(moment, now)
  const when = wallTimeTextOf(row.startsAt, content.timeZone, owner.language)
  const effect: Effect = {
    do: 'message',
    dueAt: quiet ? quiet.to + afterQuiet : now,
    heldInQuiet: true,
    dedupe: `${key}:${row.id}`,
    payload: {
      channel: 'sms',
      to: owner.phone,
      text: textIn(owner.language, key, { ...when, code: row.code }, content.texts),
    },
  }
  return [{ ownerId: owner.id, now, effect }]
}
