// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endSession, keepSession, presentSession } from '../../talk/session.ts'
import { herSession } from '../../test/her-session.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { FirstAdministratorScreen } from './FirstAdministratorScreen.tsx'

const signedIn = {
  ...{ access_token: 'access', refresh_token: 'refresh', token_type: 'bearer', expires_in: 3600 },
  ...{ userId: 'a1', userName: 'Shoshana', displayName: 'Shoshana', roles: 'Admin,Reception' },
  ...{ twoFactorAuthEnabled: 'False', language: 'en' },
}
const refused = (code: string, errorMessage: string) => ({
  status: 409,
  body: { success: false, code, errorMessage },
})

async function open(answers: Parameters<typeof serveCalls>[0] = {}) {
  endSession({ forgetDevice: true })
  const asked = serveCalls({
    makeFirstAdministrator: () => said(null),
    token: () => ({ body: signedIn }),
    ...answers,
  })
  const page = await live(<FirstAdministratorScreen />, {
    areas: ['staff-sign-in'],
    at: '/first#link-of-today',
  })
  return { ...page, asked }
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
function choose(userName: string, password: string, again = password) {
  type('User name', userName)
  type('Password', password)
  type('The password once more', again)
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
}
const wrong = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.id && 'marked')

it('has fields that take no more than its call', async () => {
  await open()
  const ends = ['User name', 'Password', 'The password once more'].map((label) =>
    screen.getByLabelText(label).getAttribute('maxlength'),
  )
  expect(ends).toEqual(['40', '200', '200'])
})

it.each<[string, [string, string, string?], string | RegExp]>([
  ['a name that begins with a digit', ['7days', 'long enough!'], /letters and digits/],
  ['a password of nine characters', ['Shoshana', 'nine char'], /at least 10 characters\.$/],
  ['two passwords', ['Shoshana', 'long enough!', 'long enough?'], 'The two passwords differ.'],
])('%s: only that is marked, and nothing is sent', async (_, chosen, words) => {
  const { asked } = await open()
  choose(...chosen)
  expect(wrong()).toHaveLength(1)
  const marked = document.querySelector('[aria-invalid="true"]')
  const about = (marked?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
  expect(about.some((text) => (words instanceof RegExp ? words.test(text) : text === words))).toBe(
    true,
  )
  expect(asked).toEqual([])
})

it('a name and a password of ten characters make the account, which is signed in', async () => {
  const { asked } = await open()
  choose(' Shoshana ', 'ten chars!')
  await waitFor(() => expect(presentSession()?.userName).toBe('Shoshana'))
  expect(asked.map(({ name }) => name)).toEqual(['makeFirstAdministrator', 'token'])
  expect(asked[0]?.body).toEqual({
    token: 'link-of-today',
    userName: 'Shoshana',
    password: 'ten chars!',
  })
})

it('whose first answer was lost is signed in by what was chosen then', async () => {
  await open({ makeFirstAdministrator: () => refused('first-link-used', 'The link is used.') })
  choose('Shoshana', 'ten chars!')
  await waitFor(() => expect(presentSession()?.userName).toBe('Shoshana'))
})

it('of a link that somebody else has used says that, not that a password is wrong', async () => {
  const { asked } = await open({
    makeFirstAdministrator: () => refused('first-link-used', 'The link is used.'),
    token: () => ({ status: 400, body: { error: 'invalid_grant', error_description: 'Wrong.' } }),
  })
  choose('Shoshana', 'ten chars!')
  expect((await screen.findByRole('alert')).textContent).toContain('The link is used.')
  expect(asked.map(({ name }) => name)).toEqual(['makeFirstAdministrator', 'token'])
  expect(presentSession()).toBeNull()
})

it('that is refused for another reason isn’t tried as a sign-in', async () => {
  const { asked } = await open({
    makeFirstAdministrator: () => refused('user-name-taken', 'That name is taken.'),
  })
  choose('Shoshana', 'ten chars!')
  expect((await screen.findByRole('alert')).textContent).toContain('That name is taken.')
  expect(asked.map(({ name }) => name)).toEqual(['makeFirstAdministrator'])
})

it('an administrator who is signed in already is led to the set-up', async () => {
  keepSession({ ...herSession, roles: ['Admin'] })
  const { router } = await live(<FirstAdministratorScreen />, {
    areas: ['staff-sign-in'],
    at: '/first#link-of-today',
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/set-up'))
})
