import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { undeclared } from '../http/undeclared.ts'
import { endFile } from './after-use.ts'
import { beginFile } from './date-of-the-hour.ts'
import { nothingUnderWay } from './under-way.ts'

// A setup file is run for each test file, though the files of a worker share everything that they import.
beginFile()
afterAll(endFile)

// Of all that follows a test this comes last, when what a test held up has been let go.
beforeEach(() => () => nothingUnderWay())

// Whatever a test has asked for: a call refuses only with what the contract says it may.
afterEach(() => {
  const answer = [...undeclared]
  undeclared.clear()
  expect(answer).toEqual([])
})
