import pg from 'pg'

/** Five years of visits, all past: 500,000 in the place's own table. */
export async function layHistory(databaseUrl: string, count = 500_000): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into users (id, kind, user_name, created_at)
     select 'past-' || n, 'patron', 'past-' || n, now() from generate_series(1, 5000) n`,
  )
  await client.query(
    `insert into reservations (id, code, user_id, location_id, night, starts_at, ends_at, status, lines, status_since, created_at)
     select 'past-' || n, lpad((n / 1830 % 10000)::text, 4, '0'), 'past-' || (1 + n % 5000), 'main',
            date '2021-11-20' + n % 1830, at, at + interval '30 min',
            case when n % 7 = 0 then 'Canceled' else 'Done' end, '[{"code":"shower","cents":2500}]', at, at
     from generate_series(1, $1::int4) n, lateral (select (date '2021-11-20' + n % 1830) + interval '23 hours' as at) t`,
    [count],
  )
  await client.query('vacuum analyze')
  await client.end()
}
