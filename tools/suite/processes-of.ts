import { readdirSync, readFileSync } from 'node:fs'

/**
 * The processes that have the folder for temporary files in their environment, without this one, as Linux lists them;
 * none on any other system.
 */
export function processesOf(folder: string): { pid: number; command: string }[] {
  const read = (pid: string, what: string) => {
    try {
      return readFileSync(`/proc/${pid}/${what}`, 'utf8')
    } catch {
      return ''
    }
  }
  const all = process.platform === 'linux' ? readdirSync('/proc') : []
  return all
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .filter((pid) => read(pid, 'environ').includes(`TMPDIR=${folder}`))
    .map((pid) => ({
      pid: Number(pid),
      command: read(pid, 'cmdline').replaceAll('\0', ' ').trim(),
    }))
    .filter(({ command }) => command !== '')
}
