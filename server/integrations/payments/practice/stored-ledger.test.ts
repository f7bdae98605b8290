import { expect, it } from 'vitest'
import { aDatabase } from '../../../test/databases/a-database.ts'
import { storedPracticeLedger } from './stored-ledger.ts'

it('of two who write at once one is told that something else stands there by now', async () => {
  const ledger = storedPracticeLedger(await aDatabase())
  const first = ['one', 'other'].map((value) => ledger.swap('payment:1', null, value))
  expect((await Promise.all(first)).toSorted()).toEqual([false, true])
  const stands = await ledger.get('payment:1')
  const next = ['third', 'fourth'].map((value) => ledger.swap('payment:1', stands, value))
  expect((await Promise.all(next)).toSorted()).toEqual([false, true])
})
