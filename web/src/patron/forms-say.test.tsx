// @vitest-environment happy-dom
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceCredential, endSession, keepDeviceCredential } from '../talk/session.ts'
import { live, said, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { presentLanguage } from '../words/texts.ts'
import { AttendantNoteScreen } from './attendant-note/AttendantNoteScreen.tsx'
import { CareersScreen } from './careers/CareersScreen.tsx'
import { ContactScreen } from './contact/ContactScreen.tsx'
import { DonateScreen } from './donate/DonateScreen.tsx'
import { KallahScreen } from './kallah/KallahScreen.tsx'
import { LanguageScreen } from './language/LanguageScreen.tsx'
import { NotificationsScreen } from './notifications/NotificationsScreen.tsx'
import { ProfileScreen } from './profile/ProfileScreen.tsx'
import { SignInScreen } from './sign-in/SignInScreen.tsx'

const areas = [
  ...(['careers', 'contact', 'donate', 'cards', 'kallah', 'sign-in', 'pages', 'profile'] as const),
  ...(['membership', 'payment-methods', 'reserve', 'pay'] as const),
]
const me = {
  id: 'u1',
  phoneNumber: '12015550142',
  firstName: 'Rivka',
  lastName: 'Stern',
  email: null,
  language: 'en',
  notes: null,
  notificationReservations: true,
  notificationDayBefore: false,
  notificationDayOf: true,
}
const member = {
  membershipLevel: 'Friend',
  membershipExpiration: '2027-06-01',
  membershipPaidUntil: '2027-01-01',
  membershipAutoRenew: true,
  activeMember: true,
  mayRenew: false,
  mayCancel: true,
}
const card = { id: 'c1', brand: 'Visa', last4: '4242' }
const set = {
  date: '2026-11-24',
  membershipModule: 'True',
  usersRequireName: 'True',
  countryCode: 'US',
}

type Answers = Parameters<typeof serveCalls>[0]

/** Opens the screen and waits until it has loaded; `asked` has the calls it makes. */
async function open(
  screenOf: ReactNode,
  answers: Answers = {},
  at = '/',
  language: Language = 'en',
) {
  const asked = serveCalls({
    publicSettings: () => ({ body: listed(set) }),
    settings: () => ({ body: listed(set) }),
    user: () => ({ body: me }),
    changeUser: ({ body }) =>
      said({
        ...me,
        ...Object.fromEntries(
          (body as { path: string; value: unknown }[]).map(({ path, value }) => [
            path.slice(1).replace('Notes', 'notes'),
            value,
          ]),
        ),
      }),
    membership: () => ({ body: member }),
    savedCards: () => ({ body: [card] }),
    contactForm: () => said(null),
    makePayment: () => ({
      body: { success: true, paid: true, result: [{ paymentId: 'p1' }], errorMessage: null },
    }),
    ...answers,
  })
  const page = await live(screenOf, { areas, at, language })
  return { asked, ...page }
}
const visitor = () => endSession({ forgetDevice: true })
const tap = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const labelled = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = vi.fn()
})

describe('a form that is sent empty says beside the field what is missing:', () => {
  const careers = { form: <CareersScreen />, send: 'Send application' }
  const contact = { form: <ContactScreen />, send: 'Send' }
  const donate = { form: <DonateScreen />, send: /^Donate/ }
  it.each([
    ['careers', careers, 'First name', 'First name is required.'],
    ['careers', careers, 'Last name', 'Last name is required.'],
    ['careers', careers, 'Phone', 'Phone is required.'],
    ['careers', careers, 'Email', 'Email is required.'],
    ['careers', careers, 'Experience', 'Experience is required.'],
    ['contact', contact, 'Last name', 'Last name is required.'],
    ['contact', contact, 'Email', 'Email is required.'],
    ['contact', contact, 'Message', 'Message is required.'],
    ['donation', donate, 'First name', 'First name is required.'],
    ['donation', donate, 'Last name', 'Last name is required.'],
    ['donation', donate, 'Phone', 'Phone is required.'],
    ['donation', donate, 'Email', 'Email is required.'],
    ['donation', donate, 'Amount', 'Amount is required.'],
  ])('%s', async (_, { form, send }, field, words) => {
    visitor()
    const { asked } = await open(form)
    await tap(send)
    expect(describedBy(labelled(field))).toContain(words)
    expect(asked.some(({ key }) => key !== null)).toBe(false)
  })

  it('contact not of her whom it knows', async () => {
    await open(<ContactScreen />)
    await tap('Send')
    expect(describedBy(labelled('Last name'))).not.toContain('required')
    expect(describedBy(labelled('Email'))).toContain('Email is required.')
  })
})

