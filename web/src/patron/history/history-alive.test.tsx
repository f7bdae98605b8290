// @vitest-environment happy-dom

import { isWordKey, words } from '@mikvah/contract/words/all.ts'
import { donationTypes, paymentCategories } from '@mikvah/rules/payments/categories.ts'
import { quickAmounts } from '@mikvah/rules/price/sponsorship.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { giftNoteOf } from '../../paying/giving.ts'
import { visit } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { HistoryScreen } from './HistoryScreen.tsx'

const payment = {
  paymentId: 'p1',
  method: 'Donation',
  status: 'Approved',
  amount: 36,
  error: null,
  note: null,
  tipNote: null,
  reference: null,
  dateCreated: '2026-11-24T14:00:00-05:00',
}
const open = (language?: Language) =>
  live(<HistoryScreen />, { areas: ['history'], at: '/history', language })

describe('the history', () => {
  it('that can’t be had is logged, alarms nobody, and comes when it is asked for again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let tries = 0
    serveCalls({
      findReservationsByUser: () => ({ body: [] }),
      paymentsByUser: () => {
        tries += 1
        return tries === 1
          ? { status: 400, body: { Message: 'The books are closed.' } }
          : { body: [payment] }
      },
    })
    await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/could not be loaded just now/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).not.toContain('The books are closed.')
    expect(String(logged.mock.calls.at(-1)?.[0])).toContain('The books are closed.')
    logged.mockRestore()
    fireEvent.click(again)
    expect(await screen.findByText('$36.00')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('of payments begins with the newest', async () => {
    const on = (day: number, amount: number) => ({
      ...payment,
      ...{ paymentId: `p${day}`, amount, dateCreated: `2026-11-${day}T14:00:00-05:00` },
    })
    serveCalls({
      findReservationsByUser: () => ({ body: [] }),
      paymentsByUser: () => ({ body: [on(22, 22), on(24, 24), on(21, 21)] }),
    })
    await open()
    await screen.findByText('$24.00')
    expect(screen.getAllByText(/^\$2\d\.00$/).map(({ textContent }) => textContent)).toEqual([
      '$24.00',
      '$22.00',
      '$21.00',
    ])
  })

  it.each([
    ['en', 'In Memory Of: Sarah', 'In Memory Of: Sarah'],
    ['he', 'In Memory Of: Sarah', 'לזכר: Sarah'],
    ['en', 'Paid twice: once by cash', 'Paid twice: once by cash'],
    ['he', 'cancel', 'ביטול הזמנה'],
  ] as const)('in %s tells the note “%s”', async (language, note, words) => {
    serveCalls({
      findReservationsByUser: () => ({ body: [] }),
      paymentsByUser: () => ({ body: [{ ...payment, note }] }),
    })
    await open(language)
    await waitFor(() => expect(screen.getByText(words)).toBeTruthy())
    expect(document.body.textContent).not.toContain('⟦')
  })
})

describe('her reservations', () => {
  const on = (day: number, balance: number) => ({
    ...{ ...visit, reservationId: `r${day}`, balance },
    reservationTime: `2026-11-${day}T20:00:00-05:00`,
  })
  const rows = () => [...document.querySelectorAll('tr[data-key]')].map((row) => keyOf(row))
  const keyOf = (row: Element) => row.getAttribute('data-key')
  const sortedBy = () =>
    screen
      .getAllByRole('columnheader')
      .map((head) => head.getAttribute('aria-sort'))
      .filter(Boolean)

  it.each(['en', 'he'] as const)(
    'in %s are sorted by a tap on the head of a column',
    async (language) => {
      serveCalls({
        findReservationsByUser: () => ({ body: [on(22, 18), on(24, 36), on(21, 54)] }),
        paymentsByUser: () => ({ body: [] }),
      })
      await open(language)
      const head = (name: string) => screen.getByRole('button', { name })
      const { historyDate, historyBalance } = words[language]
      await screen.findByRole('button', { name: historyBalance })
      expect([rows(), sortedBy()]).toEqual([['r24', 'r22', 'r21'], ['descending']])
      fireEvent.click(head(historyBalance))
      expect([rows(), sortedBy()]).toEqual([['r22', 'r24', 'r21'], ['ascending']])
      fireEvent.click(head(historyBalance))
      expect([rows(), sortedBy()]).toEqual([['r21', 'r24', 'r22'], ['descending']])
      fireEvent.click(head(historyDate))
      fireEvent.click(head(historyDate))
      expect([rows(), sortedBy()]).toEqual([['r21', 'r22', 'r24'], ['ascending']])
    },
  )
})

describe('what the program notes by itself', () => {
  const notes = [
    ...['cancel', 'edit', 'late payment', 'Membership', 'Kallah'],
    ...donationTypes,
    ...paymentCategories,
    ...quickAmounts.map(({ code }) => giftNoteOf({ gifts: [code] })),
  ]
  it.each([...new Set(notes)])('“%s” has a word in each language', (note) => {
    const key = `historyNote.${note}`
    if (!isWordKey(key)) throw new Error(`There is no text ${key}.`)
    expect(words.he[key]).toMatch(/[א-ת]/)
  })
})

it('says in her language whose a tip is, and leaves what a person wrote', async () => {
  serveCalls({
    findReservationsByUser: () => ({ body: [] }),
    paymentsByUser: () => ({
      body: [
        { ...payment, paymentId: 'p2', method: 'Tip', tipNote: 'Attendant' },
        { ...payment, paymentId: 'p3', method: 'Cash', note: 'In two envelopes' },
      ],
    }),
  })
  const { container } = await open('he')
  expect(await screen.findByText('בלנית')).toBeTruthy()
  expect(screen.getByText('In two envelopes')).toBeTruthy()
  expect(container.textContent).not.toContain('Attendant')
})

it('shows what came back to her with a minus', async () => {
  serveCalls({
    findReservationsByUser: () => ({ body: [] }),
    paymentsByUser: () => ({ body: [{ ...payment, method: 'CreditRefund' }] }),
  })
  await open()
  expect((await screen.findByText(/\$36\.00/)).textContent).toMatch(/^[-−]/)
})
