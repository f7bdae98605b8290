import { closeSync, openSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Where a process that has an embedded database open is asked for a copy of it: a socket among the database's own files, whose
 * folder lets no other user in.
 */
const placeOfAsking = (dataDir: string) => join(dataDir, 'db')
const name = 'ask'

/** The system takes no address of a socket that is longer. */
const longest = 100

/** Does something with its address, which a deep folder has by a handle. */
export async function atAddress<T>(
  dataDir: string,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const folder = placeOfAsking(dataDir)
  const address = join(folder, name)
  if (Buffer.byteLength(address) <= longest) return work(address)
  const handle = openSync(folder, 'r')
  try {
    return await work(`/proc/self/fd/${handle}/${name}`)
  } finally {
    closeSync(handle)
  }
}

/** What the process says first: where the copy lies as long as the line stands, or why there is none. */
export type CopyAnswer = { copy: string } | { refused: string }

/** What it is told when the backup is whole, and then says `{}`. */
export type BackupNote = { at: number; bytes: number }

/** What is said on it, until either side ends it, in whatever way. */
export function linesOf(line: Socket) {
  const lines = createInterface({ input: line })
  line.on('close', () => lines.close())
  return lines
}
