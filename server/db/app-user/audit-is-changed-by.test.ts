import { expect, it } from 'vitest'
import { aDatabase } from '../../test/databases/a-database.ts'
import { sql } from '../drizzle/queries.ts'
import { auditIsChangedBy } from './audit-is-changed-by.ts'

it('a superuser could change the audit log, and a user that isn’t there could not', async () => {
  const { orm } = await aDatabase()
  const { rows } = await orm.execute<{ me: string }>(sql`select current_user as me`)
  expect(await auditIsChangedBy(orm, `${rows[0]?.me}`)).toBe('it is a superuser')
  expect(await auditIsChangedBy(orm, 'nobody of this name')).toBeNull()
})
