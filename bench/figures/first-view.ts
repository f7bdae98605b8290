import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { installedChromium } from '../../e2e/chromium.ts'
import { buildWeb } from '../../server/built-web.ts'
import { call, done } from '../call.ts'
import { sessionOf } from '../desk.ts'
import { startProduct } from '../processes.ts'
import { report } from '../report.ts'

const times = 5
const noon = '2026-11-24T14:00:00-05:00'
const phone = '12015550142'
const aims = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
type Kind = keyof typeof aims
const kinds = Object.keys(aims) as Kind[]

/** What Lighthouse says of a patron's first pages on a phone, the median of five; and what it found wanting. */
export async function firstView(): Promise<void> {
  buildWeb()
  await using open = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-first-view-'))
  open.defer(() => rm(folder, { recursive: true, force: true }))
  const { url, stop } = await startProduct({ DATA_DIR: join(folder, 'data'), CLOCK: noon })
  open.defer(stop)
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(join(folder, 'browser'), {
    executablePath: installedChromium(),
    args: [`--remote-debugging-port=${port}`],
  })
  open.defer(() => browser.close())

  for (const path of ['/', '/hours', '/reserve']) {
    if (path === '/reserve') await signIn(await browser.newPage(), url)
    await measure(url, path, port)
  }
}

async function measure(url: string, path: string, port: number): Promise<void> {
  const looks: Look[] = []
  for (let nth = 0; nth < times; nth++) looks.push(await lookAt(`${url}${path}`, port))
  const median = (kind: Kind) =>
    looks.map(({ scores }) => scores[kind]).toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0
  const wanting = new Set(looks.flatMap((look) => look.wanting))
  report({
    figure: `Lighthouse, a phone at ${path}`,
    who: 'a patron',
    measured: [...kinds.map((kind) => `${kind} ${median(kind)}`), ...wanting].join(', '),
    aims: kinds.map((kind) => ({
      says: `${kind} ≥ ${aims[kind]}`,
      met: median(kind) >= aims[kind],
    })),
  })
}

/** `wanting` names what isn't as it should be, beside the speed. */
type Look = { scores: Record<Kind, number>; wanting: string[] }

async function lookAt(address: string, port: number): Promise<Look> {
  const run = await lighthouse(address, {
    ...{ port, output: 'json', logLevel: 'error', disableStorageReset: true },
    onlyCategories: kinds,
  })
  if (!run) throw new Error('Lighthouse says nothing.')
  const { categories, audits } = run.lhr
  const scoreOf = (kind: Kind) => Math.round((categories[kind]?.score ?? 0) * 100)
  const weighed = kinds.slice(1).flatMap((kind) => categories[kind]?.auditRefs ?? [])
  return {
    scores: Object.fromEntries(kinds.map((kind) => [kind, scoreOf(kind)])) as Look['scores'],
    wanting: weighed
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}

/** Leaves a patron's session in the browser, on a page without a script. */
async function signIn(page: Page, url: string): Promise<void> {
  const asked = { userName: phone, phone, email: '', password: '', language: 'en' }
  await done(url, '/api/api/account/register', asked)
  const [message] = (await call(url, `/api/practice/outbox?to=${phone}`)).body
  const authCode = /\b\d{6}\b/.exec(message.text)?.[0]
  const sent = { phoneNumber: phone, authCode }
  const { userName, password } = (await done(url, '/api/api/account/registrationVerify', sent)).body
    .result
  const session = JSON.stringify(await sessionOf(url, { username: userName, password }))
  await page.goto(`${url}/healthz`)
  await page.evaluate((kept) => localStorage.setItem('session', kept), session)
  await page.close()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((there) => server.once('listening', there))
  const address = server.address()
  await new Promise((gone) => server.close(gone))
  return typeof address === 'object' && address ? address.port : 0
}
