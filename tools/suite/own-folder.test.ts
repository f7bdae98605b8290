import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { ownFolder } from './own-folder.ts'

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
