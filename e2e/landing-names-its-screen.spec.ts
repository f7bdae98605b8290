import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { signedIn } from './screens/signed-in.ts'

/** The addresses whose pages are named by themselves. Each has the screen of its name, but for two. */
const landings = [
  '/',
  '/login',
  '/hours',
  '/tour',
  '/donate',
  '/contact',
  '/reserve',
  '/kallah',
  '/profile',
  '/license-plate',
  '/history',
  '/payment-methods',
]
const otherNames: Record<string, string> = { '/': 'HomeScreen', '/login': 'SignInScreen' }
const screenOf = (path: string) =>
  otherNames[path] ??
  `${path.slice(1).replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Screen`

const pages: Record<string, string> = JSON.parse(
  readFileSync(new URL('../web/dist/pages/kinds.json', import.meta.url), 'utf8'),
)

for (const whose of ['hers', 'a stranger’s'] as const)
  test(`a page that she lands on names the files of its screen, and each is fetched once: ${whose} @once${whose === 'hers' ? ' @long' : ''}`, async ({
    page,
    practice,
  }) => {
    if (whose === 'hers') await signedIn(page, practice)
    const own = Object.keys(pages).filter((path) => pages[path] === (path.slice(1) || 'home'))
    expect(own.toSorted()).toEqual(landings.toSorted())
    let fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    for (const path of landings) {
      const screen = screenOf(path)
      const served = await (await page.request.get(path)).text()
      expect.soft(served, path).toContain(`/assets/${screen}-`)
      fetched = []
      await page.goto(path, { waitUntil: 'networkidle' })
      const named = await page
        .locator('head link[rel=modulepreload]')
        .evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
        )
      const shown = whose !== 'hers' && new URL(page.url()).pathname === '/login'
      const awaited = shown ? screenOf('/login') : screen
      if (whose !== 'hers' || path !== '/login')
        expect.soft(named.join(' '), path).toContain(`/assets/${awaited}-`)
      const scripts = fetched.filter((name) => name.endsWith('.js')).toSorted()
      expect.soft(scripts, path).toEqual([...new Set(scripts)])
      expect
        .soft(
          named.filter((name) => !scripts.includes(name)),
          path,
        )
        .toEqual([])
    }
  })
