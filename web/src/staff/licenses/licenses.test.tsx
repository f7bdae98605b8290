// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { LicensesScreen } from './LicensesScreen.tsx'

const request = (id: string, more: object = {}) => ({
  id,
  userId: `user of ${id}`,
  firstName: 'Leah',
  lastName: `Stern ${id}`,
  phoneNumber: '12015550142',
  email: null,
  addReplace: 'add',
  sentAt: '2026-11-24T14:00:00-05:00',
  plates: [],
  ...more,
})

/** A desk whose list loses what it has decided on. */
async function open(first: object[], { at = '/receptionist/licenses', answers = {} } = {}) {
  let list = first as { id: string }[]
  const asked = serveCalls({
    publicSettings: () => ({ body: [] }),
    licenseRequests: () => ({ body: list }),
    licenseImage: ({ path }) => ({ body: path }),
    decideLicenseRequest: ({ path }) => {
      list = list.filter(({ id }) => id !== path.split('/').at(-1))
      return said(null)
    },
    ...answers,
  })
  await live(<LicensesScreen />, { areas: ['desk', 'licenses'], at })
  return asked
}
const bodies = (asked: Awaited<ReturnType<typeof open>>) =>
  asked
    .filter(({ name }) => name === 'decideLicenseRequest')
    .map(({ path, body }) => [path.split('/').at(-1), body])
const shown = (asked: Awaited<ReturnType<typeof open>>) =>
  asked
    .filter(({ name }) => name === 'licenseImage')
    .map(({ path }) => path.split('/').slice(-3).join('/'))
const row = (name: string) => screen.findByRole('button', { name: new RegExp(name) })

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  )
})

it('lists who waits and opens no picture by itself; both are there at once for the one that is chosen', async () => {
  const asked = await open([request('r1'), request('r2', { plates: ['OLD 1'] })])
  await row('Stern r1')
  expect(shown(asked)).toEqual([])
  fireEvent.click(await row('Stern r2'))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Enlarge/ })).toHaveLength(2))
  expect(shown(asked)).toEqual(['r2/image/0', 'r2/image/1'])
  expect(screen.getAllByText('Add to her plates').length).toBeGreaterThan(0)
  expect(screen.getByText('OLD 1')).toBeTruthy()
  expect(screen.getByText(/Opening these pictures is written down/)).toBeTruthy()
})

it('approves with the plate that is typed, and not without', async () => {
  const asked = await open([request('r1'), request('r2')])
  fireEvent.click(await row('Stern r1'))
  const plate = await screen.findByLabelText('Plate, as on the registration')
  expect(document.activeElement).toBe(plate)
  fireEvent.submit(plate.closest('form') as HTMLFormElement)
  expect(await screen.findByText('Please type the plate.')).toBeTruthy()
  expect(bodies(asked)).toEqual([])
  fireEvent.change(plate, { target: { value: ' m71 kqx ' } })
  fireEvent.submit(plate.closest('form') as HTMLFormElement)
  expect(await screen.findByText('M71 KQX is registered.')).toBeTruthy()
  expect(bodies(asked)).toEqual([['r1', { approve: true, plateNumber: 'm71 kqx' }]])
  await waitFor(() => expect(screen.queryByRole('button', { name: /Stern r1/ })).toBeNull())
  expect(await row('Stern r2')).toBeTruthy()
})

it('asks for another plate before it sends what no car bears', async () => {
  const asked = await open([request('r1')])
  fireEvent.click(await row('Stern r1'))
  const plate = await screen.findByLabelText('Plate, as on the registration')
  fireEvent.change(plate, { target: { value: 'M71 KQX | 2' } })
  fireEvent.submit(plate.closest('form') as HTMLFormElement)
  expect(await screen.findByText('Letters and digits of one plate, 2 to 10 of them.')).toBeTruthy()
  expect(bodies(asked)).toEqual([])
})

it('rejects with a reason, and not without', async () => {
  const asked = await open([request('r1')])
  fireEvent.click(await row('Stern r1'))
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Reject it' }))
  expect(await screen.findByText('Please say why.')).toBeTruthy()
  expect(bodies(asked)).toEqual([])
  fireEvent.change(screen.getByLabelText('Why, as she will read it'), {
    target: { value: 'Too dark' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Reject it' }))
  expect(await screen.findByText('The request is rejected.')).toBeTruthy()
  expect(bodies(asked)).toEqual([['r1', { approve: false, reason: 'Too dark' }]])
  expect(await screen.findByText('No license waits.')).toBeTruthy()
})

it('says what another desk was quicker with, and keeps what was typed', async () => {
  const errorMessage = 'Somebody has decided on this already.'
  await open([request('r1')], {
    answers: {
      decideLicenseRequest: () => ({
        status: 409,
        body: { success: false, code: 'papers-decided', errorMessage },
      }),
    },
  })
  fireEvent.click(await row('Stern r1'))
  const plate = (await screen.findByLabelText(/^Plate/)) as HTMLInputElement
  fireEvent.change(plate, { target: { value: 'M71' } })
  fireEvent.submit(plate.closest('form') as HTMLFormElement)
  expect(await screen.findByText(errorMessage)).toBeTruthy()
  expect(plate.value).toBe('M71')
})

it('says of a request that waits no more that it doesn’t', async () => {
  await open([], { at: '/receptionist/licenses?request=gone' })
  expect(await screen.findByText('This request waits no more.')).toBeTruthy()
})

it('without a name she is called by her number, with her address and what becomes of her plates', async () => {
  await open([
    request('r1', {
      ...{ firstName: null, lastName: null, email: 'dina@example.org', plates: ['OLD 1'] },
      addReplace: 'replace',
    }),
  ])
  fireEvent.click(await row('555-0142'))
  expect(await screen.findByRole('heading', { name: '(201) 555-0142' })).toBeTruthy()
  expect(screen.getAllByText('Replace her plates')).not.toEqual([])
  const mail = screen.getByRole('link', { name: 'dina@example.org' })
  expect(mail.getAttribute('href')).toBe('mailto:dina@example.org')
  expect(screen.getByRole('link', { name: 'Her record' }).getAttribute('href')).toBe(
    '/receptionist/user/user of r1',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Choose a request to open its pictures.')).toBeTruthy()
})

it('a picture is enlarged by a tap, and one that can’t be had is told in its place', async () => {
  await open([request('r1')], {
    answers: {
      licenseImage: ({ path }: { path: string }) =>
        path.endsWith('/1') ? { status: 404, body: {} } : { body: 'a picture' },
    },
  })
  fireEvent.click(await row('Stern r1'))
  expect(await screen.findByText('The picture can’t be shown.')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Enlarge: License' }))
  const large = within(await screen.findByRole('dialog', { name: 'License' }))
  expect(large.getByAltText('License').getAttribute('src')).toBe('blob:x')
  fireEvent.click(large.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a rejection that isn’t meant is let be, and one that couldn’t be sent says why', async () => {
  const asked = await open([request('r1')], {
    answers: { decideLicenseRequest: () => refused() },
  })
  fireEvent.click(await row('Stern r1'))
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  const why = await screen.findByLabelText('Why, as she will read it')
  fireEvent.change(why, { target: { value: 'Too dark' } })
  fireEvent.click(screen.getByRole('button', { name: 'Reject it' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
  expect(why).toHaveProperty('value', 'Too dark')
  expect(bodies(asked)).toHaveLength(1)
})
