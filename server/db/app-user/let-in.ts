import type { Database, Db, Tx } from '../database.ts'
import { sql } from '../drizzle/queries.ts'
import { auditIsChangedBy } from './audit-is-changed-by.ts'

/** The database user that the program runs as. With a null password none is set or changed. */
export type AppUser = { name: string; password: string | null }

const notAllowed = '42501'

/**
 * Grants a user of the database what the program needs and no more: every row, but of the audit log only reading,
 * adding, and naming the batch of a row once. Makes the user when there is none. Throws for the owner's own user, and
 * for one that could change the audit log all the same. The owner calls it after every migration, because each new
 * table has to be granted.
 */
export async function letIn(db: Database, user: AppUser): Promise<void> {
  await db.inTransaction(
    async (tx) => {
      await refuseOwner(tx, user)
      await makeSureOf(tx, user)
      await grantTo(tx, user)
      const because = await auditIsChangedBy(tx, user.name)
      if (because) throw new Error(`The user ${user.name} could change the audit log: ${because}.`)
    },
    { waits: 'migration' },
  )
}

async function refuseOwner(tx: Tx, { name }: AppUser): Promise<void> {
  const { rows } = await tx.execute<{ owner: string }>(sql`select current_user as owner`)
  if (rows[0]?.owner !== name) return
  throw new Error(`The user ${name} of DATABASE_URL is the owner’s own. Name another one there.`)
}

/** An owner that may not make users, as on a rented server, names one that exists. */
async function makeSureOf(tx: Tx, { name, password }: AppUser): Promise<void> {
  const { rows } = await tx.execute(sql`select from pg_roles where rolname = ${name}`)
  if (rows.length === 0) {
    await tell(tx, sql`format('create role %I login', ${name}::text)`)
    if (password) await setPassword(tx, name, password)
  } else if (password) {
    await tx
      .transaction((point) => setPassword(point, name, password))
      .catch((error) => {
        if (error.cause?.code !== notAllowed) throw error
      })
  }
}

const setPassword = (db: Db, name: string, password: string) =>
  tell(db, sql`format('alter role %I login password %L', ${name}::text, ${password}::text)`)

/** Runs a statement with a name or word in it that can't be a parameter. */
async function tell(db: Db, statement: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await db.execute<{ text: string }>(sql`select ${statement} as text`)
  await db.execute(sql.raw(rows[0]?.text ?? ''))
}

async function grantTo(tx: Tx, { name }: AppUser): Promise<void> {
  const user = sql.identifier(name)
  await tell(
    tx,
    sql`format('grant connect on database %I to %I', current_database(), ${name}::text)`,
  )
  await tx.execute(sql`grant usage on schema public, drizzle to ${user}`)
  await tx.execute(sql`grant select on all tables in schema drizzle to ${user}`)
  await tx.execute(
    sql`grant select, insert, update, delete on all tables in schema public to ${user}`,
  )
  await tx.execute(sql`grant usage, select, update on all sequences in schema public to ${user}`)
  await tx.execute(sql`revoke update, delete on audit_log, audit_batches from ${user}`)
  // The batch of a row is written after the row; a trigger allows it once.
  await tx.execute(sql`grant update (batch) on audit_log to ${user}`)
}
