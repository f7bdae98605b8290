import { readFileSync } from 'node:fs'
import { addresses, type CallName } from '@mikvah/contract/addresses.ts'
import { expect, it } from 'vitest'
import { isTest, sourcesIn } from './imports.ts'

/** What reads is called by one of these (docs/words.md). */
const verbs = /^(read|list|find|search)([A-Z]|$)/

/** Calls answered to GET that do another thing than to read what stands. */
const others: Partial<Record<CallName, string>> = {
  auditCheck: 'checkAudit',
  events: 'openStream',
  exportFacility: 'exportFacility',
  exportUser: 'exportUser',
  terminalConnectionToken: 'makeTerminalToken',
}

/** Answered outside of any noun's routes. */
const byThemselves: readonly string[] = ['healthz', 'readyz', 'version']

const routes = sourcesIn('server')
  .filter((file) => file.endsWith('routes.ts') && !isTest(file))
  .map((file) => readFileSync(file, 'utf8'))

/** The functions of the project that a call's route asks, by the call. */
const asked = new Map(
  routes.flatMap((text) =>
    text.split(/\n {2}(?=serve)/).flatMap((route) => {
      const [, call] = /contract\.(\w+),/.exec(route) ?? []
      const answer = route.slice(route.indexOf('=>'))
      const named = Array.from(answer.matchAll(/(?<![.\w])([a-z]\w*)\(/g), ([, name = '']) => name)
      return call === undefined ? [] : [[call, named] as const]
    }),
  ),
)

it('whoever looks for what answers a GET finds it by one of four words', () => {
  const reads = Object.entries(addresses).flatMap(([name, [method]]) =>
    method === 'GET' && asked.has(name) ? [name as CallName] : [],
  )
  expect(reads.length).toBeGreaterThan(60)
  const elsewhere = Object.entries(addresses).filter(
    ([name, [method]]) => method === 'GET' && !asked.has(name),
  )
  expect(elsewhere.map(([name]) => name).toSorted()).toEqual(byThemselves)
  const wrong = reads.filter((name) => {
    const [first = ''] = asked.get(name) ?? []
    return others[name] ? first !== others[name] : !verbs.test(first)
  })
  expect(wrong.map((name) => [name, asked.get(name)])).toEqual([])
})
