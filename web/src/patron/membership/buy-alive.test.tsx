// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import { MembershipSection } from './MembershipSection.tsx'

const none = { activeMember: false, membershipExpiration: null, mayRenew: true, mayCancel: false }
const member = {
  ...{ activeMember: true, membershipLevel: 'Friend', membershipExpiration: '2027-11-24' },
  ...{ membershipPaidUntil: '2027-11-24', membershipAutoRenew: true },
  ...{ mayRenew: false, mayCancel: true },
}
const ended = { ...member, activeMember: false, membershipExpiration: '2026-06-01', mayRenew: true }
const level = { levelHe: 'ידידה', active: true, priceShower: 20, priceBath: 30 }
const end = { success: true, result: null, errorMessage: null }
type Answers = Parameters<typeof serveCalls>[0]

async function open(language: Language, answers: Answers = {}, offerAtOnce = false) {
  const asked = serveCalls({
    publicSettings: () => ({ body: listed({ practiceMode: 'True', currency: 'USD' }) }),
    settings: () => ({ body: listed({ membershipAutoRenew: 'False' }) }),
    user: () => ({ body: { id: 'u1', phoneNumber: '12015550142', email: 'r@example.org' } }),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    membership: () => ({ body: none }),
    membershipLevels: () => ({ body: [{ ...level, level: 'Friend', price: 360 }] }),
    ...answers,
  })
  const section = <MembershipSection offerAtOnce={offerAtOnce} />
  const areas = ['membership', 'cards', 'pay'] as const
  return { asked, ...(await live(section, { areas, at: '/profile', language })) }
}
const named = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = vi.fn()
})

it('isn’t offered before it is known whether she may buy one, though she came for that', async () => {
  const known = Promise.withResolvers<{ body: object }>()
  await open('en', { membership: () => known.promise }, true)
  await aFewTurns()
  expect(screen.queryByRole('dialog')).toBeNull()
  known.resolve({ body: none })
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

describe.each(['en', 'he'] as const)('a membership in %s', (language) => {
  const s = words[language]
  const pay = s.membershipPay.replace('{{amount}}', '$360.00')

  it('is bought with what she chose, thanked for with its last day, and then there', async () => {
    let now: object = none
    const { asked } = await open(language, {
      membership: () => ({ body: now }),
      buyMembership: () => {
        now = member
        return { body: { ...end, paid: true, result: { membership: member, payments: [] } } }
      },
    })
    expect(await screen.findByText(s.membershipNone)).toBeTruthy()
    fireEvent.click(await named(s.membershipBuy))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/4242/)
    expect(within(dialog).getByText(language === 'en' ? 'Friend' : 'ידידה')).toBeTruthy()
    expect(dialog.textContent).toMatch(/\$20\D.*\$30/)
    fireEvent.click(
      within(dialog).getByRole('checkbox', { name: new RegExp(`^${s.membershipAutoRenew}`) }),
    )
    fireEvent.click(await named(pay))
    const day = language === 'en' ? '24 November 2027' : '24 בנובמבר 2027'
    expect(await screen.findByText(s.membershipBought.replace('{{date}}', day))).toBeTruthy()
    expect(asked.find(({ name }) => name === 'buyMembership')?.body).toEqual({
      membershipLevel: 'Friend',
      membershipAutoRenew: true,
      installments: 1,
      email: 'r@example.org',
      paymentInfo: expect.objectContaining({}),
    })
    await waitFor(() => expect(dialog).toHaveProperty('open', false))
    expect(await screen.findByText(s.membershipActive)).toBeTruthy()
    expect(screen.queryByRole('button', { name: s.membershipBuy })).toBeNull()
  })

  it('that costs nothing asks for no card', async () => {
    const { asked } = await open(language, {
      savedCards: () => ({ body: [] }),
      membershipLevels: () => ({ body: [{ ...level, level: 'Honorary', price: 0 }] }),
      buyMembership: () => ({
        body: { ...end, paid: true, result: { membership: member, payments: [] } },
      }),
    })
    fireEvent.click(await named(s.membershipBuy))
    const take = await named(s.membershipTakeFree)
    expect(screen.queryByText(s.cardPayWith)).toBeNull()
    fireEvent.click(take)
    await screen.findByText(new RegExp(s.membershipBought.split('{{')[0] ?? ''))
    expect(asked.find(({ name }) => name === 'buyMembership')?.body).toEqual({
      membershipLevel: 'Honorary',
      membershipAutoRenew: false,
      installments: 1,
      email: 'r@example.org',
    })
  })

  it('whose payment isn’t settled yet says not to pay again, and offers nothing to pay with', async () => {
    await open(language, {
      buyMembership: () => ({
        status: 202,
        body: { ...end, paid: false, pending: true },
      }),
    })
    fireEvent.click(await named(s.membershipBuy))
    await screen.findByText(/4242/)
    fireEvent.click(await named(pay))
    expect(await screen.findByText(s.membershipPending)).toBeTruthy()
    expect(screen.queryByRole('button', { name: pay })).toBeNull()
  })

  it('that has ended can’t renew by itself, and is offered anew', async () => {
    await open(language, { membership: () => ({ body: ended }) })
    expect(await screen.findByText(s.membershipInactive)).toBeTruthy()
    const renews = screen.getByRole<HTMLInputElement>('switch')
    expect(renews.disabled).toBe(true)
    expect(screen.getByText(s.membershipAutoRenewOff)).toBeTruthy()
    expect(screen.queryByText(s.membershipRenewalLater)).toBeNull()
    fireEvent.click(await named(s.membershipBuyAgain))
    expect(await screen.findByRole('dialog')).toHaveProperty('open', true)
  })

  it('that may be renewed already is, by its own button', async () => {
    await open(language, { membership: () => ({ body: { ...member, mayRenew: true } }) })
    fireEvent.click(await named(s.membershipRenew))
    expect(await screen.findByRole('dialog')).toHaveProperty('open', true)
  })

  it('that is paid for a part of it says until when', async () => {
    await open(language, {
      membership: () => ({ body: { ...member, membershipPaidUntil: '2027-05-24' } }),
    })
    const until = (await screen.findByText(s.membershipPaidUntil)).nextSibling
    expect(until?.textContent).toBe(language === 'en' ? '24 May 2027' : '24 במאי 2027')
  })
})

it.each([
  ['who may buy one', none, true],
  ['who has one that can’t be renewed yet', member, false],
])('the home page’s way to become a member opens it at once to %s: %#', async (_, hers, opens) => {
  const { client } = await open('en', { membership: () => ({ body: hers }) }, true)
  await screen.findByRole('button', { name: opens ? 'Become a member' : 'Cancel membership' })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /./ }) !== null).toBe(opens))
})
