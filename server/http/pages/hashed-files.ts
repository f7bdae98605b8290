import { access, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A build is made aside, and gets its name when it is whole. */
const unfinished = /^aside-/

/**
 * The folder with a hashed file: this build's, else that of another build on this machine; null where there is none. A
 * page that was open before an upgrade asks for files of its own build, and while two versions serve side by side a
 * page of either asks both processes.
 */
export async function folderOf(file: string, built: string): Promise<string | null> {
  const own = join(built, 'assets')
  if (await isIn(own, file)) return own
  for (const build of await readdir(dirname(built))) {
    const folder = join(dirname(built), build, 'assets')
    if (!unfinished.test(build) && (await isIn(folder, file))) return folder
  }
  return null
}

const isIn = (folder: string, file: string): Promise<boolean> =>
  access(join(folder, file)).then(
    () => true,
    () => false,
  )
