import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, asc, desc, eq, inArray, lte } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import { bytesOf, fileNamed } from '../uploads/files.ts'
import { files } from '../uploads/table.ts'
import { licenseRequests } from './table.ts'

export type LicenseRequest = typeof licenseRequests.$inferSelect

/** The folder of the pictures, which no address serves. */
const folder = 'licenses'
/** 0 is the license, 1 the registration. */
const pictures = ['0', '1'] as const

/** Folder and name under which a picture of a request is stored: 0 is the license, 1 the registration. */
export const pictureOf = (id: string, nth: string) => ({ folder, name: `${id}-${nth}.jpg` })

export async function requestById(db: Db, id: string): Promise<LicenseRequest | null> {
  const [row] = await db.select().from(licenseRequests).where(eq(licenseRequests.id, id))
  return row ?? null
}

/** The requests of a patron, the newest first. */
export const requestsOf = (db: Db, userId: string): Promise<LicenseRequest[]> =>
  db
    .select()
    .from(licenseRequests)
    .where(eq(licenseRequests.userId, userId))
    .orderBy(desc(licenseRequests.sentAt))

/** Requests that nobody has decided on, each with its patron, the oldest first. */
export const waitingRequests = (db: Db) =>
  db
    .select({ request: licenseRequests, sender: users })
    .from(licenseRequests)
    .innerJoin(users, eq(users.id, licenseRequests.userId))
    .where(eq(licenseRequests.state, 'waiting'))
    .orderBy(asc(licenseRequests.sentAt))

/** The license and registration pictures of a request, in that order; one that isn't stored is left out. */
export async function picturesOf(tx: Tx, { id }: LicenseRequest): Promise<Buffer[]> {
  const found: Buffer[] = []
  for (const nth of pictures) {
    const file = await fileNamed(tx, pictureOf(id, nth))
    const bytes = file ? await bytesOf(tx, file) : null
    if (bytes) found.push(bytes)
  }
  return found
}

/** Deletes requests with their pictures. */
export async function removeRequests(tx: Tx, requests: readonly Pick<LicenseRequest, 'id'>[]) {
  const ids = requests.map(({ id }) => id)
  if (ids.length === 0) return
  const names = ids.flatMap((id) => pictures.map((nth) => pictureOf(id, nth).name))
  await tx.delete(files).where(and(eq(files.folder, folder), inArray(files.name, names)))
  await tx.delete(licenseRequests).where(inArray(licenseRequests.id, ids))
}

/**
 * Deletes all requests that were decided on at this moment or before, with their pictures: their retention period is
 * over.
 */
export async function forgetDecided(tx: Tx, until: Ms): Promise<void> {
  const { id, decidedAt } = licenseRequests
  await removeRequests(
    tx,
    await tx.select({ id }).from(licenseRequests).where(lte(decidedAt, until)),
  )
}
