import { friendCents } from '@mikvah/rules/price/sponsorship.ts'
import { type ReservationStatus, statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../../db/database.ts'
import { instantText } from '../../db/instant-text.ts'
import { statement } from '../../db/statement.ts'

/** A visit of hers that lies ahead or is under way, in any building. */
export type OwnVisit = {
  id: string
  status: ReservationStatus
  night: string
  locationId: string
  startsAt: Ms
  statusSince: Ms
  holdUntil: Ms | null
  replacingId: string | null
  placeholder: boolean
  paymentOpen: boolean
}

/** What a booking depends on in a patron's past and in her other bookings. */
export type PatronFacts = {
  userId: string
  /** The version of the settings at the time of reading. */
  version: number
  /** The business day of her last Friend donation of which a Friend's sum is left after refunds; null for none. */
  friendPaidOn: string | null
  hasDoneVisit: boolean
  own: OwnVisit[]
  /** For how long, in ms, she has held which times lately without keeping them. */
  held: { locationId: string; startsAt: Ms; ms: Ms }[]
}

/** From when on ended holds are added up, and the most that one of them counts, however late it was ended. */
type Holds = { since: Ms; longest: Ms }
const none: Holds = { since: Number.POSITIVE_INFINITY, longest: 0 }

/** These statuses as SQL lists them. */
const listed = (statuses: readonly ReservationStatus[]) =>
  statuses.map((status) => `'${status}'`).join(', ')

const read = statement<PatronFacts>(
  'patron-facts',
  `select u.id as "userId", (select settings_version from facility) as version,
     (select max(p.day)::text from payments p
       where p.user_id = u.id and p.method = 'Donation' and p.status = 'Approved' and p.cents >= $2::int4
         and p.cents - $2::int4 >= coalesce((select sum(b.cents) from payments b
             where b.user_id = u.id and b.refund_of = p.id and b.status = 'Approved'), 0)
           + coalesce((select sum(a.cents) from payment_attempts a
             where a.refund_of = p.attempt_id and a.kind = 'refund' and a.state = 'open'
               and a.facts ->> 'paymentId' = p.id), 0)) as "friendPaidOn",
     coalesce((select true from reservations r where r.user_id = u.id and r.status = 'Done' limit 1), false) as "hasDoneVisit",
     coalesce((select json_agg(json_build_object(
         'id', r.id, 'status', r.status, 'night', r.night::text, 'locationId', r.location_id,
         'startsAt', (extract(epoch from r.starts_at) * 1000)::float8,
         'statusSince', (extract(epoch from r.status_since) * 1000)::float8,
         'holdUntil', (extract(epoch from r.hold_until) * 1000)::float8, 'replacingId', r.replacing_id,
         'placeholder', r.placeholder,
         'paymentOpen', exists (select 1 from payment_attempts a
           where a.reservation_id = r.id and a.state = 'open' and a.kind = 'charge')))
       from reservations r
       where r.user_id = u.id and r.night >= $3::date and r.status not in (${listed(statusGroups.terminal)})), '[]') as own,
     coalesce((select json_agg(json_build_object('locationId', h.location_id, 'startsAt', h.starts_at, 'ms', h.ms))
       from (select r.location_id, (extract(epoch from r.starts_at) * 1000)::float8 as starts_at,
             sum(least((extract(epoch from m.at - m.previous_since) * 1000)::float8, $5::float8)) as ms
           from reservations r join status_history m on m.reservation_id = r.id
           where r.user_id = u.id and r.night >= $3::date and r.status in (${listed(statusGroups.givenUp)})
             and m.previous = 'Pending' and m.next = r.status and m.at > $4::timestamptz
           group by 1, 2) h), '[]') as held
   from users u
   where u.id = any (array(select json_array_elements_text(($1::text)::json)))`,
)

/**
 * The facts of each of these patrons, with her visits and ended holds of the business day `from` and later. Without
 * `since` no ended hold is added up. An id that no account has is left out.
 */
export const patronFacts = (
  db: Db,
  ids: readonly string[],
  from: string,
  { since, longest } = none,
): Promise<PatronFacts[]> =>
  read(db, [JSON.stringify(ids), friendCents, from, instantText(since), longest])
