import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './tool.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')

/** What stands under each of a name's indented lines, with what it takes over from `x-app` written out. */
function blocksOf(text: string, indent: string): Map<string, string> {
  const parts = text.split(new RegExp(`^${indent}([\\w-]+):`, 'm')).slice(1)
  return new Map(parts.flatMap((name, at) => (at % 2 ? [] : [[name, parts[at + 1] ?? '']])))
}

const whole = blocksOf(read('compose.yaml'), '')
const app = whole.get('x-app') ?? ''
const services = [...blocksOf(whole.get('services') ?? '', '  ')].map(
  ([name, own]): [string, string] => [name, own.includes('*app') ? `${app}\n${own}` : own],
)

it('compose.yaml has two processes, a database and a proxy', () => {
  const names = services.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['app-1', 'app-2', 'database', 'proxy']))
})

it.each(services)(
  '%s comes back by itself, says how it is, and fills no disk with its log',
  (_, text) => {
    expect(text).toMatch(/restart: (unless-stopped|on-failure)/)
    expect(text).toContain('healthcheck:')
    expect(`${app}\n${text}`).toMatch(/max-size: \w+, max-file:/)
    expect(text).toMatch(/logging: [&*]logging/)
  },
)

it('a process is asked whether it lives, not whether the database does, and has the time to end that it takes', () => {
  expect(app).toContain('/healthz')
  expect(Number(/stop_grace_period: (\d+)s/.exec(app)?.[1])).toBeGreaterThan(20)
})

it('what still starts, migrates or backs up can be stopped, though it asks for no signal', () => {
  expect(app).toMatch(/^ {2}init: true$/m)
})

it('the proxy asks whether each is ready, and tries the other', () => {
  const proxy = read('Caddyfile')
  expect(proxy).toContain('health_uri /readyz')
  expect(proxy).toMatch(/lb_try_duration [1-9]/)
  expect(whole.get('services')).toContain('./Caddyfile:/etc/caddy/Caddyfile')
})

it('no secret stands in what is kept in the tree', () => {
  const said = read('compose.yaml').matchAll(/^ +\w*(?:PASSWORD|KEY|TOKEN): (.*)$/gm)
  const given = [...said].map(([, value = '']) => value)
  expect(given.length).toBeGreaterThan(3)
  expect(given.filter((value) => !/^\$\{\w+(:[?-][^}]*)?\}$/.test(value))).toEqual([])
})

/** The variables that the program reads. */
const variables = Array.from(
  read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm),
  ([, name = '']) => name,
)
/** Read only so that they can be refused: these secrets are settings. */
const settingsNow = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'CARDKNOX_KEY']
/** What a container has no other value for, or what is for practice alone or for a damaged embedded database. */
const notInContainers = [
  ...['PORT', 'HOST', 'DATA_DIR', 'STRIPE_URL'],
  ...['PRACTICE_OPEN', 'CLOCK', 'OPEN_DAMAGED'],
]

it('every variable that the program reads is explained, and reaches the containers', () => {
  expect(variables.length).toBeGreaterThan(15)
  const page = read('docs/running.md')
  const explained = variables.filter((name) => page.includes(`| \`${name}\``))
  expect(explained.toSorted()).toEqual(
    variables.filter((name) => !settingsNow.includes(name)).toSorted(),
  )
  const passed = Array.from(app.matchAll(/^ {4}([A-Z_]+): /gm), ([, name = '']) => name)
  const missing = explained.filter((name) => !passed.includes(name))
  expect(missing.toSorted()).toEqual(notInContainers.toSorted())
})
