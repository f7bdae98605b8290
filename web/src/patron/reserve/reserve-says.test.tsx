// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { evening, night, visit } from '../../test/answers.ts'
import { live } from '../../test/live.tsx'
import { eight, listed, serveReserve, settings, slot } from '../../test/reserve-server.ts'
import { textShown, type VisitText, visitTexts } from '../../test/specified-texts.ts'
// Loaded before the tests, so that none waits for what the page fetches only when it is asked for.
import './booked/VisitModals.tsx'
import './giving/GiftChoice.tsx'
import './giving/TipChoice.tsx'
import { Currency } from '../../parts/Money.tsx'
import { ReserveScreen } from './ReserveScreen.tsx'

const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership'] as const
const afternoon = '2026-11-24T14:00:00-05:00'
const booked: Reservation = { ...visit, paid: true, balance: 0, amountPaid: 25 }

type Facts = {
  visits?: Reservation[]
  now?: string
  state: object
  left?: number
  currency?: string
}

async function open(
  language: Language,
  { visits = [], now = afternoon, state, left = 2, currency = 'USD' }: Facts,
) {
  vi.setSystemTime(new Date(now))
  setServerClock(now)
  const answer = { ...settings, currentTime: now }
  serveReserve(visits, {
    settings: () => ({ body: listed(answer) }),
    publicSettings: () => ({ body: listed(answer) }),
    schedule: () => ({ body: [night, evening(25, { closed: true }), evening(26)] }),
    availableReservations: () => ({ body: [slot(eight, left)] }),
  })
  const screens = (
    <Currency value={currency}>
      <ReserveScreen />
    </Currency>
  )
  await live(screens, { areas, language, state })
}
const tap = async (name: string) => fireEvent.click(await screen.findByText(name))

/** Opens what she may add to the price, and gives the field of an amount of her own. */
async function ownAmount(language: Language, what: 'gift' | 'tip', currency = 'USD') {
  const s = words[language]
  await open(language, { state: { ...looking, mode: 'pay' }, visits: [visit], currency })
  const title = what === 'gift' ? s.payGifts : s.payTips
  const fold = (await screen.findByText(title, { selector: 'summary *' })).closest('details')
  if (!fold) throw new Error(`Nothing opens by ${title}.`)
  fold.open = true
  fireEvent(fold, new Event('toggle'))
  if (what === 'tip') await tap(s.payTipOther)
  const label = what === 'gift' ? s.payGiftOther : s.payTipAmount
  const field = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
  return (value: string) => {
    fireEvent.change(field, { target: { value } })
    return field.getAttribute('aria-invalid') === 'true' ? field.closest('div')?.textContent : null
  }
}
const looking = { step: 'reserve-payment', reservationId: 'r1' }

/** What brings each text about. */
function casesIn(language: Language): Record<VisitText, () => Promise<unknown>> {
  const s = words[language]
  const day = { state: { step: 'reserve-date' } }
  return {
    reserveDatePastCutoff: () => open(language, { ...day, now: '2026-11-24T18:00:00-05:00' }),
    reserveDateClosed: async () => {
      await open(language, day)
      const [, closed] = await screen.findAllByRole('radio')
      fireEvent.click(closed as HTMLElement)
    },
    reserveNoSlots: () =>
      open(language, { state: { step: 'reserve-options', date: night.date }, left: 0 }),
    reservePaymentCancelReservationPrompt: async () => {
      await open(language, { state: looking, visits: [booked] })
      await tap(s.payCancel)
    },
    payPaymentsEmpty: async () => {
      await open(language, { state: looking, visits: [booked] })
      await tap(s.payPayments)
    },
    // The page of her visit, still open or opened anew after its night.
    reserveEditPast: () =>
      open(language, { state: looking, visits: [{ ...booked, reservationDate: '2026-11-23' }] }),
    payAmountWrong: async () => (await ownAmount(language, 'tip'))('-5'),
    payAmountTooLarge: async () => (await ownAmount(language, 'gift'))('100000'),
  }
}

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = vi.fn()
})

describe.each(['en', 'he'] as const)(
  'on the way through a reservation in %s stands',
  (language) => {
    it.each(visitTexts)('%s', async (key) => {
      await casesIn(language)[key]()
      await waitFor(() => expect(document.body.textContent).toMatch(textShown(language, key)))
    })

    it.each(['gift', 'tip'] as const)('why the amount of her %s can’t be', async (what) => {
      const typed = await ownAmount(language, what)
      expect(typed('18')).toBeNull()
      expect(typed('-5')).toContain(words[language].payAmountWrong)
      expect(typed('0')).toBeNull()
      expect(typed('100000')).toMatch(textShown(language, 'payAmountTooLarge'))
      expect(typed('100000')).toContain('$99,999.99')
    })

    it.each(['gift', 'tip'] as const)(
      'the most of her %s in the facility’s currency',
      async (what) => {
        const typed = await ownAmount(language, what, 'GBP')
        expect(typed('100000')).toContain('£99,999.99')
      },
    )
  },
)
