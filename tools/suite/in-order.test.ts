import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../tool.ts'
import { takenWithoutOrder } from './in-order.ts'

it('no test of the server takes a row by its place from rows without an order', () => {
  const tests = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('server', file))
    .filter((file) => /\.test\.ts$|\/test\/.*\.ts$/.test(file) && !file.includes('node_modules'))
  expect(tests.length).toBeGreaterThan(150)
  const found = tests.flatMap((file) =>
    takenWithoutOrder(readFileSync(join(root, file), 'utf8')).map((select) => `${file}: ${select}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['the last', 'const rows = await orm.select().from(auditLog)\nexpect(rows.at(-1)).toBe(1)'],
  [
    'the last by a filter',
    'const rows = await orm\n  .select()\n  .from(auditLog)\n  .where(her)\nlook(rows.at(-1))',
  ],
  ['the second', 'const rows = (await orm.select().from(users)).filter(isHers)\nlook(rows[1]?.id)'],
  ['two by name', 'const [one, other] = await orm.select().from(users)'],
  [
    'the last of what a name gives',
    'const log = () => orm.select().from(auditLog)\nlook((await log()).at(-1))',
  ],
  ['the last at once', 'look((await orm.select().from(auditLog)).at(-1))'],
])('%s of rows without an order is found', (_, text) => {
  expect(takenWithoutOrder(text)).toHaveLength(1)
})

it.each([
  [
    'rows in order',
    'const rows = await orm.select().from(users).orderBy(users.id)\nlook(rows.at(-1))',
  ],
  [
    'rows that are sorted',
    'const rows = (await orm.select().from(users)).toSorted(byId)\nlook(rows[1])',
  ],
  ['the only one', 'const [row] = await orm.select().from(users).where(isHers)\nlook(row)'],
  ['a row of another test', '  const rows = await orm.select().from(users)\n})\nlook(rows.at(-1))'],
])('%s is not', (_, text) => {
  expect(takenWithoutOrder(text)).toEqual([])
})
