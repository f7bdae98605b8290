// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import { Find } from './Find.tsx'

const her = { id: 'u2', firstName: 'Dina', lastName: 'Rosen', phoneNumber: '12015550188' }

async function open(answers: Parameters<typeof serveCalls>[0] = {}) {
  const onFound = vi.fn()
  const asked = serveCalls({
    publicSettings: () => ({ body: listed({ countryCode: 'us' }) }),
    findUserByPhone: () => ({ body: null }),
    makeUser: () => said(her),
    ...answers,
  })
  const page = await live(<Find onFound={onFound} />, { areas: ['desk-reservation', 'sign-in'] })
  await screen.findByRole('textbox', { name: 'Phone' })
  const calls = (name: string) => asked.filter((one) => one.name === name)
  return { ...page, onFound, calls }
}
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
const type = (number: string) => fireEvent.change(phone(), { target: { value: number } })
const send = () => fireEvent.submit(phone().closest('form') as HTMLFormElement)

describe('who comes to the desk', () => {
  it('is asked for her whole number first', async () => {
    await open()
    expect(document.activeElement).toBe(phone())
    type('201555')
    send()
    expect(await screen.findByText('Enter her whole number.')).toBeTruthy()
    type('(201) 555-0188')
    send()
    await waitFor(() => expect(screen.queryByText('Enter her whole number.')).toBeNull())
  })

  it('and is new gets a record by her name', async () => {
    const { onFound, calls } = await open()
    type('(201) 555-0188')
    send()
    expect((await screen.findByRole('status')).textContent).toContain('User not found.')
    send()
    expect(await screen.findByText('Enter her first name.')).toBeTruthy()
    expect(calls('makeUser')).toEqual([])
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Dina' } })
    fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Rosen' } })
    send()
    await waitFor(() => expect(onFound.mock.calls).toEqual([['u2']]))
    expect(screen.queryByText('Enter her first name.')).toBeNull()
    expect(calls('makeUser').map(({ body }) => body)).toEqual([
      { phone: '12015550188', language: 'en', firstName: 'Dina', lastName: 'Rosen' },
    ])
    expect(calls('findUserByPhone')).toHaveLength(1)
  })

  it('and whose number is corrected meanwhile isn’t taken for whom the first one found', async () => {
    const first = Promise.withResolvers<void>()
    const { onFound, calls } = await open({
      findUserByPhone: async ({ path }) => {
        if (!path.includes('12015550188')) return { body: null }
        await first.promise
        return { body: her }
      },
    })
    type('(201) 555-0188')
    send()
    await waitFor(() => expect(calls('findUserByPhone')).toHaveLength(1))
    type('(201) 555-0189')
    first.resolve()
    send()
    expect((await screen.findByRole('status')).textContent).toContain('User not found.')
    expect(onFound).not.toHaveBeenCalled()
    expect(calls('findUserByPhone')).toHaveLength(2)
  })

  it('and is new may stay without a name where patrons are known by their numbers alone', async () => {
    const { onFound, calls } = await open({
      settings: () => ({ body: listed({ usersRequireName: 'False' }) }),
    })
    type('(201) 555-0188')
    send()
    expect((await screen.findByRole('status')).textContent).toContain('with a name if she gives')
    send()
    await waitFor(() => expect(onFound.mock.calls).toEqual([['u2']]))
    expect(calls('makeUser').map(({ body }) => body)).toEqual([
      { phone: '12015550188', language: 'en', firstName: '', lastName: '' },
    ])
  })

  it('and whose names are none is asked for them before anything is sent', async () => {
    const { onFound, calls } = await open()
    type('(201) 555-0188')
    send()
    const named = async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } })
    await named('First name', 'R.')
    await named('Last name', 'Rosen 2')
    send()
    expect(await screen.findAllByText(/^At least three letters/)).toHaveLength(2)
    await named('First name', 'Rivka')
    await named('Last name', '')
    send()
    await waitFor(() => expect(onFound).toHaveBeenCalledOnce())
    expect(calls('makeUser').map(({ body }) => body)).toMatchObject([
      { firstName: 'Rivka', lastName: '' },
    ])
  })

  it.each([
    ['by her name', true],
    ['as a guest', false],
  ])('and couldn’t be taken %s is told so, and nobody is found', async (_, byName) => {
    const { onFound } = await open({ makeUser: () => refused() })
    if (byName) {
      type('(201) 555-0188')
      send()
      fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Dina' } })
      send()
    } else fireEvent.click(screen.getByRole('button', { name: 'She gives no number' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
    expect(onFound).not.toHaveBeenCalled()
  })

  it('is looked for anew once the number is another', async () => {
    await open()
    type('(201) 555-0188')
    send()
    expect(await screen.findByRole('button', { name: 'Make her record' })).toBeTruthy()
    type('(201) 555-0189')
    expect(screen.queryByLabelText('First name')).toBeNull()
    expect(screen.getByRole('button', { name: 'Find her' })).toBeTruthy()
  })

  it('and couldn’t be looked for may be at once again, without the failure of before', async () => {
    let works = false
    const { onFound } = await open({
      findUserByPhone: () =>
        works
          ? { body: her }
          : { status: 429, body: { success: false, code: 'busy', errorMessage: 'Wait a moment.' } },
    })
    type('(201) 555-0188')
    send()
    expect(await screen.findByText('Wait a moment.')).toBeTruthy()
    expect(screen.queryByLabelText('First name')).toBeNull()
    works = true
    send()
    await waitFor(() => expect(onFound).toHaveBeenCalledWith('u2'))
    await waitFor(() => expect(screen.queryByText('Wait a moment.')).toBeNull())
  })
})
