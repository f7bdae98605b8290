import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { type Config, ConfigurationRefused } from './config.ts'
import { builtWeb, versionFrom } from './version.ts'

const project = join(import.meta.dirname, '..')
const sources = [
  'package.json',
  'web/src',
  'web/first-paint',
  'web/offline',
  'web/chunks.ts',
  'web/index.html',
  'web/package.json',
  'web/public',
  'web/vite.config.ts',
  'contract',
  'rules',
]

type Place = { root?: string; build?: (folder: string, version: string) => void }

/**
 * Builds the web from its sources, unless that is done. Each build has a folder of its own, named by its version and
 * moved there whole; `web/dist` points to the newest. The one before stays for processes that still serve it.
 */
export function buildWeb({ root = project, build = withVite }: Place = {}): void {
  const version = versionOf(root)
  const before = builtWeb(root)
  if (isBuilt(before, version)) return
  const builds = join(root, 'web/built')
  mkdirSync(builds, { recursive: true })
  if (!existsSync(join(builds, version))) {
    console.log('Building the web …')
    const aside = join(builds, `aside-${process.pid}`)
    rmSync(aside, { recursive: true, force: true })
    build(aside, version)
    putInPlace(aside, join(builds, version))
  }
  pointTo(root, version)
  sweep(join(root, 'web'), /^dist\.(\d+)$/)
  sweep(builds, /^aside-(\d+)$/)
  const staying = [version, ...(before ? [basename(before)] : [])]
  for (const name of readdirSync(builds)) {
    if (staying.includes(name) || name.startsWith('aside-')) continue
    rmSync(join(builds, name), { recursive: true })
  }
}

/**
 * Sees to it that the web is built before a start: a practice facility builds it when its sources have changed; a live
 * one is refused (ConfigurationRefused) unless this version of it is built.
 */
export function readyWeb({ mode }: Pick<Config, 'mode'>, place: Place = {}): void {
  const { root = project } = place
  if (mode === 'practice') buildWeb(place)
  else if (!isBuilt(builtWeb(root), versionOf(root)))
    throw new ConfigurationRefused(
      'The pages are not built for this version of the program. Build them first: npm run build',
    )
}

const isBuilt = (found: string | null, version: string): boolean =>
  found !== null && basename(found) === version

function withVite(folder: string, version: string): void {
  const command = ['--no-install', 'vite', 'build', 'web', '--outDir', folder, '--emptyOutDir']
  execFileSync('npx', command, {
    cwd: project,
    env: { ...process.env, WEB_VERSION: version },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Another process may have made the same build first. */
function putInPlace(aside: string, folder: string): void {
  try {
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

function pointTo(root: string, version: string): void {
  const dist = join(root, 'web/dist')
  const link = `${dist}.${process.pid}`
  // A process that died and had the same number as this one may have left its link.
  rmSync(link, { force: true })
  symlinkSync(join('built', version), link)
  // An older version of the program left its build as a plain folder.
  const isFolder = existsSync(dist) && basename(builtWeb(root) ?? '') === 'dist'
  if (isFolder) rmSync(dist, { recursive: true })
  renameSync(link, dist)
}

/**
 * Removes what builds that died have left behind, by the process number in its name. A living process is still
 * building.
 */
function sweep(folder: string, ofProcess: RegExp): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = ofProcess.exec(name) ?? []
    if (pid !== undefined && !lives(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * A build with this process's own number is in place by now, or was left behind by a dead process with the same number.
 */
function lives(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isTest = (path: string) => /\.test\.tsx?$|(^|\/)(test|node_modules)\//.test(path)

function versionOf(root: string): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesIn(root, source)).toSorted())
    hash
      .update(`${path}\n`)
      .update(readFileSync(join(root, path)))
      .update('\n')
  return versionFrom(hash.digest('hex').slice(0, 8))
}

function filesIn(root: string, source: string): string[] {
  const found = statSync(join(root, source), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !isTest(path))
}
