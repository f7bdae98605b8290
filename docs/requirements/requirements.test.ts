import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Config } from '../../server/config.ts'
import { liveDevices } from '../../server/integrations/devices/live-devices.ts'
import { networkPrinters } from '../../server/integrations/printers/network-printers.ts'
import { callsWithoutScreen } from '../../tools/calls-without-screen.ts'
import { claims } from './claims.ts'
import { csvFromRows, rowsFromCsv } from './csv.ts'
import { type Requirement, readRegister, registerOf } from './register.ts'
import { tallyOf } from './tally.ts'

const root = join(import.meta.dirname, '../..')
const register = readRegister()
const named = (rows: readonly Requirement[]) => rows.map(({ id }) => id)
const missing = (path: string) => path !== '' && !existsSync(join(root, path))

/** Whether every test of a journey is one of those that run only with LONG. */
const isLong = (path: string) => {
  const titles = readFileSync(join(root, path), 'utf8').match(/^\s*test\(\s*(['`]).+?\1,/gm) ?? []
  return titles.every((title) => title.includes('@long'))
}

describe('the register of requirements', () => {
  it('holds each of the 1,402 requirements once, in their order', () => {
    const ids = named(register)
    expect(ids).toHaveLength(1402)
    expect(new Set(ids).size).toBe(1402)
    expect(createHash('sha256').update(ids.join('\n')).digest('hex')).toBe(
      '7d4c65ab8657f11500e7ec325e51f96cf9afbbbfe69f741faf66e7c5bb418400',
    )
  })

  it('says what the claims say', () => {
    expect(registerOf(register, claims)).toEqual(register)
  })

  it('names only files that exist', () => {
    const broken = register.filter(({ where, proof }) => missing(where) || missing(proof))
    expect(named(broken)).toEqual([])
  })

  it('has a place and a proof for all that works', () => {
    const standing = register.filter(
      ({ state }) => state !== 'later' && state !== 'decided-otherwise',
    )
    const bare = standing.filter((row) => !(row.where && row.proof))
    expect(named(bare)).toEqual([])
  })

  it('has the proof in a test or a journey', () => {
    const shown = register.filter(({ proof }) => proof !== '')
    expect(named(shown.filter(({ proof }) => !/\.(test|spec)\.tsx?$/.test(proof)))).toEqual([])
  })

  it('has each of them in what `npm test` runs: a journey only of long ones proves nothing there', () => {
    const journeys = register.filter(({ proof }) => proof.startsWith('e2e/'))
    expect(named(journeys.filter(({ proof }) => isLong(proof)))).toEqual([])
  })

  it('gives the reason of all that is decided otherwise', () => {
    const mute = register.filter(({ state, note }) => state === 'decided-otherwise' && !note)
    expect(named(mute)).toEqual([])
  })

  it('calls only those call-only that stand on a call without a screen', () => {
    const only = register.filter(({ state }) => state === 'call-only')
    const known = callsWithoutScreen.flatMap(({ rows }) => rows.split(/\s+/).filter(Boolean))
    expect(named(only)).toEqual(known.toSorted())
  })

  it('calls none of them working in practice mode only: a live facility drives all of it', () => {
    expect(named(register.filter(({ state }) => state === 'practice-only'))).toEqual([])
    const all = {
      ...{ accessControlProvider: 'http', accessControlUrl: 'https://door.example.org' },
      ...{ lightsProvider: 'http', lightsUrl: 'https://light.example.org/{point}/{op}' },
      ...{ phoneSystemProvider: 'asteriskAmi', phoneSystemHost: 'pbx.example.org' },
    }
    const { driverOf } = liveDevices({} as Config)
    for (const op of ['unlock', 'pulse', 'on', 'off', 'call'] as const)
      expect([op, driverOf(op, all), driverOf(op, {})]).toEqual([op, 'http', null])
    expect(networkPrinters().driverOf('192.168.1.50')).toBe('network')
  })

  it('counts every requirement in one area', () => {
    const areas = tallyOf(register).slice(0, -1)
    const whole = areas.flatMap(([, counts]) => Object.values(counts)).reduce((a, b) => a + b, 0)
    expect(whole).toBe(1402)
  })
})

describe('claims', () => {
  const claim = { about: 'a', where: 'a.ts', proof: 'a.test.ts', state: 'works' } as const
  const three = register.slice(0, 3)

  it('cover ranges from the first id to the last', () => {
    const [first, , last] = registerOf(three, [{ ...claim, ids: 'P1.001-P1.002' }])
    expect([first?.state, first?.where, last?.state]).toEqual(['works', 'a.ts', 'later'])
  })

  it('are refused for an id that no requirement has', () => {
    expect(() => registerOf(three, [{ ...claim, ids: 'P1.099' }])).toThrow('P1.099')
  })

  it('are refused twice for one id', () => {
    const twice = [
      { ...claim, ids: 'P1.001' },
      { ...claim, about: 'b', ids: 'P1.001-P1.002' },
    ]
    expect(() => registerOf(three, twice)).toThrow('P1.001 is claimed twice: a; b')
  })
})

describe('the table', () => {
  it('comes back as it was written, commas and quotes with it', () => {
    const rows = [
      { id: '1', text: 'a "quoted", word' },
      { id: '2', text: '' },
    ]
    expect(rowsFromCsv(csvFromRows(['id', 'text'], rows))).toEqual(rows)
  })
})
