// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { live } from '../test/live.tsx'
import { PhoneField } from './PhoneField.tsx'
import { digitsToSend, type TypedPhone } from './phone.ts'

function Hers() {
  const [phone, setPhone] = useState<TypedPhone>({ text: '', country: 'US' })
  return (
    <>
      <PhoneField label="Phone" phone={phone} onChange={setPhone} />
      <p>sends {digitsToSend(phone) ?? 'nothing'}</p>
    </>
  )
}

async function open() {
  await live(<Hers />, { areas: ['sign-in'] })
  return screen.getByLabelText<HTMLInputElement>('Phone')
}

it('a number typed before its country is learnt is read once it is, without another keystroke', async () => {
  const field = await open()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'DE' } })
  fireEvent.change(field, { target: { value: '030123456' } })
  await screen.findByText('sends 4930123456')
  await waitFor(() => expect(field.value).toBe('030 123456'))
})

it('a pasted number brings its country', async () => {
  const field = await open()
  fireEvent.change(field, { target: { value: '+49 30 123456' } })
  await screen.findByText('sends 4930123456')
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('DE')
})
