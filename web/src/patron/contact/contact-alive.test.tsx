// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { live, said, serveCalls } from '../../test/live.tsx'
import { ContactForm } from './ContactForm.tsx'

/** A captcha that is there at once and gives another token each time. */
function serveCaptcha() {
  let tokens = 0
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) script.onload?.(new Event('load'))
  })
  vi.stubGlobal('grecaptcha', {
    ready: (done: () => void) => done(),
    execute: async () => {
      tokens += 1
      return `captcha-${tokens}`
    },
  })
}

async function writeMessage(answers: Parameters<typeof serveCalls>[0]) {
  serveCaptcha()
  const asked = serveCalls({
    publicSettings: () => ({ told: [{ Key: 'googleSiteKey', Value: 'site' }] }),
    user: () => ({ told: { lastName: 'Stern', email: 'rivka@example.com' } }),
    ...answers,
  })
  await live(<ContactForm />, { areas: ['contact'], at: '/contact' })
  await screen.findByDisplayValue('Stern')
  fireEvent.change(screen.getByLabelText(/Message/), { target: { value: 'Shalom' } })
  const sent = () => asked.filter(({ name }) => name === 'contactForm')
  return { sent, form: screen.getByLabelText(/Message/).closest('form') as HTMLFormElement }
}

it('sends a message once for two taps, though each has a captcha of its own', async () => {
  const { sent, form } = await writeMessage({ contactForm: () => said({}) })
  fireEvent.submit(form)
  fireEvent.submit(form)
  const thanks = await screen.findByText('Email Sent')
  expect(sent()).toHaveLength(1)
  await waitFor(() =>
    expect(document.activeElement?.contains(thanks) || document.activeElement === thanks).toBe(
      true,
    ),
  )
})

it('sends the very same again after a lost answer, captcha and key', async () => {
  let tries = 0
  const { sent, form } = await writeMessage({
    contactForm: () => {
      tries += 1
      return tries === 1 ? new Error('lost') : said({})
    },
  })
  fireEvent.submit(form)
  await screen.findByRole('alert')
  fireEvent.submit(form)
  await screen.findByText('Email Sent')
  const [first, second] = sent()
  expect(second).toEqual(first)
  expect(first?.body).toMatchObject({ reCaptchaTokenResponse: 'captcha-1' })
})
