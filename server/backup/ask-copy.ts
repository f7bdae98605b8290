import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { atAddress, type BackupNote, type CopyAnswer, linesOf } from './asking.ts'

/** A copy of the database that another process has open; it is there until `end`. */
export type Copy = {
  /** The folder of the copy, which opens like a facility's own. */
  dataDir: string
  /** Tells the process that the backup is whole, so that it stores when that was. */
  noteWhole(note: BackupNote): Promise<void>
  /** Removes the copy. */
  end(): void
}

/**
 * Asks the process that has the database open for a copy of it; null when there is no such process. Throws when that
 * process refuses.
 */
export async function askCopy(dataDir: string): Promise<Copy | null> {
  const line = await atAddress(dataDir, lineTo)
  if (!line) return null
  const heard = linesOf(line)[Symbol.asyncIterator]()
  const next = async (): Promise<CopyAnswer | object> => {
    const { value, done } = await heard.next()
    if (done) throw new Error('The process that has the database open ended meanwhile.')
    return JSON.parse(value)
  }
  const answer = await next()
  if (!('copy' in answer))
    throw new Error('refused' in answer ? answer.refused : 'The process gave no copy.')
  return {
    dataDir: answer.copy,
    async noteWhole(note) {
      line.write(`${JSON.stringify(note)}\n`)
      await next()
    },
    end: () => line.end(),
  }
}

async function lineTo(address: string): Promise<Socket | null> {
  const line = connect(address)
  try {
    await once(line, 'connect')
    return line.on('error', () => {})
  } catch (error) {
    if (error instanceof Error && 'code' in error && nobody.includes(String(error.code)))
      return null
    throw error
  }
}

/** Errors that mean that no process has the database open, or that the one that had was killed. */
const nobody = ['ENOENT', 'ECONNREFUSED']
