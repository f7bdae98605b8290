import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import { Refused } from '../request/refused.ts'
import { bytesAtHand } from './bytes-at-hand.ts'
import { bytesOf, fileNamed } from './files.ts'

type Asked = { folder: string; name: string; cacheControl: string; policy: string }

/**
 * Answers with a file under the content security `policy` that is given, and so that the browser guesses no type. A
 * reader who has it already is told so without the bytes. Refuses a file that isn't there.
 */
export async function serveFile(
  db: Db,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { folder, name, cacheControl, policy }: Asked,
) {
  const file = await fileNamed(db, { folder, name })
  if (!file) throw new Refused('not-found')
  const tag = `"${file.digest}"`
  reply.headers({
    'Cache-Control': cacheControl,
    ETag: tag,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': shownAs(file.name),
  })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  const bytes = await bytesAtHand(db, file)
  if (!bytes) throw new Refused('not-found')
  return reply.type(file.type).send(bytes)
}

/**
 * The header that shows a file in its page and saves it under its name: in ASCII for old readers, in its own letters
 * for others.
 */
export function shownAs(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`
}

/**
 * Answers with a file for this reader alone: nothing on the way caches it, nor does this process. Refuses a file that
 * isn't there.
 */
export async function servePrivately(
  db: Db,
  reply: FastifyReply,
  named: { folder: string; name: string },
): Promise<void> {
  const file = await fileNamed(db, named)
  const bytes = file ? await bytesOf(db, file) : null
  if (!file || !bytes) throw new Refused('not-found')
  reply
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': shownAs(file.name),
    })
    .type(file.type)
    .send(bytes)
}