describe('contact', () => {
  const write = () => {
    type(/^Last name/, 'Katz')
    type(/^Email/, 'r@example.org')
    type(/^Message/, 'A question.')
  }

  it('is sent with the captcha’s token, without a first name, and says Email Sent', async () => {
    visitor()
    const { asked } = await open(<ContactScreen />, {
      publicSettings: () => ({ body: listed({ ...set, googleSiteKey: 'site-1' }) }),
    })
    vi.stubGlobal('grecaptcha', {
      ready: (done: () => void) => done(),
      execute: async (key: string, { action }: { action: string }) => `${key} ${action}`,
    })
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) (node as HTMLScriptElement).onload?.(new Event('load'))
    })
    await screen.findByLabelText(/^Last name/)
    write()
    await waitFor(() => expect(localStorage.getItem('publicSettings')).toContain('site-1'))
    await tap('Send')
    expect(await screen.findByText('Email Sent')).toBeTruthy()
    expect(asked.find(({ name }) => name === 'contactForm')?.body).toMatchObject({
      lastName: 'Katz',
      email: 'r@example.org',
      message: 'A question.',
      reCaptchaTokenResponse: 'site-1 contact',
    })
    vi.restoreAllMocks()
  })
})

describe('a donation', () => {
  const give = async (answers: Answers = {}) => {
    const page = await open(<DonateScreen />, answers)
    await screen.findByText(/4242/)
    type(/^Amount/, '36')
    type(/^Email/, 'r@example.org')
    await tap(/^Donate/)
    return page
  }

  it('is thanked for, and the office is told of it', async () => {
    const { asked } = await give()
    expect(await screen.findByText('Thank you for your donation')).toBeTruthy()
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'contactForm')?.body).toMatchObject({
        kind: 'donation',
        message: expect.stringContaining('$36.00'),
      }),
    )
  })

  it('is thanked for just the same when the office can’t be told', async () => {
    const { asked } = await give({ contactForm: () => new Error('lost') })
    await waitFor(() => expect(asked.some(({ name }) => name === 'contactForm')).toBe(true))
    expect(await screen.findByText('Thank you for your donation')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('for something Other is told in her words', async () => {
    await open(<DonateScreen />)
    expect(screen.queryByLabelText(/^In your words/)).toBeNull()
    type(/^Donation type/, 'Other')
    expect(screen.getByLabelText(/^In your words/)).toBeTruthy()
  })
})

describe('a kallah’s form', () => {
  it('that is sent empty says so, and by each of its fields', async () => {
    const { asked } = await open(<KallahScreen />)
    await tap('Send')
    expect(await screen.findByText('Please make sure all fields are filled out.')).toBeTruthy()
    for (const field of [
      'Kallah’s name',
      'Kallah’s phone',
      'Email',
      'Address',
      'Shul',
      'Reservation date',
      'Wedding date',
    ])
      expect(describedBy(labelled(field)), field).toContain('Please fill this in.')
    expect(asked.some(({ key }) => key !== null)).toBe(false)
  })
})

describe('a kallah’s visit', () => {
  const ask = async (phone: string) => {
    const page = await open(<KallahScreen />, {
      user: () => ({ body: { ...me, email: 'r@example.org' } }),
      quoteReservation: () => said({ total: 180, lines: [] }),
      newReservation: () => said({ reservationId: 'r1' }),
    })
    await screen.findByText(/4242/)
    type(/^Kallah’s name/, 'Rivka Stern')
    type(/^Kallah’s phone/, phone)
    type(/^Address/, '4 Elm Street')
    type(/^Shul/, 'Beis Yaakov')
    type(/^Reservation date/, '2026-12-01')
    type(/^Wedding date/, '2026-12-02')
    await tap(/^Pay \$180/)
    await screen.findByText('Thank you, and mazal tov.')
    await waitFor(() => expect(page.asked.at(-1)?.name).toBe('contactForm'))
    return page.asked.filter(({ key, name }) => key !== null && name !== 'quoteReservation')
  }

  it('is paid first, then made as hers, and then the office is told', async () => {
    const written = await ask('(201) 555-0142')
    expect(written.map(({ name }) => name)).toEqual([
      'makePayment',
      'newReservation',
      'contactForm',
    ])
    expect(written[1]?.body).toMatchObject({ kallah: true, bath: true, userId: 'u1' })
    expect(written[2]?.body).toMatchObject({ message: expect.stringMatching(/ created\./) })
  })

  it('of another number is paid and told to the office, and not made', async () => {
    const written = await ask('(201) 555-0199')
    expect(written.map(({ name }) => name)).toEqual(['makePayment', 'contactForm'])
    expect(written[1]?.body).toMatchObject({ message: expect.stringMatching(/NOT created\./) })
  })
})

describe('her profile', () => {
  it('refuses a name that is none, and says when one is kept', async () => {
    const { asked } = await open(<ProfileScreen />)
    await screen.findByDisplayValue('Rivka')
    type('First name', 'R2')
    await tap('Save name')
    expect(await screen.findByText('Please enter a valid first and last name.')).toBeTruthy()
    const first = screen.getByLabelText('First name')
    expect(
      [first, screen.getByLabelText('Last name')].map((one) => one.getAttribute('aria-invalid')),
    ).toEqual(['true', null])
    expect(document.activeElement).toBe(first)
    type('First name', 'Rivky')
    await tap('Save name')
    expect(await screen.findByText('Name updated successfully')).toBeTruthy()
    expect(asked.find(({ name }) => name === 'changeUser')?.body).toEqual([
      { op: 'add', path: '/firstName', value: 'Rivky' },
      { op: 'add', path: '/lastName', value: 'Stern' },
    ])
  })

  it('takes a name in Hebrew letters where she reads Hebrew, and lets each name run its own way', async () => {
    const { asked } = await open(<ProfileScreen />, {}, '/profile', 'he')
    const first = await screen.findByDisplayValue('Rivka')
    expect([first.dir, screen.getByDisplayValue('Stern').dir]).toEqual(['auto', 'auto'])
    type('שם פרטי', 'רבקה')
    await tap('שמירת השם')
    expect(await screen.findByText('השם עודכן בהצלחה')).toBeTruthy()
    expect(asked.find(({ name }) => name === 'changeUser')?.body).toEqual([
      { op: 'add', path: '/firstName', value: 'רבקה' },
      { op: 'add', path: '/lastName', value: 'Stern' },
    ])
  })

  it.each([
    ['en', 'First name', 'רבקה', 'Save name', /A to Z/],
    ['he', 'שם פרטי', 'Ольга', 'שמירת השם', /בעברית או באנגלית/],
  ] as const)(
    'in %s says which letters a name may have',
    async (language, field, name, save, letters) => {
      await open(<ProfileScreen />, {}, '/profile', language)
      await screen.findByDisplayValue('Rivka')
      type(field, name)
      await tap(save)
      expect((await screen.findByRole('alert')).textContent).toMatch(letters)
    },
  )

  it('that can’t be read says so and reloads by a link', async () => {
    const failed = { status: 500, body: { success: false, errorMessage: 'x' } }
    await open(<ProfileScreen />, { user: () => failed }, '/profile')
    const link = await screen.findByRole('link', { name: 'Try again' })
    expect(link.parentElement?.textContent).toBe('An error occurred. Try again')
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    fireEvent.click(link)
    expect(reload).toHaveBeenCalledTimes(1)
    reload.mockRestore()
  })

  it('says why her membership can’t be had, and asks for it again when she does', async () => {
    let tries = 0
    await open(<ProfileScreen />, {
      membership: () => {
        tries += 1
        return tries === 1 ? { status: 400, body: { Message: 'Not just now.' } } : { body: member }
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
    await tap('Try again')
    expect(await screen.findByText(/^Renewal opens/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says of a membership when it renews, and of one she ends that it is and when it expires', async () => {
    await open(<ProfileScreen />, { changeMembership: () => said(member) })
    expect(
      await screen.findByText('Renewal opens two weeks before your membership expires.'),
    ).toBeTruthy()
    await tap('Cancel membership')
    fireEvent.click(
      screen.getAllByRole('button', { name: 'Cancel membership' }).at(-1) as HTMLElement,
    )
    expect(await screen.findByText('Your membership has been cancelled.')).toBeTruthy()
    expect(screen.getByText(/It expires on .*June.*2027/)).toBeTruthy()
  })
})

describe('a membership that is bought', () => {
  const level = { price: 360, priceShower: null, priceBath: null, active: true }
  const levels = ['Friend', 'Patron'].map((name) => ({ ...level, level: name }))
  const buy = async (more: Record<string, string> = {}) => {
    const page = await open(<ProfileScreen />, {
      settings: () => ({ body: listed({ ...set, ...more }) }),
      membership: () => ({ body: { activeMember: false, membershipExpiration: null } }),
      membershipLevels: () => ({ body: levels }),
    })
    await tap('Become a member')
    await screen.findByLabelText(/^Payment frequency/)
    return page
  }

  it.each([
    ['a level', 'Please select a level.'],
    ['a frequency', 'Please select a payment frequency.'],
    ['an e-mail', 'Email is required.'],
  ])('needs %s', async (_, words) => {
    const { asked } = await buy()
    type(/^Payment frequency/, '')
    await tap(/^Pay$/)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(asked.some(({ key }) => key !== null)).toBe(false)
  })

  it.each(['True', 'False'])(
    'renews by itself at first when the setting says %s',
    async (value) => {
      await buy({ membershipAutoRenew: value })
      const box = await screen.findByRole('checkbox', { name: /^Auto-renew/ })
      await waitFor(() => expect((box as HTMLInputElement).checked).toBe(value === 'True'))
    },
  )
})

describe('what she changes about herself is sent:', () => {
  it.each([
    ['Reservation created', '/notificationReservations', false],
    ['The day before', '/notificationDayBefore', true],
    ['The day of', '/notificationDayOf', false],
  ])('%s', async (name, path, value) => {
    const { asked } = await open(<NotificationsScreen />)
    fireEvent.click(await screen.findByRole('switch', { name: new RegExp(`^${name}`) }))
    await waitFor(() =>
      expect(asked.find((one) => one.name === 'changeUser')?.body).toEqual([
        { op: 'add', path, value },
      ]),
    )
  })

  it('her note, which she adds, saves and sees', async () => {
    const { asked } = await open(<AttendantNoteScreen />)
    expect(await screen.findByText('There is no note.')).toBeTruthy()
    await tap('Add note')
    type(/^Your note/, 'Slowly, please.')
    await tap('Save')
    expect(await screen.findByText('Slowly, please.')).toBeTruthy()
    expect(await screen.findByText('Your note is saved.')).toBeTruthy()
    expect(asked.find(({ name }) => name === 'changeUser')?.body).toEqual([
      { op: 'add', path: '/Notes', value: 'Slowly, please.' },
    ])
  })

  it('her language, which is at once that of the page', async () => {
    const { asked } = await open(<LanguageScreen />)
    fireEvent.click(await screen.findByRole('radio', { name: 'עברית' }))
    await waitFor(() => expect(presentLanguage()).toBe('he'))
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'changeUser')?.body).toEqual([
        { op: 'add', path: '/Language', value: 'he' },
      ]),
    )
  })
})

describe('signing in', () => {
  const phone = () => screen.getByLabelText(/^Phone number/)
  const signIn = async () => {
    visitor()
    const page = await open(<SignInScreen />, {
      register: () => said({ requestId: 'q1' }),
    })
    await screen.findByRole('button', { name: 'Send' })
    return page
  }

  it.each([
    ['', 'Phone number required'],
    ['201', 'Invalid phone number'],
  ])('by “%s” is %s', async (typed, words) => {
    await signIn()
    fireEvent.change(phone(), { target: { value: typed } })
    fireEvent.blur(phone())
    expect(describedBy(phone())).toContain(words)
    expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true)
  })

  it('asks for the code that was sent; Change goes back and forgets the number', async () => {
    const { asked } = await signIn()
    fireEvent.change(phone(), { target: { value: '(201) 555-0142' } })
    await tap('Send')
    expect(await screen.findByLabelText(/^Code sent to/)).toBeTruthy()
    expect(asked.find(({ name }) => name === 'register')?.body).toMatchObject({
      phone: '12015550142',
      userName: '12015550142',
      language: 'en',
    })
    expect(localStorage.getItem('phone')).toContain('12015550142')
    await tap('Change')
    expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy()
    expect(localStorage.getItem('phone')).toBeNull()
  })

  it('sends another code on Resend Code, and forgets what the device signed in with', async () => {
    visitor()
    localStorage.setItem(
      'phone',
      JSON.stringify({ digits: '12015550142', sentAt: Date.now() - 60_000 }),
    )
    keepDeviceCredential({ userName: '12015550142', password: 'device' })
    const answer = Promise.withResolvers<void>()
    const { asked } = await open(<SignInScreen />, {
      register: () => answer.promise.then(() => said({ requestId: 'q2' })),
    })
    await tap('Resend Code')
    await waitFor(() => expect(asked.some(({ name }) => name === 'register')).toBe(true))
    const [again] = screen.getAllByRole('button', { name: 'Resend Code' })
    expect(again?.getAttribute('aria-busy')).toBe('true')
    answer.resolve()
    expect(deviceCredential()).toBeNull()
  })
})
