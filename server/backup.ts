import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { askCopy, type Copy } from './backup/ask-copy.ts'
import { type BackupSize, backUp } from './backup/back-up.ts'
import { noteBackup } from './backup/last-backup.ts'
import { isThere, openPlace, type Place, pathAsGiven, placeIn } from './backup/open-place.ts'
import { refusalOf } from './refusal-of.ts'

const usage = 'npm run backup -- FILE'

/**
 * `npm run backup -- FILE` writes the whole facility into one file, also while its processes run. Backups are scheduled
 * outside the program, by cron (docs/running.md).
 */
async function backup(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw new Error(`Name the file to write: ${usage}`)
  const file = pathAsGiven(name, process.env)
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${file} is a folder. Name the file to write: ${usage}`)
  }
  const { bytes, rows } = await keepIn(file)
  console.log(`Kept in ${file}: ${rows} rows, ${Math.ceil(bytes / 1024)} kB.`)
}

async function keepIn(file: string): Promise<BackupSize> {
  const place = placeIn(process.env)
  if (!isThere(place)) {
    throw new Error(
      'There is no facility here. Give DATABASE_URL or DATA_DIR as its start has them.',
    )
  }
  const copy = 'dataDir' in place ? await askCopy(place.dataDir) : null
  try {
    return await (copy ? keepCopy(copy, file) : keepPlace(place, file))
  } finally {
    copy?.end()
  }
}

async function keepPlace(place: Place, file: string): Promise<BackupSize> {
  const db = await openPlace(place)
  try {
    const size = await backUp(db, file, Date.now())
    await noteBackup(db.orm, size)
    return size
  } finally {
    await db.close()
  }
}

/** Makes the file from a copy, while the process that has the database open goes on. */
async function keepCopy(copy: Copy, file: string): Promise<BackupSize> {
  const begun = Date.now()
  const db = await openPlace({ dataDir: copy.dataDir })
  const size = await backUp(db, file, begun).finally(() => db.close())
  await copy.noteWhole({ at: size.at, bytes: size.bytes })
  return size
}

backup().catch((error) => {
  console.error(refusalOf(error))
  process.exitCode = 1
})
