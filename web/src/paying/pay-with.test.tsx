// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import { act, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { keepSettings } from '../facts/settings.ts'
import { keepSession } from '../talk/session.ts'
import { herSession } from '../test/her-session.ts'
import { live, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { type PaySourceReader, PayWith } from './PayWith.tsx'

/** Opens the form. A call without an answer here stays under way. */
async function paysWith(answers: Parameters<typeof serveCalls>[0]) {
  keepSettings(listed({}))
  serveCalls(answers)
  const card = createRef<PaySourceReader>()
  await live(<PayWith ref={card} />, { areas: ['cards'] })
  return () => act(async () => card.current?.read())
}

it.each([
  ['her saved cards', {}],
  ['the form of a new card', { savedCards: () => ({ body: [] }) }],
])(
  'a tap on Pay before there are %s is answered: nothing is lost without a word',
  async (_, answers) => {
    const read = await paysWith(answers)
    expect(await read()).toBeNull()
    expect(screen.getByText(/card form is not ready yet/)).toBeTruthy()
  },
)

it('while her cards are on their way, two lines hold their place', async () => {
  await paysWith({})
  expect(document.querySelectorAll('[data-waits] > i')).toHaveLength(2)
})

it('who has several cards is asked which', async () => {
  const cards = ['1111', '4444'].map((last4, at) => ({
    ...{ id: `card-${at}`, brand: 'Visa', last4, expMonth: 1, expYear: 2030 },
  }))
  const read = await paysWith({ savedCards: () => ({ body: cards }) })
  await screen.findByRole('radio', { name: /1111/ })
  expect(await read()).toBeNull()
  expect(screen.getByText('Please choose a card.')).toBeTruthy()
  act(() => screen.getByRole('radio', { name: /1111/ }).click())
  expect(screen.queryByText('Please choose a card.')).toBeNull()
  expect(await read()).toEqual({ paymentInfo: { sourceCard: 'card-0' }, saveCard: false })
})

it.each([
  ['12015550142', 1],
  ['10000000000', 0],
])('asks %s whether a new card is to be saved: %s', async (userName, boxes) => {
  keepSession({ ...herSession, userName })
  await paysWith({
    publicSettings: () => ({ body: listed({ practiceMode: 'True' }) }),
    savedCards: () => ({ body: [] }),
  })
  await screen.findByLabelText('Card number')
  expect(screen.queryAllByRole('checkbox', { name: words.en.cardSave })).toHaveLength(boxes)
})
