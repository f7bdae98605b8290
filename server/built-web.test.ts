import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildWeb, readyWeb } from './built-web.ts'
import { afterUse } from './test/after-use.ts'
import { builtWeb } from './version.ts'

let root: string
let answer: string[]
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mikvah-web-'))
  afterUse(async () => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'web/src'), { recursive: true })
  write('web/src/main.tsx', 'one')
  answer = []
})

const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const place = () => ({
  root,
  build: (folder: string, version: string) => {
    answer.push(version)
    mkdirSync(folder)
    writeFileSync(join(folder, 'index.html'), version)
  },
})
const built = () => basename(builtWeb(root) ?? '')

describe('the version of what is built', () => {
  it('is another for other sources, and the same for the same: nothing is built twice', () => {
    buildWeb(place())
    const first = built()
    expect(first).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/)
    write('web/src/main.tsx', 'two')
    buildWeb(place())
    const second = built()
    expect(second).not.toBe(first)
    write('web/src/main.tsx', 'one')
    write('web/src/main.test.tsx', 'a test is no content')
    buildWeb(place())
    buildWeb(place())
    expect(built()).toBe(first)
    expect(answer).toEqual([first, second])
  })

  it('what a process serves stays whole while the next one is built, and what was before that goes', () => {
    const folders = ['one', 'two', 'three'].map((text) => {
      write('web/src/main.tsx', text)
      buildWeb(place())
      return builtWeb(root) ?? ''
    })
    expect(folders.map((folder) => existsSync(join(folder, 'index.html')))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('takes the place of a folder that an older program has built', () => {
    mkdirSync(join(root, 'web/dist'))
    write('web/dist/index.html', 'old')
    buildWeb(place())
    expect(built()).toBe(answer[0])
  })
})

describe('a live start', () => {
  it('never builds: it says in one line what to do, and serves what was built for it', () => {
    const live = () => readyWeb({ mode: 'live' }, place())
    expect(live).toThrow(/^[^\n]*npm run build$/)
    buildWeb(place())
    live()
    write('web/src/main.tsx', 'two')
    const before = built()
    expect(live).toThrow('npm run build')
    expect([built(), answer.length]).toEqual([before, 1])
  })

  it('a practice start builds what is stale', () => {
    readyWeb({ mode: 'practice' }, place())
    expect(answer).toHaveLength(1)
  })
})

describe('what a start that died has left', () => {
  it('goes with the next build, and stands in nobody’s way', () => {
    buildWeb(place())
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    const builds = join(root, 'web/built')
    for (const pid of [dead, process.pid, process.ppid]) mkdirSync(join(builds, `aside-${pid}`))
    for (const pid of [dead, process.pid, process.ppid])
      symlinkSync('built/nowhere', join(root, `web/dist.${pid}`))
    write('web/src/main.tsx', 'two')
    buildWeb(place())
    expect(built()).toBe(answer[1])
    // Of those who live, another may be building beside this one.
    const left = [...readdirSync(builds), ...readdirSync(join(root, 'web'))]
    expect(left.filter((name) => /^(aside-|dist\.)/.test(name))).toEqual([
      `aside-${process.ppid}`,
      `dist.${process.ppid}`,
    ])
  })
})
