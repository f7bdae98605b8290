// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { waitFor } from '../../test/wait-for.ts'
import { hasWords } from '../../words/words.ts'
import { useHomeIn } from './home-in.ts'

it('the home page of the other language comes with all of its words', async () => {
  const words = () => (['home', 'parts', 'shell'] as const).map((area) => hasWords('he', area))
  expect(words()).toEqual([false, false, false])
  const { result } = renderHook(() => useHomeIn('he'))
  await waitFor(() => expect(result.current).not.toBeNull())
  expect(words()).toEqual([true, true, true])
})
