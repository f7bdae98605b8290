import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { ownFolder } from './own-folder.ts'
import { processesOf } from './processes-of.ts'
import { removeFolder } from './remove-folder.ts'

const { TMPDIR } = process.env
afterEach(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
})

/** Makes a folder with a disk in memory mounted on it; gives whether it is, as only root may do so. */
function aDiskAt(path: string): boolean {
  mkdirSync(path, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The number of a process that has ended. */
async function anEnded(): Promise<number | undefined> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid
}

it('what a run leaves is found: a file in its folder, and a process that goes on', async () => {
  const { leftBehind, clear } = ownFolder()
  try {
    expect(await leftBehind(0)).toEqual([])
    const file = join(process.env.TMPDIR ?? '', 'left')
    writeFileSync(file, '')
    expect(await leftBehind(0)).toEqual(['a temporary file or folder: left'])
    rmSync(file)

    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
    const found = process.platform === 'linux' ? [expect.stringMatching(/^a process: .*stdin/)] : []
    await once(child, 'spawn')
    await expect.poll(() => leftBehind(0)).toEqual(found)
    // It ends while it is waited for.
    child.stdin.end()
    expect(await leftBehind()).toEqual([])
  } finally {
    clear()
  }
})

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a run that %s ends leaves neither its folder, with a disk in it, nor what it has started',
  async (signal) => {
    const where = mkdtempSync(join(tmpdir(), 'mikvah-folders-'))
    try {
      const begun = `
        const { spawn } = await import('node:child_process')
        const { ownFolder } = await import(${JSON.stringify(import.meta.resolve('./own-folder.ts'))})
        ownFolder(${JSON.stringify(where)}, 100)
        const waits = "console.log(process.pid); process.on('SIGINT', () => {}); require('node:net').createServer().listen(0)"
        const child = spawn(process.execPath, ['-e', waits], { stdio: ['ignore', 'pipe', 'ignore'], detached: true })
        child.stdout.pipe(process.stdout)
      `
      const run = spawn(process.execPath, ['--input-type=module', '-e', begun])
      await once(run.stdout, 'data')
      const [folder = ''] = readdirSync(where).map((name) => join(where, name))
      if (process.platform === 'linux')
        expect(processesOf(folder).map(({ command }) => command)).toEqual([
          expect.stringContaining('console.log'),
        ])
      aDiskAt(join(folder, 'a disk'))
      const ended = once(run, 'exit')
      run.kill(signal)
      await ended
      await expect.poll(() => readdirSync(where)).toEqual([])
      expect(processesOf(folder)).toEqual([])
    } finally {
      removeFolder(where)
    }
  },
)

it('what a run that was broken off had in its folder is cleared by the next, and a running one keeps its own', async () => {
  const where = mkdtempSync(join(tmpdir(), 'mikvah-folders-'))
  try {
    const [broken, running] = [`mikvah-run-${await anEnded()}-a`, `mikvah-run-${process.ppid}-b`]
    for (const name of [broken, running, 'another']) {
      mkdirSync(join(where, name))
      writeFileSync(join(where, name, 'file'), '')
    }
    aDiskAt(join(where, broken, 'a disk'))
    const { clear } = ownFolder(where)
    clear()
    expect(readdirSync(where).sort()).toEqual(['another', running])
  } finally {
    removeFolder(where)
  }
})

it('what can’t be removed of a run that was broken off stays, is said, and holds up nothing', async ({
  skip,
}) => {
  const where = mkdtempSync(join(tmpdir(), 'mikvah-folders-'))
  const of = `mikvah-run-${await anEnded()}`
  const [kept, others] = [join(where, `${of}-b`), [`${of}-a`, `${of}-c`]]
  const disk = join(kept, 'disk')
  const said = vi.spyOn(console, 'warn').mockReturnValue()
  try {
    for (const name of others) mkdirSync(join(where, name))
    const isMounted = aDiskAt(disk)
    writeFileSync(join(disk, 'file'), '')
    if (!isMounted && process.getuid?.() === 0)
      skip('mount is refused to root, whom nothing else stops')
    // Nobody finds what would take the disk off.
    if (isMounted) vi.stubEnv('PATH', '')
    else chmodSync(disk, 0o555)
    ownFolder(where).clear()
    expect(readdirSync(where)).toEqual([`${of}-b`])
    expect(said.mock.calls).toEqual([[expect.stringContaining(kept)]])
  } finally {
    vi.unstubAllEnvs()
    said.mockRestore()
    chmodSync(disk, 0o755)
    removeFolder(where)
  }
})
