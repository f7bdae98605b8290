// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { live } from '../../test/live.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

function Robes() {
  const [robes, setRobes] = useState(0)
  return <QuantityStepper name="Robe" value={robes} onChange={setRobes} />
}

it('a quantity is counted by steps from none to ten, and nothing is typed', async () => {
  await live(<Robes />)
  const [fewer, more] = screen.getAllByRole<HTMLButtonElement>('button')
  const counted = () => screen.getByRole('status', { name: 'Robe' }).textContent
  const step = (button?: HTMLButtonElement) => button && fireEvent.click(button)
  expect([counted(), fewer?.disabled, more?.disabled]).toEqual(['0', true, false])
  for (let times = 0; times < 12; times += 1) step(more)
  expect([counted(), fewer?.disabled, more?.disabled]).toEqual(['10', false, true])
  step(fewer)
  expect(counted()).toBe('9')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('spinbutton')).toBeNull()
})
