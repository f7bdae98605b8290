import { expect, it } from 'vitest'
import { closesBy } from './closing.ts'

it('a process answers to its last call before its jobs and copies end, and closes what they stand on after them', async () => {
  const ended: string[] = []
  const end = (what: string) => async () => void ended.push(what)
  const answered = Promise.withResolvers<void>()
  const open = new AsyncDisposableStack()
  open.defer(end('database'))
  closesBy(open, {
    stopAnswering: () => answered.promise.then(end('calls')),
    stopJobs: end('jobs'),
    stopCopies: end('copies'),
  })
  const closed = open.disposeAsync()
  await new Promise((resolve) => setImmediate(resolve))
  expect(ended).toEqual([])
  answered.resolve()
  await closed
  expect(ended).toEqual(['calls', 'jobs', 'copies', 'database'])
})
