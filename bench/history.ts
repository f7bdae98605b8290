import { onDatabase } from './on-database.ts'

/**
 * Writes past visits of five years, 500,000 unless told otherwise, into `reservations`; no trigger runs for them, as
 * none that moves a night's version has anything to do.
 */
export const layHistory = (databaseUrl: string, count = 500_000): Promise<void> =>
  onDatabase(databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into reservations (id, code, user_id, location_id, night, starts_at, ends_at, status, lines, status_since, created_at)
       select 'past-' || n, lpad((n / 1830 % 10000)::text, 4, '0'), patrons[1 + n % cardinality(patrons)], 'main',
              date '2021-11-20' + n % 1830, at, at + interval '30 min',
              case when n % 7 = 0 then 'Canceled' else 'Done' end, '[{"code":"shower","cents":2500}]', at, at
       from generate_series(1, $1::int4) n,
         (select array_agg(id) as patrons from users where kind = 'patron') p,
         lateral (select (date '2021-11-20' + n % 1830) + interval '23 hours' as at) t
       on conflict do nothing`,
      [count],
    )
    await client.query('vacuum analyze')
  })

/** How an evening goes on from one status to the next, each for a few minutes. */
const steps = [
  ...['Reserved', 'Waiting', 'Assigned', 'Prep', 'ReadyForChecking', 'Checking', 'ReadyForMikvah'],
  ...['ReadyForMikvahNext', 'ToMikvah', 'InMikvah', 'FromMikvah', 'Dressing', 'Done'],
]

/** Writes what `layHistory` writes, with every move of those who came, five millions, and what they paid. */
export const layEvenings = async (databaseUrl: string): Promise<void> => {
  await layHistory(databaseUrl)
  await onDatabase(databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into status_history (id, reservation_id, previous, next, previous_since, at)
       select r.id || '-' || nth, r.id, ($1::text[])[nth - 1], ($1::text[])[nth],
              r.starts_at + (6 * (nth - 1) + abs(hashtext(r.id || (nth - 1)) % 5)) * interval '1 min',
              r.starts_at + (6 * nth + abs(hashtext(r.id || nth) % 5)) * interval '1 min'
       from reservations r, generate_series(2, cardinality($1::text[])) nth
       where r.status = 'Done' and r.id like 'past-%'`,
      [steps],
    )
    await client.query(
      `insert into payments (id, user_id, reservation_id, method, status, cents, tip_note, day, at)
       select r.id || '-paid-' || nth, r.user_id, r.id, (array['CreditCard', 'Tip'])[nth], 'Approved', 2500 / nth,
              case when nth = 2 then (array['Reception', 'Divide among above'])[1 + abs(hashtext(r.id)) % 2] end,
              r.night, r.starts_at
       from reservations r, generate_series(1, 2) nth
       where r.status = 'Done' and r.id like 'past-%' and (nth = 1 or hashtext(r.id) % 3 = 0)`,
    )
    await client.query('vacuum analyze')
  })
}
