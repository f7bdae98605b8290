import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './tool.ts'

/** Those in which the call itself is on trial, or goes to a server of its own over the wire. */
const ofItself = [
  'server/live/who-hears.test.ts',
  'server/reservations/booking/booking-rules.test.ts',
  'server/rooms/placing/placing.test.ts',
  'server/test/lives-on-a-fleet.ts',
  'server/trials/floor.postgres.test.ts',
  'server/trials/told-fields.test.ts',
  'server/trials/two-processes.postgres.test.ts',
]

it('a test has its visit booked by its desk: none writes out how the desk books past every limit', () => {
  const files = globSync('server/{**/*.test.ts,test/**/*.ts}', { cwd: root })
  expect(files.length).toBeGreaterThan(300)
  const writing = files.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('ignoreCutoff=true&ignoreAvailability=true'),
  )
  expect(writing.toSorted()).toEqual(['server/test/a-desk.ts', ...ofItself].toSorted())
})
