import { statfs } from 'node:fs/promises'

/** What is free where the embedded database lies, in bytes; null where there is no such folder. */
export async function freeBytes(directory: string): Promise<number | null> {
  const found = await statfs(directory).catch(() => null)
  return found && found.bavail * found.bsize
}
