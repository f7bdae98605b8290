import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contract } from '../contract/contract.ts'
import { roles } from '../rules/people/roles.ts'
import { callsWithoutScreen } from './calls-without-screen.ts'
import { isTest, sourcesIn, withoutComments } from './imports.ts'

/** What makes a call by its name, and the two fields that hand a name on to it. */
const made =
  /(?:\b(?:useAsk|useLiveQuery|useTell|useLooked|useCharge|call|question|answered|keepFile|pathOf)(?:<[^()]*>)?\(\s*|\b(?:name|call): )'(\w+)'/g

const byScreens = new Set(
  sourcesIn('web/src')
    .filter((file) => !isTest(file))
    .flatMap((file) => [...withoutComments(readFileSync(file, 'utf8')).matchAll(made)])
    .map(([, name]) => name),
)

const isStaffs = (who: readonly string[]) => roles.some((role) => who.includes(role))
const staffs = Object.values(contract).filter(({ who }) => isStaffs(who))

it('every call of those who work here is made by a screen, but for those whose reason is known', () => {
  expect(staffs.length).toBeGreaterThan(80)
  const unmade = staffs.map(({ name }) => name).filter((name) => !byScreens.has(name))
  expect(unmade.toSorted()).toEqual(callsWithoutScreen.map(({ call }) => call).toSorted())
})
