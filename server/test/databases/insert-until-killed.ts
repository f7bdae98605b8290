import { connect } from '../../db/connect.ts'
import { sql } from '../../db/drizzle/queries.ts'

/**
 * A program that inserts rows in bursts into the embedded database in this folder, and prints the number of each one
 * that is committed. With `anew` it rewrites the table into new files between the bursts, and checkpoints.
 */
const [dataDir = '', anew] = process.argv.slice(2)
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
const moves = ['vacuum full burst', 'checkpoint', 'reindex table burst', 'checkpoint']
for (let turn = 1; ; turn++) {
  await Promise.all([insertOne(), insertOne(), insertOne()])
  const move = anew && turn % 5 === 0 ? moves[(turn / 5) % moves.length] : undefined
  if (move) await database.orm.execute(sql.raw(move))
}
