// @vitest-environment happy-dom
import type { Contract } from '@mikvah/contract/contract.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { question } from '../talk/ask.ts'
import { answer, firstLook, signIn, startAfresh, tellPublicSettings } from '../test/first-look.tsx'

beforeEach(startAfresh)

describe('what is hers', () => {
  beforeEach(() => signIn())

  it('the history: both tables with their columns, or that there is nothing', async () => {
    const { HistoryScreen } = await import('./history/HistoryScreen.tsx')
    const { historyBegins } = await import('@mikvah/rules/reservation/history-begins.ts')
    const history = (visits: object[], payments: object[]) => {
      answer.setQueryData(
        question('findReservationsByUser', { query: { user: 'u1', dateFrom: historyBegins } })
          .queryKey,
        visits as never,
      )
      answer.setQueryData(
        question('paymentsByUser', { query: { user: 'u1', dt: historyBegins } }).queryKey,
        payments as never,
      )
    }
    history([], [])
    const { text: empty } = await firstLook(HistoryScreen, ['history'])
    expect(empty).toContain('No reservations found.')
    expect(empty).toContain('No payments found.')
    history(
      [
        {
          reservationId: 'r1',
          reservationTime: '2026-11-24T19:00:00-05:00',
          reservationStatus: 'Reserved',
          roomType: 'bath',
          balance: 35,
          paid: false,
        },
      ],
      [
        {
          paymentId: 'p1',
          method: 'CreditCard',
          status: 'Declined',
          amount: 35,
          error: 'No funds.',
          note: null,
          tipNote: null,
          reference: null,
          dateCreated: '2026-11-24T14:00:00-05:00',
        },
      ],
    )
    const { text, html } = await firstLook(HistoryScreen, ['history'])
    expect(text).toMatch(/Date .*Status .*Type .*Balance /)
    expect(text).toMatch(/Reserved .*Bath .*\$35\.00/)
    expect(html).toContain('aria-sort="descending"')
    expect(text).toMatch(/Time .*Method .*Status .*Details .*Amount /)
    expect(text).toMatch(/Card .*Declined .*No funds\. .*\$35\.00/)
  })

  it('the saved cards by brand and last four digits, and a way to add one', async () => {
    const { PaymentMethodsScreen } = await import('./payment-methods/PaymentMethodsScreen.tsx')
    answer.setQueryData(question('savedCards', { params: { id: 'u1' } }).queryKey, [
      { id: 'c1', brand: 'Visa', last4: '4242' },
    ])
    const { text } = await firstLook(PaymentMethodsScreen, ['payment-methods', 'cards'])
    expect(text).toMatch(/Visa •••• 4242 .*Delete/)
    expect(text).toContain('Add card')
  })

  it('a card is deleted only when she says so once more', async () => {
    const { DeleteCardModal } = await import('./payment-methods/DeleteCardModal.tsx')
    const card = { id: 'c1', brand: 'Visa', last4: '4242' } as const
    const props = { card, onClose: () => null, onDeleted: () => null }
    const { text } = await firstLook(DeleteCardModal, ['payment-methods', 'cards'], { props })
    expect(text).toMatch(/Delete this card\? .*Visa •••• 4242 .*Keep card Delete/)
  })

  it('the profile: the name where it is asked for, membership, notifications, note', async () => {
    const { ProfileScreen } = await import('./profile/ProfileScreen.tsx')
    const membership: Contract['membership']['answer'] = {
      membershipLevel: 'Friend',
      membershipExpiration: '2027-06-01',
      membershipPaidUntil: '2027-01-01',
      membershipAutoRenew: true,
      membershipInstallments: 1,
      membershipPriceBath: null,
      membershipPricePrivateBath: null,
      membershipPriceShower: null,
      membershipPricePrivateShower: null,
      activeMember: true,
      renewalOpens: '2027-05-16',
      mayRenew: false,
      mayCancel: true,
    }
    const me = {
      id: 'u1',
      phoneNumber: '12015550142',
      firstName: 'Rivka',
      lastName: 'Stern',
      language: 'en',
      notes: 'Slowly, please.',
      notificationReservations: true,
      notificationDayBefore: false,
      notificationDayOf: true,
    }
    tellPublicSettings({ membershipModule: 'True' })
    answer.setQueryData(question('user', { params: { id: 'u1' } }).queryKey, me as never)
    const mine = (changes: Partial<typeof membership>) =>
      answer.setQueryData(question('membership', { params: { id: 'u1' } }).queryKey, {
        ...membership,
        ...changes,
      })
    const names = (required: string) =>
      answer.setQueryData(question('settings').queryKey, [
        { Key: 'usersRequireName', Value: required },
      ])
    mine({})
    names('True')
    const areas = ['profile', 'membership', 'pages', 'cards'] as const
    const { text, html } = await firstLook(ProfileScreen, areas)
    expect(html).toContain('value="Rivka"')
    expect(text).toMatch(/Active .*Friend/)
    expect(text).toContain('Renewal opens two weeks before your membership expires.')
    expect(text).toMatch(/You can renew from 16 May 2027 on\./)
    expect(text).toMatch(/Auto-renew .*Cancel membership/)
    expect(text).toMatch(/Reservation created .*The day before .*The day of /)
    expect(text).toMatch(/Slowly, please\. .*Edit note/)
    names('False')
    mine({ activeMember: false, mayRenew: true, mayCancel: false })
    const { html: plain, text: lapsed } = await firstLook(ProfileScreen, areas)
    expect(plain).not.toContain('value="Rivka"')
    expect(lapsed).toMatch(/Inactive .*Buy membership/)
    expect(lapsed).not.toContain('Cancel membership')
    expect(plain).toMatch(/<input[^>]*disabled[^>]*role="switch"/)
  })
})
