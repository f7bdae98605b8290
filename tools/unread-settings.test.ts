import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  catalogue,
  entryOf,
  type SettingKey,
  settingGroups,
  settingKeys,
} from '../rules/settings/catalogue.ts'
import type { SettingValues } from '../rules/settings/read.ts'
import type { Config } from '../server/config.ts'
import { liveDevices } from '../server/integrations/devices/live-devices.ts'
import { isTest, sourcesIn, withoutComments } from './imports.ts'
import { root } from './tool.ts'

/**
 * Where a setting is named without being read: the catalogue, its words, what practice begins with, and the pages that
 * set it.
 */
const namesOnly =
  /^(rules\/settings\/|contract\/words\/|server\/practice\/seed\/|web\/src\/staff\/(settings|set-up)\/)/
/** Of the catalogue's folder these read; the rest lists, and judges what is written. */
const reads = /^rules\/settings\/(text-in|opening-proofs)\.ts$/

const sources = ['rules', 'contract', 'server', 'web/src', 'web/first-paint', 'web/offline']
  .flatMap(sourcesIn)
  .filter((file) => !isTest(file) && !file.includes('/trials/'))
  .filter((file) => reads.test(relative(root, file)) || !namesOnly.test(relative(root, file)))
  .map((file) => withoutComments(readFileSync(file, 'utf8')))

const words = new Set(sources.flatMap((text) => text.match(/\w+/g) ?? []))

/** Keys that are put together, as `thresholdMinutes${status}`: which begin and end so. */
const composed = sources
  .flatMap((text) => [...text.matchAll(/`(\w*)\$\{[^}`]*\}(\w*)`/g)])
  .map(([, start = '', end = '']) => ({ start, end }))

/** By its own name; by a name put together from a beginning; as the twin or the tier of a key that is read. */
function isRead(key: SettingKey): boolean {
  if (words.has(key)) return true
  return composed.some(({ start, end }) => {
    if (start.length > 4) return key.startsWith(start) && key.endsWith(end)
    return endings.includes(end) && key.endsWith(end) && words.has(key.slice(0, -end.length))
  })
}
const endings = ['He', 'Discount', 'Member']

describe('a setting that nothing in the program reads', () => {
  const marked = settingKeys.filter((key) => entryOf(key).notYet)

  it('is marked as one that does nothing yet, and none is marked that is read', () => {
    expect(settingKeys.filter((key) => !isRead(key))).toEqual(marked)
  })

  /** Marks can only grow fewer; a new setting is read from its first day. */
  it('is of what no facility has driven yet, and of nothing that is at work', () => {
    const elsewhere = marked.filter((key) => !Object.hasOwn(settingGroups.equipment, key))
    expect(elsewhere.toSorted()).toEqual([
      'ccCompanyId',
      'notificationByPush',
      'plateReaderOn',
      'webPushPrivateKey',
      'webPushPublicKey',
    ])
    expect(marked.length).toBeLessThanOrEqual(30)
  })
})

/** A choice is acted on where some source names it; the standard one also where it is what is left. */
const named = new Set(sources.flatMap((text) => text.match(/'\w+'/g) ?? []))

describe('a choice that nothing in the program acts on', () => {
  const choosing = settingKeys.flatMap((key) => {
    const entry = entryOf(key)
    return entry.type === 'choice' && !entry.notYet ? [{ key, entry }] : []
  })

  it('is marked among those that work, and none is marked that works', () => {
    for (const { key, entry } of choosing) {
      const silent = entry.choices.filter((one) => one !== entry.standard && !named.has(`'${one}'`))
      expect([key, silent]).toEqual([key, [...(entry.valuesNotYet ?? [])]])
    }
  })

  it('is each maker of doors, lights and phones that a live facility does not drive, and the bridge', () => {
    const { driverOf } = liveDevices({} as Config)
    const address = 'https://one.example.org/{point}/{op}'
    const doors = { accessControlUrl: address }
    const driven = (op: 'unlock' | 'on' | 'call', values: SettingValues) =>
      driverOf(op, values) !== null
    const marked = (key: SettingKey, value: string) =>
      entryOf(key).valuesNotYet?.includes(value) ?? false
    for (const one of catalogue.accessControlProvider.choices) {
      const values = { ...doors, accessControlProvider: one }
      expect([one, driven('unlock', values)]).toEqual([one, !marked('accessControlProvider', one)])
    }
    for (const one of catalogue.lightsProvider.choices) {
      const values = { lightsUrl: address, lightsProvider: one }
      expect([one, driven('on', values)]).toEqual([one, !marked('lightsProvider', one)])
    }
    for (const one of catalogue.phoneSystemProvider.choices) {
      const values = { phoneSystemHost: address, phoneSystemProvider: one }
      expect([one, driven('call', values)]).toEqual([one, !marked('phoneSystemProvider', one)])
    }
    for (const one of ['True', 'False']) {
      const values = { ...doors, accessControlProvider: 'http', accessControlSiteBridge: one }
      expect(driven('unlock', values)).toBe(!marked('accessControlSiteBridge', one))
    }
  })
})
