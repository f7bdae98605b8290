import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'

const readAtOnce = 64 * 1024

type Write = (into: Writable, gone: AbortSignal) => Promise<void>

/**
 * Lets a writer write as fast as the disk takes it, while a reader reads behind at her own pace: a slow reader holds
 * up neither a transaction nor memory. A writer's failure before its first byte is thrown; a later one breaks the
 * reader off, and a reader that leaves ends the writer. The file is unlinked at once, so that nobody else can open
 * it.
 */
export async function spool(write: Write): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-'))
  const file = await open(join(folder, 'spool'), 'wx+', 0o600)
  const remove = () => rm(folder, { recursive: true, force: true }).catch(() => undefined)
  await remove()
  const gone = new AbortController()
  const spooled = growing(file)
  const writing = write(spooled.into, gone.signal).then(
    () => spooled.end(null),
    (failed: unknown) => spooled.end(failed),
  )
  const close = async () => {
    gone.abort()
    await writing
    await file.close()
    await remove()
  }
  try {
    await spooled.begun()
  } catch (error) {
    await close()
    throw error
  }
  return new Readable({
    async read() {
      try {
        this.push(await spooled.next())
      } catch (error) {
        this.destroy(error as Error)
      }
    },
    destroy(error, done) {
      close().then(() => done(error), done)
    },
  })
}

/** A file that is written at its end while it is read from its beginning. */
function growing(file: FileHandle) {
  let written = 0
  let read = 0
  let ended = false
  let failed: unknown = null
  let more = Promise.withResolvers<void>()
  const tell = () => {
    more.resolve()
    more = Promise.withResolvers()
  }
  const append = async (piece: Buffer) => {
    for (let from = 0; from < piece.length; ) {
      const { bytesWritten } = await file.write(piece, from, piece.length - from, written)
      from += bytesWritten
      written += bytesWritten
    }
    tell()
  }
  /** Waits until there is more to read, or the writer has ended; gives which. */
  const isMore = async (): Promise<boolean> => {
    while (read === written && !ended) await more.promise
    if (read === written && failed !== null) throw failed
    return read < written
  }
  return {
    into: new Writable({
      write(piece: Buffer, _, done) {
        append(piece).then(() => done(), done)
      },
    }),
    end(failure: unknown) {
      ended = true
      failed = failure
      tell()
    },
    begun: isMore,
    async next(): Promise<Buffer | null> {
      if (!(await isMore())) return null
      const piece = Buffer.alloc(Math.min(readAtOnce, written - read))
      const { bytesRead } = await file.read(piece, 0, piece.length, read)
      read += bytesRead
      return piece.subarray(0, bytesRead)
    },
  }
}
