// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { listed, settings } from '../../test/reserve-server.ts'
import { BuyMembershipForm } from './BuyMembershipForm.tsx'

const level = (name: string, price: number, active = true) => ({
  ...{ level: name, levelHe: null, price, active, priceShower: null, priceBath: null },
})
const open = async (...levels: object[]) => {
  serveCalls({
    settings: () => ({ body: listed(settings) }),
    user: () => ({ body: { id: 'u1', phoneNumber: '12015550142', email: '' } }),
    savedCards: () => ({ body: [] }),
    membershipLevels: () => ({ body: levels }),
  })
  await live(<BuyMembershipForm onBought={() => undefined} />, {
    areas: ['membership', 'pay'],
    at: '/',
  })
}
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

it('the level that she chooses is the one that is marked and paid for', async () => {
  await open(level('Friend', 360), level('Builder', 720), level('Founder', 90, false))
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
  expect([isChosen(/Friend/), isChosen(/Builder/)]).toEqual([false, false])
  fireEvent.click(screen.getByRole('radio', { name: /Builder/ }))
  expect([isChosen(/Friend/), isChosen(/Builder/)]).toEqual([false, true])
  expect(screen.getByRole('button', { name: /\$720/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /Friend/ }))
  expect([isChosen(/Friend/), isChosen(/Builder/)]).toEqual([true, false])
  expect(screen.getByRole('button', { name: /\$360/ })).toBeTruthy()
})

it('the only level on sale is chosen for her', async () => {
  await open(level('Friend', 360))
  await screen.findByRole('radio')
  expect(isChosen(/Friend/)).toBe(true)
})
