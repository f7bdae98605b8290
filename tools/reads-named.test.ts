import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { addresses, type CallName } from '@mikvah/contract/addresses.ts'
import { expect, it } from 'vitest'
import { isTest, sourcesIn } from './imports.ts'

/** What reads is called by one of four words (docs/words.md), and so is the file that it is in. */
const verbOf = (name: string) => /^(read|list|find|search)(?![a-z])/.exec(name)?.[1]

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

/** The file that each name in a source is imported from, by the name. */
const filesOf = (text: string) =>
  new Map(
    Array.from(text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)).flatMap(
      ([, names = '', from = '']) =>
        names.split(',').map((name) => [name.trim(), basename(from)] as const),
    ),
  )

/** The function of the project that a call's route asks first, and that one's file, by the call. */
const asked = new Map(
  routes.flatMap((text) => {
    const files = filesOf(text)
    return text.split(/\n {2}(?=serve)/).flatMap((route) => {
      const [, call] = /contract\.(\w+),/.exec(route) ?? []
      const answer = route.slice(route.indexOf('=>'))
      const [, name = ''] = /(?<![.\w])([a-z]\w*)\(/.exec(answer) ?? []
      return call === undefined ? [] : [[call, { name, file: files.get(name) ?? '' }] as const]
    })
  }),
)

const reads = Object.entries(addresses).flatMap(([name, [method]]) =>
  method === 'GET' && asked.has(name) ? [name as CallName] : [],
)

it('whoever looks for what answers a GET finds it by one of four words', () => {
  expect(reads.length).toBeGreaterThan(60)
  const elsewhere = Object.entries(addresses).filter(
    ([name, [method]]) => method === 'GET' && !asked.has(name),
  )
  expect(elsewhere.map(([name]) => name).toSorted()).toEqual(byThemselves)
  const wrong = reads.filter((call) => {
    const { name = '' } = asked.get(call) ?? {}
    return others[call] ? name !== others[call] : !verbOf(name)
  })
  expect(wrong.map((call) => [call, asked.get(call)])).toEqual([])
})

it('and finds it in a file that begins with the same word', () => {
  const wrong = reads.filter((call) => {
    const { name = '', file = '' } = asked.get(call) ?? {}
    return !others[call] && verbOf(file) !== verbOf(name)
  })
  expect(wrong.map((call) => [call, asked.get(call)])).toEqual([])
})
