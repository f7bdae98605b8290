import { onDatabase } from './on-database.ts'

/**
 * Five years of visits, all past: 500,000 in the place's own table. The triggers that move a night's version have
 * nothing to do for them.
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
