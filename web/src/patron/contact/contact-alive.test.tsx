// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { endSession } from '../../talk/session.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import { ContactForm } from './ContactForm.tsx'
import { Office } from './Office.tsx'

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
    publicSettings: () => ({ body: [{ Key: 'googleSiteKey', Value: 'site' }] }),
    user: () => ({ body: { lastName: 'Stern', email: 'rivka@example.com' } }),
    ...answers,
  })
  const { client } = await live(<ContactForm />, { areas: ['contact'], at: '/contact' })
  await screen.findByDisplayValue('Stern')
  await waitFor(() => expect(client.isFetching()).toBe(0))
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

describe('the office’s number', () => {
  const phoneNumber = { Key: 'phoneNumber', Value: '(732) 555-0100' }
  const serve = () =>
    serveCalls({
      publicSettings: () => ({ body: [phoneNumber] }),
      settings: () => ({ body: [phoneNumber, { Key: 'receptionExtension', Value: '101' }] }),
    })

  it.each([
    ['en', '(732) 555-0100 ext. 101'],
    ['he', '(732) 555-0100 שלוחה 101'],
  ] as const)('in %s goes on to Reception for whoever is signed in', async (language, words) => {
    serve()
    await live(<Office />, { areas: ['contact'], language, at: '/contact' })
    await waitFor(() =>
      expect(document.querySelector('a[href="tel:7325550100,101"]')?.textContent).toBe(words),
    )
  })

  it('is the bare one for a visitor', async () => {
    endSession({ forgetDevice: true })
    const asked = serve()
    await live(<Office />, { areas: ['contact'], at: '/contact' })
    await waitFor(() =>
      expect(document.querySelector('a[href="tel:7325550100"]')?.textContent).toBe(
        '(732) 555-0100',
      ),
    )
    expect(asked.map(({ name }) => name)).toEqual(['publicSettings'])
  })
})

it.each([
  ['en', 'Rear entrance'],
  ['he', 'הכניסה מאחור'],
] as const)('says in %s under the address how one comes in: %s', async (language, shown) => {
  serveCalls({
    publicSettings: () => ({
      body: listed({
        websiteAddress: '12 Elm Court, Lakewood',
        websiteEntrance: 'Rear entrance',
        websiteEntranceHe: 'הכניסה מאחור',
      }),
    }),
    locations: () => ({ body: [] }),
  })
  await live(<Office />, { areas: ['contact'], language })
  expect(await screen.findByText(shown)).toBeTruthy()
})

it.each([
  ['en', '12 Elm Court, Lakewood'],
  ['he', 'רחוב האלם 12, לייקווד'],
] as const)('says in %s where the office stands in her letters: %s', async (language, shown) => {
  const place = { id: 'main', name: 'Main', address: '12 Elm Court, Lakewood' }
  serveCalls({
    publicSettings: () => ({ body: [{ Key: 'websiteAddress', Value: place.address }] }),
    locations: () => ({ body: [{ ...place, addressHe: 'רחוב האלם 12, לייקווד' }] }),
  })
  await live(<Office />, { areas: ['contact'], language })
  expect(await screen.findByText(shown)).toBeTruthy()
})

describe.each(['en', 'he'] as const)('a letter in %s', (language) => {
  const s = words[language]
  const write = async (at: string) => {
    const asked = serveCalls({
      publicSettings: () => ({ body: [] }),
      user: () => ({ body: { lastName: 'Stern', email: 'rivka@example.com' } }),
      contactForm: () => said({}),
    })
    await live(<ContactForm />, { areas: ['contact'], at, language })
    await screen.findByDisplayValue('Stern')
    const message = screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${s.contactMessage}`))
    const send = async () => {
      fireEvent.click(screen.getByRole('button', { name: s.contactSend }))
      await screen.findByText(s.contactSent)
      return asked.filter(({ name }) => name === 'contactForm').at(-1)?.body
    }
    return { message, send }
  }
  const day = language === 'en' ? /Wednesday.*25 November/ : /רביעי.*25 בנובמבר/

  it.each([
    ['handicapped', 'accessible', 'contactAccessible'],
    ['refund', 'refund', 'contactRefund'],
  ] as const)(
    'about a night (%s) is begun for her, and goes as what it is',
    async (why, kind, key) => {
      const { message, send } = await write(`/contact?${why}=true&date=2026-11-25`)
      expect(screen.getByText(s[key])).toBeTruthy()
      expect(message.value).toMatch(day)
      expect(message.value).toContain(s[`${key}Message`].split('{{date}}')[0])
      expect(await send()).toMatchObject({ kind, message: message.value, lastName: 'Stern' })
      fireEvent.click(screen.getByRole('button', { name: s.contactAnother }))
      const anew = await screen.findByLabelText(new RegExp(`^${s.contactMessage}`))
      expect((anew as HTMLTextAreaElement).value).toBe('')
    },
  )

  it.each([
    ['handicapped', 'contactAccessible'],
    ['refund', 'contactRefund'],
  ] as const)('about no night (%s) names none', async (why, key) => {
    const { message } = await write(`/contact?${why}=true`)
    expect(message.value).toBe(s[`${key}MessageNoDate`])
  })

  it('of her own begins empty, is thanked for, and may be followed by another', async () => {
    const { message, send } = await write('/contact')
    expect(message.value).toBe('')
    for (const key of ['contactAccessible', 'contactRefund'] as const)
      expect(screen.queryByText(s[key])).toBeNull()
    fireEvent.change(message, { target: { value: 'Shalom' } })
    expect(await send()).toMatchObject({ kind: 'contact', message: 'Shalom' })
    expect(screen.getByText(s.contactSentText)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: s.contactAnother }))
    const anew = await screen.findByLabelText<HTMLTextAreaElement>(
      new RegExp(`^${s.contactMessage}`),
    )
    expect(anew.value).toBe('')
    expect(screen.getByDisplayValue('Stern')).toBeTruthy()
  })
})

it.each([
  ['en', 'handicapped'],
  ['he', 'refund'],
] as const)(
  'in %s her message for Motzei Shabbos (%s) begins with that name',
  async (language, kind) => {
    serveCalls({ user: () => ({ body: {} }) })
    await live(<ContactForm />, {
      areas: ['contact'],
      language,
      at: '/contact',
      state: { [kind]: true, date: '2026-11-28' },
    })
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: new RegExp(words[language].contactMessage),
    })
    expect(message.value).toContain(`${words[language].motzeiShabbos}, 28`)
  },
)
