import { openPlace, ownerIn, placeIn } from './backup/open-place.ts'
import { ConfigurationRefused } from './config.ts'
import { letIn } from './db/app-user/let-in.ts'
import { migrate } from './db/migrating/migrate.ts'
import { refusalOf } from './refusal-of.ts'

/**
 * `npm run migrate` migrates a PostgreSQL as its owner, and grants the user of DATABASE_URL what the program needs,
 * so that it can't change the audit log.
 */
async function migrateAsOwner(): Promise<void> {
  const owner = ownerIn(process.env)
  if (!owner) {
    throw new ConfigurationRefused(
      'Give DATABASE_OWNER_URL, and DATABASE_URL with the user that the program is to be.',
    )
  }
  const db = await openPlace(placeIn({ DATABASE_URL: owner.url }))
  try {
    await migrate(db, undefined, console.log)
    await letIn(db, owner.appUser)
    console.log(`Up to date; ${owner.appUser.name} may work in the database.`)
  } finally {
    await db.close()
  }
}

migrateAsOwner().catch((error) => {
  console.error(refusalOf(error))
  process.exitCode = 1
})
