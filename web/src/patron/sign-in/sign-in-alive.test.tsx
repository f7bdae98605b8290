// @vitest-environment happy-dom
import { signIn as en } from '@mikvah/contract/words/en/sign-in.ts'
import { signIn as he } from '@mikvah/contract/words/he/sign-in.ts'
import { codeLives } from '@mikvah/rules/people/codes.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { endSession } from '../../talk/session.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { SignInScreen } from './SignInScreen.tsx'
import { savedPhone, savePhone } from './saved-phone.ts'

beforeEach(() => endSession({ forgetDevice: true }))

/** Her number is typed and sent; somebody asked for a code to it a moment before. */
async function askTooSoon(language: Language = 'en', after = 25) {
  const words = language === 'he' ? he : en
  const asked = serveCalls({
    publicSettings: () => ({ body: [] }),
    register: () => ({
      status: 429,
      after,
      body: { success: false, code: 'too-many-codes', errorMessage: 'A code was just sent.' },
    }),
    registrationVerify: () => said({ userId: 'u1', userName: '17325550142', password: 'device' }),
    token: () => ({
      body: { access_token: 'a', refresh_token: 'r', userId: 'u1', userName: '1', roles: '' },
    }),
  })
  const { router } = await live(<SignInScreen />, { areas: ['sign-in'], at: '/login', language })
  const input = await screen.findByLabelText(words.signInPhone)
  expect(screen.queryByRole('button', { name: words.signInHaveCode })).toBe(null)
  fireEvent.change(input, { target: { value: '7325550142' } })
  fireEvent.submit(input.closest('form') as HTMLFormElement)
  const onward = await screen.findByRole('button', { name: words.signInHaveCode })
  return { asked, router, onward, input, words }
}

it('told to wait because somebody asked for her, she goes on with the code that came, to the home page', async () => {
  const { asked, router, onward } = await askTooSoon()
  expect(screen.getByRole('alert').textContent).toContain('A code was just sent.')
  fireEvent.click(onward)
  const code = await screen.findByLabelText(/Code sent to/)
  expect(screen.queryByRole('alert')).toBe(null)
  expect(screen.getByRole('button', { name: en.signInResend })).toHaveProperty('disabled', true)

  fireEvent.change(code, { target: { value: '123456' } })
  fireEvent.submit(code.closest('form') as HTMLFormElement)
  await waitFor(() => expect(asked.some(({ name }) => name === 'token')).toBe(true))
  const [sent] = asked.filter(({ name }) => name === 'registrationVerify')
  expect(sent?.body).toEqual({ phoneNumber: '17325550142', authCode: '123456' })
  expect(asked.filter(({ name }) => name === 'register')).toHaveLength(1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it('the way on is there for a whole number only, and in Hebrew too', async () => {
  const { input, words } = await askTooSoon('he')
  fireEvent.change(input, { target: { value: '73255' } })
  expect(screen.queryByRole('button', { name: words.signInHaveCode })).toBe(null)
  fireEvent.change(input, { target: { value: '7325550143' } })
  fireEvent.click(screen.getByRole('button', { name: words.signInHaveCode }))
  expect(await screen.findByText(/7325550143|732.*555.*0143/)).toBeTruthy()
})

it('another code may be asked for when the server said so, however long that is', async () => {
  const { onward } = await askTooSoon('en', 3000)
  fireEvent.click(onward)
  await screen.findByLabelText(/Code sent to/)
  expect(screen.getByRole('timer').textContent).toMatch(/^(50:00|49:\d\d)$/)
})

it('a number is stored no longer than its code may be typed', () => {
  const saved = { digits: '17325550142', sentAt: 1_000_000 }
  savePhone(saved)
  expect(savedPhone(saved.sentAt + codeLives - 1)).toEqual(saved)
  expect(localStorage.getItem('phone')).toContain('17325550142')
  expect(savedPhone(saved.sentAt + codeLives)).toBeNull()
  expect(localStorage.getItem('phone')).toBeNull()
})

it('the served frame, which may be hidden, leaves its picture unfetched; a step on it does not', async () => {
  const pictureOf = (frame: HTMLElement) => frame.querySelector('img')?.getAttribute('loading')
  const served = await live(<SignInFrame />, { areas: ['sign-in'] })
  expect(pictureOf(served.container)).toBe('lazy')
  served.unmount()
  const step = await live(<SignInFrame>her number</SignInFrame>, { areas: ['sign-in'] })
  expect(pictureOf(step.container)).toBe('eager')
})
