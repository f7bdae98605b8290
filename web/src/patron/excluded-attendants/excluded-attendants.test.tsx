// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, said, serveCalls } from '../../test/live.tsx'
import { ExcludedAttendantsScreen } from './ExcludedAttendantsScreen.tsx'

const attendants = [
  { id: 'a1', name: 'Shoshana Levi', active: false },
  { id: 'a2', name: 'Rivka Stein', active: true },
  { id: 'a3', name: 'Rivka Katz', active: true },
  { id: 'a4', name: 'Rivka Gone', active: false },
]

/** A house that keeps her list. */
async function open(first: readonly string[] = []) {
  let list = [...first]
  const user = () => ({
    id: 'u1',
    excludedAttendants: list.map((attendantId) => ({ attendantId })),
  })
  const idIn = (path: string) => path.split('/').at(-1) ?? ''
  const asked = serveCalls({
    user: () => ({ told: user() }),
    attendants: () => ({ told: attendants }),
    excludeAttendant: ({ path }) => {
      list = [...list, idIn(path)]
      return said(user())
    },
    includeAttendant: ({ path }) => {
      list = list.filter((id) => id !== idIn(path))
      return said(user())
    },
  })
  await live(<ExcludedAttendantsScreen />, {
    areas: ['excluded-attendants'],
    at: '/excluded-attendants',
  })
  return asked
}
const type = async (text: string) =>
  fireEvent.change(await screen.findByRole('searchbox', { name: /Add an attendant/ }), {
    target: { value: text },
  })
const suggested = () =>
  screen.queryAllByRole('button', { name: /^Add / }).map((button) => button.textContent)

it('lists whom she would rather not meet, those too who have left, and takes one off', async () => {
  await open(['a1', 'a2'])
  expect(await screen.findByText('Shoshana Levi')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take Shoshana Levi off the list' }))
  await waitFor(() => expect(screen.queryByText('Shoshana Levi')).toBeNull())
  expect(screen.getByText('Rivka Stein')).toBeTruthy()
})

it('suggests nobody before three letters, then whose name holds them in any case', async () => {
  await open(['a3'])
  for (const [text, names] of [
    ['ri', []],
    [' ri ', []],
    ['riv', ['Rivka Stein']],
    ['IVK', ['Rivka Stein']],
    ['a st', ['Rivka Stein']],
    ['levi', []],
  ] as const) {
    await type(text)
    expect(suggested()).toEqual(names)
  }
  expect(screen.getByText('Nobody has that name.')).toBeTruthy()
})

it('adds whom she taps, and begins anew', async () => {
  const asked = await open()
  expect(await screen.findByText('You would meet any attendant.')).toBeTruthy()
  await type('katz')
  fireEvent.click(screen.getByRole('button', { name: 'Add Rivka Katz' }))
  expect(await screen.findByText('Rivka Katz')).toBeTruthy()
  await waitFor(() => expect(suggested()).toEqual([]))
  expect(screen.queryByText('You would meet any attendant.')).toBeNull()
  const [put] = asked.filter(({ name }) => name === 'excludeAttendant')
  expect([put?.path, put?.body]).toEqual(['/api/api/users/u1/excludedattendants/a3', null])
})
