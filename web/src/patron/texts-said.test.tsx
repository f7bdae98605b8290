// @vitest-environment happy-dom
import type { User } from '@mikvah/contract/contract.ts'
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from '../talk/session.ts'
import { live, said, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { type FormText, formTexts, textShown } from '../test/specified-texts.ts'
import { CareersScreen } from './careers/CareersScreen.tsx'
import { ContactScreen } from './contact/ContactScreen.tsx'
import { DonateScreen } from './donate/DonateScreen.tsx'
import { KallahScreen } from './kallah/KallahScreen.tsx'
import { LicensePlateScreen } from './license-plate/LicensePlateScreen.tsx'
import { ProfileScreen } from './profile/ProfileScreen.tsx'
import { AboutHerForm } from './reserve/about-her/AboutHerForm.tsx'
import { SignInScreen } from './sign-in/SignInScreen.tsx'

const areas = [
  ...(['careers', 'contact', 'donate', 'cards', 'kallah', 'sign-in', 'pages', 'profile'] as const),
  ...(['membership', 'payment-methods', 'reserve', 'pay', 'license-plate'] as const),
]
const me = {
  ...{ id: 'u1', phoneNumber: '12015550142', firstName: 'Rivka', lastName: 'Stern' },
  ...{ email: 'r@example.org', language: 'en', notes: null },
  ...{ notificationReservations: true, notificationDayBefore: true, notificationDayOf: true },
}
const set = {
  ...{ date: '2026-11-24', membershipModule: 'True', usersRequireName: 'True' },
  ...{ countryCode: 'US', phoneNumber: '7325550100' },
}
const level = { levelHe: '', price: 360, priceShower: null, priceBath: null, active: true }
const paid = { success: true, paid: true, result: [{ paymentId: 'p1' }], errorMessage: null }
const waitingPapers = {
  ...{ id: 'p1', state: 'waiting', addReplace: 'replace', reason: null },
  ...{ sentAt: '2026-11-24T14:00:00-05:00', decidedAt: null },
}
type Answers = Parameters<typeof serveCalls>[0]

async function open(language: Language, node: ReactNode, answers: Answers = {}) {
  serveCalls({
    publicSettings: () => ({ body: listed(set) }),
    settings: () => ({ body: listed(set) }),
    user: () => ({ body: me }),
    changeUser: () => said(me),
    membership: () => ({ body: { activeMember: false, membershipExpiration: null } }),
    membershipLevels: () => ({
      body: ['Friend', 'Patron'].map((name) => ({ ...level, level: name })),
    }),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    contactForm: () => said(null),
    makePayment: () => ({ body: paid }),
    plates: () => ({ body: { plates: [], papers: null } }),
    quoteReservation: () => said({ total: 180, lines: [] }),
    newReservation: () => said({ reservationId: 'r1' }),
    ...answers,
  })
  await live(node, { areas, language })
}

const begins = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
const field = async (label: string) =>
  (await screen.findAllByLabelText(begins(label)))[0] as HTMLElement
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const tap = async (name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const visitor = () => endSession({ forgetDevice: true })

const picture = (kind: string, size = 2000) => {
  const file = new File(['x'], 'a', { type: kind })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const pick = async (label: string, file: File) =>
  fireEvent.change(await field(label), { target: { files: [file] } })

/** How each text is brought about, by its key. */
function casesIn(language: Language): Record<FormText, () => Promise<unknown>> {
  const s = words[language]
  const signIn = async (phone: string) => {
    visitor()
    await open(language, <SignInScreen />)
    await type(s.signInPhone, phone)
    fireEvent.blur(await field(s.signInPhone))
  }
  const name = async (first: string) => {
    await open(language, <ProfileScreen />)
    await screen.findByDisplayValue('Rivka')
    await type(s.profileFirstName, first)
    await tap(s.profileNameSave)
  }
  const buy = async () => {
    await open(language, <ProfileScreen />, { user: () => ({ body: { ...me, email: null } }) })
    await tap(s.membershipBuy)
    await type(s.membershipFrequency, '')
    await tap(s.membershipPayNothing)
  }
  const papers = async (act: () => Promise<unknown>, answers: Answers = {}) => {
    await open(language, <LicensePlateScreen />, answers)
    await act()
    await tap(s.plateSubmit)
  }
  const sentEmpty = async (node: ReactNode, send: string) => {
    visitor()
    await open(language, node)
    await tap(send)
  }
  const donate = () => sentEmpty(<DonateScreen />, s.donatePayNothing)
  const contact = () => sentEmpty(<ContactScreen />, s.contactSend)
  const careers = () => sentEmpty(<CareersScreen />, s.careersSend)
  const write = async (answers: Answers = {}) => {
    await open(language, <ContactScreen />, answers)
    await type(s.contactEmail, 'r@example.org')
    await type(s.contactMessage, 'Good day')
    await tap(s.contactSend)
  }
  const nothing = async () => undefined
  return {
    signInPhoneInvalid: () => signIn('201'),
    signInPhoneRequired: () => signIn(''),
    reserveInfoIncomplete: async () => {
      const her = { id: 'u1', firstName: null, lastName: null, email: null } as User
      await open(language, <AboutHerForm her={her} />)
      await tap(s.reserveInfoSave)
    },
    profileNameInvalid: () => name('R2'),
    profileNameSaved: () => name('Rivky'),
    membershipLevelRequired: buy,
    membershipFrequencyRequired: buy,
    membershipEmailRequired: buy,
    plateMissing: () => papers(nothing),
    plateTooLarge: () => papers(() => pick(s.plateLicense, picture('image/jpeg', 5_242_881))),
    plateWrongKind: () => papers(() => pick(s.plateLicense, picture('application/pdf'))),
    plateEmailInvalid: () => papers(() => type(s.plateEmail, 'r@')),
    donateFirstNameRequired: donate,
    donateLastNameRequired: donate,
    donatePhoneRequired: donate,
    donateEmailRequired: donate,
    donateAmountRequired: donate,
    donateAmountTooLarge: async () => {
      visitor()
      await open(language, <DonateScreen />)
      await type(s.donateAmount, '100000')
      await tap(s.donatePayNothing)
    },
    kallahIncomplete: async () => {
      await open(language, <KallahScreen />)
      await tap(s.kallahSend)
    },
    kallahDayPast: async () => {
      await open(language, <KallahScreen />)
      await screen.findByText(/4242/)
      await type(s.kallahDate, '2026-11-23')
      await tap(s.kallahSend)
    },
    contactLastNameRequired: contact,
    contactEmailRequired: contact,
    contactMessageRequired: contact,
    careersFirstNameRequired: careers,
    careersLastNameRequired: careers,
    careersPhoneRequired: careers,
    careersEmailRequired: careers,
    careersExperienceRequired: careers,
    errorOccurred: () => write({ contactForm: () => ({ body: { success: false } }) }),
    errorOccurredStatus: () => write({ contactForm: () => ({ status: 500, body: {} }) }),
    profileFailed: () =>
      open(language, <ProfileScreen />, { user: () => ({ status: 500, body: {} }) }),
    contactSent: () => write(),
    donateThanks: async () => {
      await open(language, <DonateScreen />)
      await screen.findByText(/4242/)
      await type(s.donateAmount, '36')
      await type(s.donateEmail, 'r@example.org')
      await tap(begins(s.donatePay.split('{{')[0]?.trim() ?? ''))
    },
    plateCheck: () => papers(nothing),
    plateSameDay: () => papers(nothing),
    plateThanks: () => {
      let sent: object | null = null
      const pickBoth = async () => {
        await pick(s.plateLicense, picture('image/jpeg'))
        await pick(s.plateRegistration, picture('image/png'))
      }
      return papers(pickBoth, {
        plates: () => ({ body: { plates: [], papers: sent } }),
        sendPapers: () => {
          sent = waitingPapers
          return said(sent)
        },
      })
    },
    kallahThanksCreated: async () => {
      await open(language, <KallahScreen />)
      await screen.findByText(/4242/)
      await type(s.kallahName, 'Rivka Stern')
      await type(s.kallahPhone, '(201) 555-0142')
      await type(s.kallahAddress, '4 Elm Street')
      await type(s.kallahShul, 'Beis Yaakov')
      await type(s.kallahDate, '2026-12-01')
      await type(s.kallahWedding, '2026-12-02')
      await tap(/180/)
    },
  }
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:shown'
  URL.revokeObjectURL = () => undefined
  sessionStorage.clear()
  window.scrollTo = vi.fn()
})

describe.each(['en', 'he'] as const)('on its screen in %s stands', (language) => {
  it.each(formTexts)('%s', async (key) => {
    await casesIn(language)[key]()
    await waitFor(() => expect(document.body.textContent).toMatch(textShown(language, key)))
  })
})
