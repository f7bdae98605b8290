import { createHash } from 'node:crypto'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, desc, eq, sql } from '../db/drizzle/queries.ts'
import { newId } from '../ids.ts'
import type { SignedInContext } from '../request/context.ts'
import { filePieces, files } from './table.ts'

export type StoredFile = typeof files.$inferSelect
type Given = { folder: string; name: string; type: string; bytes: Uint8Array }

const pieceSize = 256 * 1024

/** The SHA-256 of a file's bytes, as base64url. */
export const digestOf = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('base64url')

/** The files of a folder, the newest first. */
export const filesIn = (tx: Db, folder: string): Promise<StoredFile[]> =>
  tx.select().from(files).where(eq(files.folder, folder)).orderBy(desc(files.addedAt))

/** A file by folder and name, without its bytes; null when there is none. */
export async function fileNamed(
  tx: Db,
  { folder, name }: Pick<StoredFile, 'folder' | 'name'>,
): Promise<StoredFile | null> {
  // PostgreSQL can't store a NUL, and no file has one in its name.
  if (name.includes('\0')) return null
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.folder, folder), eq(files.name, name)))
  return row ?? null
}

/**
 * Stores a file, and gives it with the one of the same name that it replaces, null for none; its position among the
 * others stays.
 */
export async function keepFile(
  tx: Tx,
  { now, by }: Pick<SignedInContext, 'now' | 'by'>,
  { bytes, ...given }: Given,
): Promise<{ file: StoredFile; before: StoredFile | null }> {
  const before = await fileNamed(tx, given)
  if (before) await removeFile(tx, before.id)
  const file = {
    ...given,
    id: newId(),
    size: bytes.length,
    digest: digestOf(bytes),
    addedAt: before?.addedAt ?? (await afterAll(tx, given.folder, now)),
    addedBy: by.userId,
  }
  await tx.insert(files).values(file)
  for (let nth = 0; nth * pieceSize < bytes.length; nth++) {
    const piece = bytes.subarray(nth * pieceSize, (nth + 1) * pieceSize)
    await tx.insert(filePieces).values({ fileId: file.id, nth, bytes: piece })
  }
  return { file, before }
}

/** A time later than that of all files there, even if two come in one millisecond or a practice clock was set back. */
async function afterAll(tx: Tx, folder: string, now: Ms): Promise<Ms> {
  const [newest] = await tx
    .select({ addedAt: files.addedAt })
    .from(files)
    .where(eq(files.folder, folder))
    .orderBy(desc(files.addedAt))
    .limit(1)
  return newest ? Math.max(now, newest.addedAt + 1) : now
}

/** Deletes a file with its bytes. */
export const removeFile = (tx: Tx, id: string) => tx.delete(files).where(eq(files.id, id))

/** The bytes of a file, read piece by piece and given whole; null when it was deleted meanwhile. */
export async function bytesOf(tx: Db, { id, size }: StoredFile): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  for (let nth = 0; nth * pieceSize < size; nth++) {
    const [row] = await tx
      .select({ text: sql<string>`encode(${filePieces.bytes}, 'base64')` })
      .from(filePieces)
      .where(and(eq(filePieces.fileId, id), eq(filePieces.nth, nth)))
    if (!row) return null
    pieces.push(Buffer.from(row.text, 'base64'))
  }
  return Buffer.concat(pieces)
}
