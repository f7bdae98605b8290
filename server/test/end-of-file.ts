import { afterAll } from 'vitest'
import { endFile } from './after-use.ts'

// A setup file is run for each test file, though the files of a worker share everything that they import.
afterAll(endFile)
