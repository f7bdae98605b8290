import { afterAll, afterEach, expect } from 'vitest'
import { undeclared } from '../http/undeclared.ts'
import { endFile } from './after-use.ts'

// A setup file is run for each test file, though the files of a worker share everything that they import.
afterAll(endFile)

// Whatever a test has asked for: a call refuses only with what the contract says it may.
afterEach(() => {
  const told = [...undeclared]
  undeclared.clear()
  expect(told).toEqual([])
})
