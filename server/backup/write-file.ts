import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { syncDirectory } from '../db/on-disk/durable-node-fs.ts'
import type { Head } from './head.ts'

/**
 * Writes a backup: its head as a line, the text as gzip, and a last line with the SHA-256 of all before it. The file
 * gets its name only when it is whole and on the disk. Gives its size in bytes.
 */
export async function writeFile(
  path: string,
  head: Head,
  text: AsyncIterable<string>,
): Promise<number> {
  const unfinished = `${path}.unfinished-${process.pid}`
  try {
    await pipeline(
      text,
      createGzip(),
      (zipped: AsyncIterable<Buffer>) => withSum(head, zipped),
      // The file is synced to the disk before it is closed, and readable by nobody else from its first byte on.
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    )
    const { size } = await stat(unfinished)
    await rename(unfinished, path)
    syncDirectory(dirname(path))
    return size
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function* withSum(head: Head, zipped: AsyncIterable<Buffer>) {
  const sum = createHash('sha256')
  const counted = (bytes: Buffer) => {
    sum.update(bytes)
    return bytes
  }
  yield counted(Buffer.from(`${JSON.stringify(head)}\n`))
  for await (const bytes of zipped) yield counted(bytes)
  yield Buffer.from(`${sum.digest('hex')}\n`)
}
