import { sql } from 'drizzle-orm'
import { connect } from '../../db/connect.ts'

/** Inserts rows in bursts into the directory it is given, and says each one's number once it is kept. */
const [dataDir = ''] = process.argv.slice(2)
const database = await connect({ dataDir })
await database.orm.execute(sql`create table if not exists burst (n int4 primary key, padding text)`)
const { rows } = await database.orm.execute<{ last: number }>(
  sql`select coalesce(max(n), 0) as last from burst`,
)

let n = rows[0]?.last ?? 0
const insertOne = async () => {
  const mine = ++n
  await database.inTransaction((tx) =>
    tx.execute(sql`insert into burst values (${mine}, repeat('x', 200))`),
  )
  process.stdout.write(`${mine}\n`)
}
for (;;) await Promise.all([insertOne(), insertOne(), insertOne()])
