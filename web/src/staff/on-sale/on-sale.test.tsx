// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { MembershipScreen } from './MembershipScreen.tsx'
import { MerchandiseScreen } from './MerchandiseScreen.tsx'
import { amountOf } from './on-sale.ts'

const areas = ['office', 'content', 'desk'] as const
const comb = {
  ...{ item: 'Comb', itemHe: '', description: 'Soft', descriptionHe: '' },
  ...{ price: 4, active: true },
}
const gold = {
  ...{ level: 'Gold', levelHe: 'זהב', price: 180, active: true },
  ...{ priceBath: 20, pricePrivateBath: null, priceShower: 12.5, pricePrivateShower: null },
}
const type = (at: Pick<typeof screen, 'getByLabelText'>, label: string | RegExp, value: string) =>
  fireEvent.change(at.getByLabelText(label), { target: { value } })
const press = (at: Pick<typeof screen, 'getByRole'>, name: string) =>
  fireEvent.click(at.getByRole('button', { name }))

it('an item is named in both languages, priced, and taken off sale', async () => {
  const asked = serveCalls({
    merchandise: () => ({ body: [comb] }),
    writeMerchandise: () => said([]),
  })
  await live(<MerchandiseScreen />, { areas })
  await screen.findByText('No Hebrew name')
  press(screen, 'Edit Comb')
  const at = within(await screen.findByRole('dialog'))
  expect(at.getByLabelText<HTMLInputElement>('Item').readOnly).toBe(true)
  type(at, 'Price', 'four')
  press(at, 'Save')
  expect(await at.findByText('Give an amount, for example 4.50.')).toBeTruthy()
  type(at, 'Price', '4.50')
  type(at, /^Item, in Hebrew/, 'מסרק')
  fireEvent.click(at.getByRole('switch'))
  press(at, 'Save')
  await screen.findByText('Saved.')
  const written = asked.filter(({ name }) => name === 'writeMerchandise').map(({ body }) => body)
  expect(written).toEqual([{ ...comb, itemHe: 'מסרק', price: 4.5, active: false }])
})

it.each([
  ['en', ['Comb', 'מסרק']],
  ['he', ['מסרק', 'Comb']],
] as const)('names stand in both languages, in %s its own first', async (language, names) => {
  serveCalls({ merchandise: () => ({ body: [{ ...comb, itemHe: 'מסרק' }] }) })
  await live(<MerchandiseScreen />, { areas, language })
  const first = await screen.findByText('Comb')
  expect([...(first.parentElement?.children ?? [])].map((one) => one.textContent)).toEqual(names)
  const edit = language === 'en' ? 'Edit Comb' : 'עריכה: מסרק'
  press(screen, edit)
  expect(await screen.findByRole('dialog', { name: names[0] })).toBeTruthy()
})

it('a level has a price of its own for a visit, or that of the settings', async () => {
  const asked = serveCalls({
    membershipLevels: () => ({ body: [gold] }),
    writeMembershipLevels: () => said([]),
  })
  await live(<MembershipScreen />, { areas })
  await screen.findByText('זהב')
  expect(screen.getByRole('link', { name: /Whose membership ends/ }).getAttribute('href')).toBe(
    '/admin/reports?tab=membership',
  )
  press(screen, 'Edit Gold')
  const at = within(await screen.findByRole('dialog'))
  type(at, /^Bath/, '')
  type(at, /^Private bath/, '30')
  press(at, 'Save')
  await screen.findByText('Saved.')
  const written = asked
    .filter(({ name }) => name === 'writeMembershipLevels')
    .map(({ body }) => body)
  expect(written).toEqual([{ ...gold, priceBath: null, pricePrivateBath: 30 }])
})

it.each([
  ['an item', <MerchandiseScreen key="items" />, 'Edit Comb', /^Item, in Hebrew/],
  ['a level', <MembershipScreen key="levels" />, 'Edit Gold', /^Private bath/],
] as const)(
  '%s that couldn’t be saved says so over what was typed',
  async (_, page, edit, field) => {
    serveCalls({
      merchandise: () => ({ body: [comb] }),
      membershipLevels: () => ({ body: [gold] }),
      writeMerchandise: () => refused(),
      writeMembershipLevels: () => refused(),
    })
    await live(page, { areas })
    fireEvent.click(await screen.findByRole('button', { name: edit }))
    const at = within(await screen.findByRole('dialog'))
    type(at, field, '30')
    press(at, 'Save')
    expect((await at.findByRole('alert')).textContent).toContain('Not just now.')
    expect(at.getByLabelText(field)).toHaveProperty('value', '30')
  },
)

it('a new level needs a name and amounts that are some, and may be kept off sale', async () => {
  const asked = serveCalls({
    membershipLevels: () => ({ body: [{ ...gold, levelHe: '', active: false }] }),
    writeMembershipLevels: () => said([]),
  })
  await live(<MembershipScreen />, { areas })
  await screen.findByText('No Hebrew name')
  expect(screen.getByText('Not on sale')).toBeTruthy()
  press(screen, 'Level')
  const at = within(await screen.findByRole('dialog'))
  press(at, 'Save')
  expect(at.getByText('A name is needed.')).toBeTruthy()
  expect(at.getAllByText('Give an amount, for example 4.50.')).toHaveLength(1)
  type(at, /^Shower/, 'cheap')
  expect(at.getAllByText('Give an amount, for example 4.50.')).toHaveLength(2)
  const [name] = at.getAllByRole<HTMLInputElement>('textbox')
  fireEvent.change(name as HTMLElement, { target: { value: 'Silver' } })
  type(at, /^Price|^A year/, '90')
  type(at, /^Shower/, '15')
  fireEvent.click(at.getByRole('switch', { name: 'On sale' }))
  press(at, 'Save')
  await screen.findByText('Saved.')
  expect(
    asked.filter((one) => one.name === 'writeMembershipLevels').map(({ body }) => body),
  ).toEqual([
    {
      ...{ level: 'Silver', levelHe: '', active: false, price: 90, priceShower: 15 },
      ...{ priceBath: null, pricePrivateShower: null, pricePrivateBath: null },
    },
  ])
})

it.each([
  ['4.5', 4.5],
  ['4,50', 4.5],
  ['1,250', 1250],
  ['100000', null],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['1.234', null],
])('%j is the amount %j', (text, amount) => expect(amountOf(text)).toBe(amount))
