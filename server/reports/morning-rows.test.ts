import { isWordKey } from '@mikvah/contract/words/all.ts'
import { expect, it } from 'vitest'
import { morningColumns } from './morning-rows.ts'

it('every column of the file of a night has a word over it', () => {
  expect(morningColumns.length).toBeGreaterThan(5)
  expect(morningColumns.filter((column) => !isWordKey(`column.${column}`))).toEqual([])
})
