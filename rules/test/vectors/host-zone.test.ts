import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { digestOf } from './digest.ts'

const script = fileURLToPath(new URL('./digest.ts', import.meta.url))

it.each(['UTC', 'Asia/Jerusalem', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'a machine that stands in %s says the same',
  (zone) => {
    const printed = execFileSync(process.execPath, [script], {
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
      maxBuffer: 64 * 1024 * 1024,
    })
    const answer: unknown = JSON.parse(printed)
    expect(answer).toEqual({ zone, digest: digestOf() })
  },
)
