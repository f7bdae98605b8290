import { statfs } from 'node:fs/promises'

/** The free bytes on the disk of the embedded database; null where there is no such folder. */
export async function freeBytes(directory: string): Promise<number | null> {
  const found = await statfs(directory).catch(() => null)
  return found && found.bavail * found.bsize
}
