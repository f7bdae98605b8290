import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const built = join(root, 'web/dist')
const index = join(built, 'index.html')
const sources = [
  'web/src',
  'web/first-paint',
  'web/offline',
  'web/chunks.ts',
  'web/index.html',
  'web/public',
  'web/vite.config.ts',
  'contract',
  'rules',
]

/**
 * Builds the web when there is none, or when a source is newer than what was built: an update never serves old
 * screens. It is built aside and put in place whole, so that a process starting beside this one never finds half of it.
 */
export function buildWebWhenStale(): void {
  if (isFresh()) return
  console.log('Building the web …')
  const aside = `${built}.${process.pid}`
  execFileSync('npm', ['run', '--silent', 'build', '--', '--outDir', aside, '--emptyOutDir'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Who built beside this one may serve what it has put there by now.
  if (isFresh()) {
    rmSync(aside, { recursive: true })
    return
  }
  rmSync(built, { recursive: true, force: true })
  try {
    renameSync(aside, built)
  } catch {
    rmSync(aside, { recursive: true })
  }
}

const isFresh = () => existsSync(index) && newestOf(sources) <= statSync(index).mtimeMs

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
