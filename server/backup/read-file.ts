import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { type Head, mark, presentForm } from './head.ts'

/** A backup that is whole: its head, and its lines. */
export type Backup = {
  head: Head
  /** The lines of the backup, read anew on each call, piece by piece. */
  lines(): AsyncGenerator<string>
}

/** The length of the last line: the sum in hexadecimal, and its end. */
const sumLength = 64 + 1
const longestHead = 256 * 1024

/** Opens a backup once its sum shows that it is whole. Throws in one clear line for anything else. */
export async function readFile(path: string): Promise<Backup> {
  const { size, firstBytes, lastLine } = await endsOf(path)
  if (!firstBytes.toString('latin1').startsWith(mark)) {
    throw new Error(`${path} is not a backup of this program.`)
  }
  const end = size - sumLength
  if (end <= 0 || `${await sumOf(path, end)}\n` !== lastLine) {
    throw new Error(`${path} is not whole: it was cut off or changed. Nothing was touched.`)
  }
  const headLength = firstBytes.indexOf('\n')
  const head: Head = JSON.parse(firstBytes.subarray(0, headLength).toString('utf8'))
  if (head.form > presentForm) {
    throw new Error(
      `${path} was made by a newer program (${head.version}). Update this one first. Nothing was touched.`,
    )
  }
  const body = { start: headLength + 1, end: end - 1 }
  return { head, lines: () => linesOf(path, body) }
}

async function endsOf(path: string) {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const piece = async (length: number, at: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      return buffer.subarray(0, bytesRead)
    }
    const firstBytes = await piece(longestHead, 0)
    const last = await piece(sumLength, Math.max(0, size - sumLength))
    return { size, firstBytes, lastLine: last.toString('latin1') }
  } finally {
    await file.close()
  }
}

async function sumOf(path: string, end: number): Promise<string> {
  const sum = createHash('sha256')
  for await (const bytes of createReadStream(path, { end: end - 1 })) sum.update(bytes)
  return sum.digest('hex')
}

async function* linesOf(path: string, body: { start: number; end: number }) {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  // A failure of the file or of the unpacking is thrown here, where the pieces are read; leaving the loop ends both.
  for await (const piece of pipeline(createReadStream(path, body), createGunzip(), () => {})) {
    const lines = (rest + decoder.write(piece)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw new Error('The last line of the backup has no end')
}
