import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { ownFolder } from './own-folder.ts'
import { processesOf } from './processes-of.ts'

const { TMPDIR } = process.env
afterEach(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
})

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
  'a run that %s ends leaves neither its folder nor what it has started',
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
      const ended = once(run, 'exit')
      run.kill(signal)
      await ended
      await expect.poll(() => readdirSync(where)).toEqual([])
      expect(processesOf(folder)).toEqual([])
    } finally {
      rmSync(where, { recursive: true })
    }
  },
)

it('what a run that was broken off had in its folder is cleared by the next, and a running one keeps its own', async () => {
  const where = mkdtempSync(join(tmpdir(), 'mikvah-folders-'))
  try {
    const ended = spawn(process.execPath, ['-e', ''])
    await once(ended, 'exit')
    const [broken, running] = [`mikvah-run-${ended.pid}-a`, `mikvah-run-${process.ppid}-b`]
    for (const name of [broken, running, 'another']) {
      mkdirSync(join(where, name))
      writeFileSync(join(where, name, 'file'), '')
    }
    const { clear } = ownFolder(where)
    clear()
    expect(readdirSync(where).sort()).toEqual(['another', running])
  } finally {
    rmSync(where, { recursive: true })
  }
})
