import type { Db } from '../db/database.ts'
import { bytesOf, type StoredFile } from './files.ts'

/** How many files are cached: the newest newsletter, the banner, and two more. */
const most = 4
const atHand = new Map<string, Promise<Buffer | null>>()

/**
 * The bytes of a file, shared by all who ask for it, so that a thousand slow readers cost as much as one; the four
 * files that were asked for last are cached. Null when it was deleted meanwhile.
 */
export function bytesAtHand(db: Db, file: StoredFile): Promise<Buffer | null> {
  const { digest } = file
  const known = atHand.get(digest) ?? bytesOf(db, file)
  atHand.delete(digest)
  atHand.set(digest, known)
  for (const oldest of [...atHand.keys()].slice(0, -most)) atHand.delete(oldest)
  const forget = () => atHand.get(digest) === known && atHand.delete(digest)
  known.then((bytes) => bytes ?? forget(), forget)
  return known
}
