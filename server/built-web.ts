import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const sources = [
  'web/src',
  'web/index.html',
  'web/public',
  'web/vite.config.ts',
  'contract',
  'rules',
]

/** Builds the web when there is none, or when a source is newer than what was built: an update never serves old screens. */
export function buildWebWhenStale(): void {
  const built = join(root, 'web/dist/index.html')
  if (existsSync(built) && newestOf(sources) <= statSync(built).mtimeMs) return
  console.log('Building the web …')
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function newestOf(paths: readonly string[]): number {
  return Math.max(0, ...paths.map((path) => newestIn(join(root, path))))
}

function newestIn(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const inside = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs)
  return Math.max(0, ...inside)
}
