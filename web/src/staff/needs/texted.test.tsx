// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepTexted, useTexted } from './texted.ts'

it('whoever shows who was written to hears of the next at once', () => {
  const Shown = () => <output>{useTexted().join(' ')}</output>
  render(<Shown />)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => keepTexted(['a', 'b']))
  act(() => keepTexted(['c']))
  expect(screen.getByRole('status').textContent).toBe('a b c')
})
