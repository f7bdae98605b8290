// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { question } from '../talk/ask.ts'
import { answer, firstLook, signIn, startAfresh, tellPublicSettings } from '../test/first-look.tsx'

beforeEach(startAfresh)

describe('signing in', () => {
  it('asks for country, phone and language, and sends nothing before the phone is valid', async () => {
    const { PhoneForm } = await import('./sign-in/PhoneForm.tsx')
    const props = {
      onSend: () => null,
      onHaveCode: () => null,
      notBefore: 0,
      busy: false,
      failure: null,
    }
    const { text, html } = await firstLook(PhoneForm, ['sign-in'], { props })
    expect(text).toMatch(/^Phone number US \+1 .*Language English עברית .*Send$/)
    expect(html).toMatch(
      /<button[^>]*type="submit"[^>]*disabled|<button[^>]*disabled[^>]*type="submit"/,
    )
  })

  it('asks for the code, with Change and Resend Code', async () => {
    const { CodeForm } = await import('./sign-in/CodeForm.tsx')
    const nothing = () => null
    const props = {
      digits: '12015550142',
      onCode: nothing,
      onChange: nothing,
      onResend: nothing,
      resendAt: 0,
      busy: false,
      resending: false,
      resent: 0,
      failure: null,
    }
    const { text, html } = await firstLook(CodeForm, ['sign-in'], { props })
    expect(html).toContain('autocomplete="one-time-code"')
    expect(text).toMatch(/Continue Change Resend Code No message\?/)
  })
})

describe('giving', () => {
  it('asks a visitor for the gift, a card and who she is', async () => {
    const { DonateScreen } = await import('./donate/DonateScreen.tsx')
    tellPublicSettings({ practiceMode: 'True', currency: 'USD' })
    const { text, html } = await firstLook(DonateScreen, ['donate', 'cards'])
    expect(html).toContain('<form')
    expect(text).toMatch(
      /\$75 Sponsor a Kallah .*Amount .*Payment for .*Donation type .*Sponsor a Kallah .*Pay with /,
    )
    expect(text).toMatch(/Pay with .*First name .*Last name .*Phone .*Email /)
    expect(text).not.toContain('Another card')
  })

  it('offers a donor her saved cards, the only one chosen already', async () => {
    const { DonateScreen } = await import('./donate/DonateScreen.tsx')
    signIn()
    answer.setQueryData(question('savedCards', { params: { id: 'u1' } }).queryKey, [
      { id: 'c1', brand: 'Visa', last4: '4242' },
    ])
    const { text, html } = await firstLook(DonateScreen, ['donate', 'cards'])
    expect(text).toMatch(/Visa ending 4242 .*Another card/)
    expect(html.match(/type="radio"[^>]*checked=""/g)).toHaveLength(1)
    expect(html).toMatch(/<input[^>]*type="radio"[^>]*checked=""[^>]*>.*4242/)
    expect(text).not.toContain('First name')
  })
})

describe('a kallah', () => {
  it('is asked for by a form whose phone begins in the US', async () => {
    const { KallahScreen } = await import('./kallah/KallahScreen.tsx')
    signIn()
    tellPublicSettings({ date: '2026-11-24' })
    answer.setQueryData(question('settings').queryKey, [])
    answer.setQueryData(question('savedCards', { params: { id: 'u1' } }).queryKey, [])
    const { container, text } = await firstLook(KallahScreen, ['kallah', 'cards', 'sign-in'])
    expect(text).toMatch(/name .*phone .*Email .*Address .*Shul .*Reservation date .*Wedding date/)
    const us = container.querySelector<HTMLOptionElement>('option[value="US"]')
    expect(us?.selected).toBe(true)
  })

  it('is thanked, told that the hour is a placeholder, and called', async () => {
    const { KallahThanks } = await import('./kallah/KallahThanks.tsx')
    const outcome = { date: '2026-11-25', created: true, pending: false }
    const props = { outcome, asking: { isUnsent: false } as never }
    const { text } = await firstLook(KallahThanks, ['kallah'], { props })
    expect(text).toMatch(/Thank you, and mazal tov\. .*placeholder.*head attendant will call/)
  })
})
