import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { contract } from '../contract/contract.ts'
import { roles } from '../rules/people/roles.ts'
import { callsWithoutScreen } from './calls-without-screen.ts'
import { isTest, sourcesIn, withoutComments } from './imports.ts'
import { root } from './tool.ts'

const screens = sourcesIn('web/src').filter((file) => !isTest(file))
const textOf = (file: string) => withoutComments(readFileSync(file, 'utf8'))
/** What makes a call by its name, a tap that is sent when there is a network, and the field that hands a name on to it. */
const made =
  /(?:\b(?:useAsk|useLiveQuery|useTell|useLooked|useCharge|call|question|answered|keepFile|pathOf)(?:<[^()]*>)?\(\s*|\btap\(\{\s*name: |\bcall: )'(\w+)'/g

const byScreens = new Set(
  screens.flatMap((file) => [...textOf(file).matchAll(made)]).map(([, name]) => name),
)

/** `own` is the desk's too, for a patron who stands there. */
const isStaffs = (who: readonly string[]) =>
  who.includes('own') || roles.some((role) => who.includes(role))
const staffs = Object.values(contract).filter(({ who }) => isStaffs(who))

it('every call of those who work here is made by a screen, but for those whose reason is known', () => {
  expect(staffs.length).toBeGreaterThan(80)
  const unmade = staffs.map(({ name }) => name).filter((name) => !byScreens.has(name))
  expect(unmade.toSorted()).toEqual(callsWithoutScreen.map(({ call }) => call).toSorted())
})

it('each of those calls says to which part of the product it belongs, and why in a sentence', () => {
  for (const { call, area, because } of callsWithoutScreen) {
    expect(['administration', 'hardware'], call).toContain(area)
    expect(because, call).toMatch(/^[A-Z].{30,}\.$/)
  }
})

it('whatever is kept up to date by events is read by a screen', () => {
  const reducers = textOf(join(root, 'web/src/live/cache/reducers.ts'))
  const [, kept = ''] = /^export const reducers = \{\n([\s\S]*?)^\} as const/m.exec(reducers) ?? []
  const names = Array.from(kept.matchAll(/^ {2}(\w+):/gm), ([, name]) => name)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !byScreens.has(name))).toEqual([])
})

it('every event that may change what is shown is read by what keeps it up to date', () => {
  const events = Array.from(
    textOf(join(root, 'web/src/live/on-message.ts')).matchAll(/^ {2}(\w+): applyEvent,/gm),
    ([, name]) => name,
  )
  expect(events.length).toBeGreaterThan(8)
  const kept = [...sourcesIn('web/src/live/cache'), join(root, 'web/src/live/live-event.ts')]
    .filter((file) => !isTest(file))
    .map(textOf)
    .join()
  expect(events.filter((name) => !kept.includes(`'${name}'`))).toEqual([])
})

/** Who sends no card with a call that asks for one, and why she has none. */
const withoutCard = {
  'web/src/kiosk/': 'a patron at the kiosk',
  'web/src/patron/': 'a patron with her own visit',
  'web/src/room/': 'the tablet of a room, which has an account of its own',
  'web/src/staff/rooms/GiveSection.tsx': 'an administrator, who has a sign-in of her own',
  'web/src/staff/visit/use-swipe.ts': 'a facility without cards',
  'web/src/talk/call.ts': 'says what it is',
}

it('no screen of those who share a sign-in says that nobody’s card was swiped', () => {
  const saying = screens
    .filter((file) => /\bnoCard\b/.test(textOf(file)))
    .map((file) => relative(root, file))
  const places = Object.keys(withoutCard)
  expect(saying.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([])
  expect(places.filter((place) => !saying.some((file) => file.startsWith(place)))).toEqual([])
})
