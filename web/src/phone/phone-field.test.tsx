// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import type { CountryCode } from 'libphonenumber-js/core'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { live } from '../test/live.tsx'
import { waitFor } from '../test/wait-for.ts'
import { PhoneField } from './PhoneField.tsx'
import { digitsToSend, type TypedPhone } from './phone.ts'

let held: Promise<void> | null = null
vi.mock(import('./zones/zone-9.json'), async (load) => {
  await held
  return load()
})

let away = false
vi.mock(import('../talk/until-it-comes.ts'), () => ({ untilItComes: (load) => load() }))
vi.mock(import('./numbering.ts'), async (load) => {
  const numbering = await load()
  const learnZone = async (zone: string) => {
    if (away) throw new Error('gone')
    await numbering.learnZone(zone)
  }
  return { ...numbering, learnZone }
})

const changed = vi.fn()

function Hers({ country }: { country: CountryCode }) {
  const [phone, setPhone] = useState<TypedPhone>({ text: '', country })
  return (
    <>
      <PhoneField
        label="Phone"
        phone={phone}
        onChange={(one) => {
          changed()
          setPhone(one)
        }}
      />
      <p>sends {digitsToSend(phone) ?? 'nothing'}</p>
    </>
  )
}

async function open(country: CountryCode = 'US') {
  changed.mockClear()
  await live(<Hers country={country} />, { areas: ['sign-in'] })
  return screen.getByLabelText<HTMLInputElement>('Phone')
}

it('a number typed before its country is known is read once it is, without another keystroke', async () => {
  const coming = Promise.withResolvers<void>()
  held = coming.promise
  const field = await open('IL')
  fireEvent.change(field, { target: { value: '0521234567' } })
  expect(field.value).toBe('0521234567')
  expect(screen.getByText('sends nothing')).toBeTruthy()
  coming.resolve()
  await screen.findByText('sends 972521234567')
  expect(field.value).toBe('052-123-4567')
})

it('a pasted number brings its country, from wherever it is', async () => {
  const field = await open()
  fireEvent.change(field, { target: { value: '+49 30 123456' } })
  await screen.findByText('sends 4930123456')
  const country = screen.getByRole<HTMLSelectElement>('combobox')
  await waitFor(() => expect([country.value, field.value]).toEqual(['DE', '030 123456']))
})

it('says that a country’s numbers could not be learnt, and learns them with the next keystroke', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  away = true
  const field = await open('JP')
  fireEvent.change(field, { target: { value: '031234567' } })
  await screen.findByText(/did not load/)
  away = false
  fireEvent.change(field, { target: { value: '0312345678' } })
  await screen.findByText('sends 81312345678')
  expect(screen.queryByText(/did not load/)).toBeNull()
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})

it('a field that nobody touched stays so when its country is learnt', async () => {
  const field = await open('FR')
  fireEvent.focus(field)
  await vi.dynamicImportSettled()
  expect(changed).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: '0612345678' } })
  await screen.findByText('sends 33612345678')
  expect(field.value).toBe('06 12 34 56 78')
})
