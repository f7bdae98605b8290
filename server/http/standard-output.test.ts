import { expect, it, vi } from 'vitest'
import { standardOutput } from './standard-output.ts'

it('drops lines while too much waits for a slow reader, and says how many before the next that goes out', () => {
  const out: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out.push(String(text))
    return true
  })
  const waiting = vi.spyOn(process.stdout, 'writableLength', 'get').mockReturnValue(1_000_001)
  standardOutput.write('first\n')
  standardOutput.write('second\n')
  expect(out).toEqual([])
  waiting.mockReturnValue(0)
  standardOutput.write('third\n')
  standardOutput.write('fourth\n')
  write.mockRestore()
  waiting.mockRestore()
  expect(out).toEqual([
    expect.stringMatching(
      /^\n\{"level":40,"time":\d+,"lines":2,"msg":"lines of the log were lost"\}\nthird\n$/,
    ),
    'fourth\n',
  ])
})
