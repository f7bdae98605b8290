import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { atAddress, type BackupNote, type CopyAnswer, linesOf } from './asking.ts'

export type Copy = {
  /** A folder that is opened as the facility's own would be. */
  dataDir: string
  /** Says that the backup is whole, for the house to note. */
  noteWhole(note: BackupNote): Promise<void>
  /** The copy goes. */
  end(): void
}

/** A copy of the database that a process has open; null when nobody is there to be asked. Throws what it is refused with. */
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
  if (!('copy' in answer)) {
    line.end()
    throw new Error('refused' in answer ? answer.refused : 'The process gave no copy.')
  }
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

/** No process has it open, or one that was killed had. */
const nobody = ['ENOENT', 'ECONNREFUSED']
