import { closeSync, openSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Where the process that has an embedded database open can be asked for a copy: a socket in the folder of the
 * database, which no other user may enter.
 */
const placeOfAsking = (dataDir: string) => join(dataDir, 'db')
const name = 'ask'

/** The longest address of a socket that the system takes. */
const longest = 100

/**
 * Calls `work` with the address of the socket at which the process that has this database open is asked for a copy. In
 * a folder whose path is too long for one, the address goes by an open handle on that folder.
 */
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

/** The first answer: where the copy lies for as long as the connection stands, or why there is none. */
export type CopyAnswer = { copy: string } | { refused: string }

/**
 * What the process is told when the backup is whole: when it was begun (epoch milliseconds) and its size. It answers
 * `{}`.
 */
export type BackupNote = { at: number; bytes: number }

/** The lines that come over a socket, until either side ends it. */
export function linesOf(line: Socket) {
  const lines = createInterface({ input: line })
  line.on('close', () => lines.close())
  return lines
}
