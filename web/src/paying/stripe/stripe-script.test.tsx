// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepSettings } from '../../facts/settings.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import { stripeInThePage } from '../../test/stripe-in-the-page.ts'
import type { CardReader } from '../card-source.ts'
import { StripeCardForm } from './StripeCardForm.tsx'

const stripe = stripeInThePage()
beforeEach(() => {
  const answer = listed({ ccProcessorType: 'stripe', stripePublicKey: 'pk_live_mayim' })
  keepSettings(answer)
  serveCalls({ publicSettings: () => ({ body: answer }) })
})

async function cardForm() {
  const card = createRef<CardReader>()
  await live(<StripeCardForm ref={card} />, { areas: ['cards'] })
  return { read: () => act(async () => card.current?.read()) }
}

// One test, because a page in which the script has come once doesn't lose it again.
it('a card whose script doesn’t come is logged and no more, until she pays; the next form asks for it anew, and Stripe makes a token of it', async () => {
  stripe.comes = false
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lost = await cardForm()
  await waitFor(() => expect(logged).toHaveBeenCalled())
  expect(String(logged.mock.calls[0]?.[0])).toMatch(/Stripe/)
  logged.mockRestore()
  expect(stripe.made).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await lost.read()).toBeNull()
  expect(screen.getByRole('alert').textContent).toMatch(/not ready yet/)
  cleanup()

  stripe.comes = true
  stripe.scripts.length = 0
  stripe.tells = { paymentMethod: { id: 'pm_1' } }
  const { read } = await cardForm()
  await waitFor(() => expect(stripe.made).toEqual(['card']))
  expect(stripe.scripts).toEqual([expect.stringMatching(/^https:\/\/js\.stripe\.com\//)])
  expect(stripe.keys).toEqual(['pk_live_mayim'])
  expect(await read()).toEqual({ sourceToken: 'pm_1' })
  expect(await read()).toEqual({ sourceToken: 'pm_1' })
  expect(stripe.tokens).toBe(1)
})
