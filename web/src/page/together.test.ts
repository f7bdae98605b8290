import { expect, it, vi } from 'vitest'
import { type Asked, together } from './together.ts'

const refused = new Error('refused')
const asked = (differs: Partial<Asked<string>> = {}): Asked<string> => ({
  ...{ data: undefined, error: null, isFetching: false, refetch: vi.fn() },
  ...differs,
})

it('several questions are answered once all of them are, in their order', () => {
  expect(together(asked({ data: 'who' }), asked()).data).toBeUndefined()
  expect(together(asked({ data: 'who' }), asked({ data: '' })).data).toEqual(['who', ''])
})

it('have failed when one of them has, and that one alone is asked again', () => {
  const [answered, failed] = [asked({ data: 'who' }), asked({ error: refused, isFetching: true })]
  const both = together(answered, failed)
  expect([both.error, both.isFetching]).toEqual([refused, true])
  both.refetch()
  expect([answered, failed].map(({ refetch }) => vi.mocked(refetch).mock.calls.length)).toEqual([
    0, 1,
  ])
})

it('wait on where one that is answered failed when it was asked anew; once all are, that is known', () => {
  const older = asked({ data: 'who', error: refused })
  expect(together(older, asked()).error).toBeNull()
  const all = together(older, asked({ data: 'where' }))
  expect([all.data, all.error]).toEqual([['who', 'where'], refused])
})
