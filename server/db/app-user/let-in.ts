import type { Database, Db, Tx } from '../database.ts'
import { sql } from '../drizzle/queries.ts'
import { auditIsChangedBy } from './audit-is-changed-by.ts'

export type AppUser = { name: string; password: string | null }

const notAllowed = '42501'

/**
 * Lets a user of the database do what the program does, and no more: every row but those of the audit log, which it adds to.
 * Makes the user when there is none. To be asked by the owner after every migration, for tables are let in one by one.
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

/** Whoever may not change users, as on a rented server, names one that was made there. */
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

/** A statement in which a name or a word stands that can't be handed in beside it. */
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
  // The batch a row is chained in is written later; the trigger lets it be written once.
  await tx.execute(sql`grant update (batch) on audit_log to ${user}`)
}
