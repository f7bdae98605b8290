import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { atAddress, type BackupNote, type CopyAnswer, linesOf } from './asking.ts'
import { noteBackup } from './last-backup.ts'

type House = { db: Database; dataDir: string; report: (error: unknown) => void }
const prefix = 'copy-'

/**
 * Offers copies of the embedded database that this process has open to the backup command, one at a time, since no
 * other process may open it. A copy exists as long as the command's connection stands, and is removed when either of
 * the two ends. Gives a function that stops offering. With PostgreSQL there is nothing to offer.
 */
export async function serveCopies(house: House): Promise<() => Promise<void>> {
  if (house.db.copyTo === null) return async () => {}
  await removeLeftOver(house.dataDir)
  const lines = new Set<Socket>()
  const under = new Set<Promise<void>>()
  const server = createServer((line) => {
    lines.add(line)
    line.on('error', () => {}).on('close', () => lines.delete(line))
    const served = (lines.size > 1 ? refuse(line) : serve(house, line)).catch(house.report)
    under.add(served)
    served.finally(() => under.delete(served))
  })
  // If the socket fails, the facility opens all the same: its backup can then only be made while it is stopped.
  await atAddress(house.dataDir, (address) => listen(server, address)).catch(house.report)
  server.unref()
  return async () => {
    server.close()
    for (const line of lines) line.destroy()
    await Promise.all(under)
  }
}

async function listen(server: Server, address: string): Promise<void> {
  // A process that was killed may have left its socket; the lock of the directory says that no other process is there.
  await rm(address, { force: true })
  server.listen(address)
  await once(server, 'listening')
}

const say = (line: Socket, answer: CopyAnswer | object) => line.write(`${JSON.stringify(answer)}\n`)

async function refuse(line: Socket): Promise<void> {
  say(line, { refused: 'Another backup of this facility is being made.' })
  line.end()
}

async function serve({ db, dataDir }: House, line: Socket): Promise<void> {
  const folder = await mkdtemp(join(dataDir, prefix))
  try {
    await db.copyTo?.(join(folder, 'db'))
    if (line.destroyed) return
    say(line, { copy: folder })
    for await (const text of linesOf(line)) {
      await noteBackup(db.orm, JSON.parse(text) as BackupNote)
      say(line, {})
    }
  } catch (error) {
    // The copy is removed before the refusal is sent, so that whoever is refused finds nothing left of it.
    await rm(folder, { recursive: true, force: true })
    if (!line.destroyed) say(line, { refused: error instanceof Error ? error.message : '' })
    throw error
  } finally {
    line.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeLeftOver(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(prefix)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
