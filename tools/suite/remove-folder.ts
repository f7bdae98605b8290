import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'

/**
 * Removes a folder with all that is in it, as well as the disks that killed tests have left mounted there. Where
 * something keeps it in its place, tries `maxRetries` times more, and then throws.
 */
export function removeFolder(folder: string, maxRetries = 0): void {
  for (const disk of disksIn(folder)) takeOff(disk)
  rmSync(folder, { recursive: true, force: true, maxRetries })
}

/** Where disks are mounted in a folder, the last one first, as Linux lists them; none on any other system. */
function disksIn(folder: string): string[] {
  if (process.platform !== 'linux' || !existsSync(folder)) return []
  const inside = `${realpathSync(folder)}/`
  return readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .map((line) => (line.split(' ')[4] ?? '').replace(/\\(\d{3})/g, codeOf))
    .filter((path) => path.startsWith(inside))
    .reverse()
}

/** A blank and the like in a path is listed as its octal code. */
const codeOf = (_: string, octal: string) => String.fromCharCode(Number.parseInt(octal, 8))

function takeOff(disk: string): void {
  try {
    execFileSync('umount', ['--lazy', disk], { stdio: 'ignore' })
  } catch {
    // Only root may; where it stays, removing the folder says so.
  }
}
