// @vitest-environment happy-dom
import type { User } from '@mikvah/contract/contract.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { live, said, serveCalls } from '../../../test/live.tsx'
import { AboutHerForm } from './AboutHerForm.tsx'

const her = { id: 'u1', firstName: null, lastName: null, email: 'leah@example.com' } as User
const labels = ['First name', 'Last name', 'Email', 'Address', 'City', 'State', 'Zip code']
const labelled = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = (label: string, value: string) =>
  fireEvent.change(labelled(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button'))
const wrong = () => labels.filter((label) => labelled(label).getAttribute('aria-invalid'))

async function open() {
  window.scrollTo = vi.fn()
  const asked = serveCalls({ newUserInfo: () => said(null) })
  await live(<AboutHerForm her={her} />, { areas: ['reserve'] })
  return asked
}
let asked: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  asked = await open()
})

it('is read from its heading, as a page of its own', () => {
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'About you' }))
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  expect(screen.getByText(/Before your first reservation we need/)).toBeTruthy()
})

it('says of each field that it is missing, but of what is known, and goes to the first', () => {
  expect(wrong()).toEqual([])
  save()
  expect(wrong()).toEqual(labels.filter((label) => label !== 'Email'))
  expect(document.activeElement).toBe(labelled('First name'))
  expect(screen.getByRole('alert').textContent).toMatch(/^Please make sure all fields/)
  expect(asked).toEqual([])
})

it('takes no name of two letters', () => {
  for (const label of labels) type(label, label === 'Email' ? 'leah@example.com' : 'Lakewood')
  type('First name', 'Le')
  save()
  expect(wrong()).toEqual(['First name'])
  type('First name', 'Leah')
  expect(wrong()).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is sent whole', async () => {
  for (const label of labels) if (label !== 'Email') type(label, 'Lakewood')
  save()
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toEqual([
      {
        firstName: 'Lakewood',
        lastName: 'Lakewood',
        email: 'leah@example.com',
        address: 'Lakewood',
        city: 'Lakewood',
        state: 'Lakewood',
        zipcode: 'Lakewood',
      },
    ]),
  )
})
