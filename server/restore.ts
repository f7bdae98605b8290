import { parseArgs } from 'node:util'
import { openPlace, ownerIn, pathAsGiven, placeIn } from './backup/open-place.ts'
import { putBack, refuseOtherPrograms } from './backup/put-back.ts'
import { readFile } from './backup/read-file.ts'
import { letIn } from './db/app-user/let-in.ts'
import { refusalOf } from './refusal-of.ts'

const usage = 'npm run restore -- FILE [--replace]'

/** `npm run restore -- FILE` restores a backup into an empty database, or with --replace over what is there. */
async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw new Error(`Name the backup: ${usage}`)
  const file = pathAsGiven(name, process.env)
  const owner = ownerIn(process.env)
  const place = placeIn(owner ? { DATABASE_URL: owner.url } : process.env)
  const backup = await readFile(file)
  refuseOtherPrograms(backup.head)
  const db = await openPlace(place)
  try {
    const rows = await putBack(db, backup, values)
    if (owner) await letIn(db, owner.appUser)
    const { mode, at } = backup.head
    console.log(
      `Put back: ${rows} rows of the ${mode} facility, as it stood at ${at}. Start with MODE=${mode} and the SECRET_KEY of that time.`,
    )
  } finally {
    await db.close()
  }
}

restore().catch((error) => {
  console.error(refusalOf(error))
  process.exitCode = 1
})
