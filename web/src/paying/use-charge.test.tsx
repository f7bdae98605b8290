// @vitest-environment happy-dom
import { cards as english } from '@mikvah/contract/words/en/cards.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, keepSession, presentSession, type Session } from '../talk/session.ts'
import { aFewTurns } from '../test/a-few-turns.ts'
import { type Asked, live, serveCalls } from '../test/live.tsx'
import { PayRefused } from './PayRefused.tsx'
import { useCharge } from './use-charge.ts'

let read = 0
let spent = 0
/** A card form that gives another token on each reading, as a processor’s script does. */
const card = {
  read: async () => {
    read += 1
    return { paymentInfo: { sourceToken: `token-${read}` }, saveCard: false }
  },
  spent: () => {
    spent += 1
  },
  discard: () => {},
}

function Paying() {
  const { charge, chargeBy, failure, busy, bankDialog } = useCharge('makePayment', {
    place: 'here',
  })
  const [end, setEnd] = useState('')
  const pay = async () => {
    const charged = await charge({
      card,
      body: (source) => ({ method: 'CreditCard', amt: 25, ...source }),
    })
    setEnd(charged?.end ?? 'nothing')
  }
  const byHand = async () => {
    const body = { method: 'Cash', amt: 25, reservationId: 'r1' } as const
    const charged = await chargeBy((tell) => tell({ body }))
    if (charged) setEnd(`${charged.end} by hand`)
  }
  return (
    <>
      <PayRefused failure={failure} />
      <button type="button" onClick={byHand}>
        Cash
      </button>
      <p>{busy ? 'waiting' : end}</p>
      <button type="button" onClick={pay}>
        Pay
      </button>
      {bankDialog}
    </>
  )
}

const network = (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  fireEvent(window, new Event(onLine ? 'online' : 'offline'))
}
// Some end without one.
beforeEach(() => network(true))

it('charges once for two taps, however the card is read', async () => {
  const asked = serveCalls({ makePayment: () => ({ body: { paid: true, result: [] } }) })
  await live(<Paying />, { areas: ['cards'] })
  const pay = screen.getByText('Pay')
  fireEvent.click(pay)
  fireEvent.click(pay)
  await waitFor(() => expect(asked).not.toEqual([]))
  await aFewTurns()
  expect(asked.map(({ name }) => name)).toEqual(['makePayment'])
})

it('has used up a card that her bank asks about, whatever she answers', async () => {
  const question = { requiresAction: true, clientSecret: 's', paymentIntent: 'pi' }
  serveCalls({
    publicSettings: () => ({ body: [{ Key: 'practiceMode', Value: 'True' }] }),
    makePayment: () => ({ body: { paid: false, result: [], ...question } }),
  })
  const { client } = await live(<Paying />, { areas: ['cards'] })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const before = spent
  fireEvent.click(screen.getByText('Pay'))
  await screen.findByRole('dialog')
  expect(spent).toBe(before + 1)
})

it.each([
  [
    'keeps a card',
    'doesn’t say how the charge ended',
    { status: 503, body: { code: 'try-again' } },
    0,
  ],
  [
    'has used up a card',
    'says that it failed',
    { status: 502, body: { code: 'processor-error' } },
    1,
  ],
])('%s when the answer %s', async (_, __, answer, used) => {
  const asked = serveCalls({ makePayment: () => answer })
  await live(<Paying />, { areas: ['cards'] })
  const before = spent
  fireEvent.click(screen.getByText('Pay'))
  await screen.findByText('nothing')
  expect(asked).toHaveLength(1)
  expect(spent - before).toBe(used)
})

describe('a page that goes before it can say how its charge ended', () => {
  const notKnown = /don’t know whether your last payment here went through/
  const wentThrough = /^Your last payment here went through/
  const said = () => [notKnown, wentThrough].filter((words) => screen.queryByText(words)).length
  /** What this tab stores of her charges here. */
  const isStored = (words: string) => () =>
    expect(sessionStorage.getItem('typed') ?? '').toContain(words)
  const nothingIsStored = () =>
    expect(sessionStorage.getItem('typed') ?? '').not.toContain('charges here')
  const never = () => new Promise<never>(() => undefined)
  const paid = { body: { paid: true, result: [] } }
  const declined = {
    status: 402,
    body: { code: 'card-refused', stripeErrorType: 'card_error', errorMessage: 'Declined.' },
  }
  const isCharge = ({ name }: Asked) => name === 'makePayment'
  type Answer = Parameters<typeof serveCalls>[0]['makePayment']
  const serve = (makePayment: Answer) =>
    serveCalls({
      publicSettings: () => ({ body: [{ Key: 'practiceMode', Value: 'True' }] }),
      makePayment,
    })
  /** She pays and leaves once `until` is there. */
  async function paysAndLeaves(until: () => unknown) {
    const { unmount, client } = await live(<Paying />, { areas: ['cards'] })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    fireEvent.click(screen.getByText('Pay'))
    await waitFor(until)
    unmount()
  }
  const comesBack = () => live(<Paying />, { areas: ['cards'] })

  it('asks her to look first when she comes back, if the charge was on its way', async () => {
    const asked = serve(never)
    await paysAndLeaves(() => expect(asked.some(isCharge)).toBe(true))
    await comesBack()
    expect(screen.getByText(notKnown)).toBeTruthy()
  })

  it('and if her bank was asking her', async () => {
    const question = { requiresAction: true, clientSecret: 's', paymentIntent: 'pi' }
    serve(() => ({ body: { paid: false, result: [], ...question } }))
    await paysAndLeaves(() => expect(screen.queryByRole('dialog')).toBeTruthy())
    await comesBack()
    expect(screen.getByText(notKnown)).toBeTruthy()
  })

  it.each([
    ['went through meanwhile: it says so', paid, wentThrough, isStored('"paid"')],
    [
      'is still pending: she looks first',
      { body: { paid: false, pending: true, result: [] } },
      notKnown,
      isStored('"sent"'),
    ],
    ['was refused meanwhile: it says nothing', declined, null, nothingIsStored],
  ])('when the charge %s', async (_, ended, words, until) => {
    const answer = Promise.withResolvers<typeof paid>()
    const asked = serve(() => answer.promise)
    await paysAndLeaves(() => expect(asked.some(isCharge)).toBe(true))
    answer.resolve(ended as typeof paid)
    await waitFor(until)
    await comesBack()
    expect(said()).toBe(words === null ? 0 : 1)
    if (words) expect(screen.getByText(words)).toBeTruthy()
  })

  it('says nothing of a charge whose end she has read', async () => {
    serve(() => paid)
    await paysAndLeaves(() => expect(screen.queryByText('paid')).toBeTruthy())
    await comesBack()
    expect(said()).toBe(0)
  })

  it.each([
    ['whose answer left it open', { status: 503, body: { code: 'try-again' } }, 1],
    ['that was turned away', { status: 429, body: { code: 'too-many-requests' } }, 0],
    ['that was refused', declined, 0],
  ])('says of a charge %s what she must know', async (_, answer, words) => {
    serve(() => answer)
    await paysAndLeaves(() => expect(screen.queryByText('nothing')).toBeTruthy())
    await comesBack()
    expect(said()).toBe(words)
  })

  it('says the same after another charge of the place was refused, until one is paid', async () => {
    const answers = [never, () => declined, () => paid]
    const asked = serve(() => answers[asked.filter(isCharge).length - 1]?.() ?? paid)
    await paysAndLeaves(() => expect(asked.some(isCharge)).toBe(true))
    await paysAndLeaves(() => expect(screen.queryByText('nothing')).toBeTruthy())
    const again = await comesBack()
    expect(screen.getByText(notKnown)).toBeTruthy()
    fireEvent.click(screen.getByText('Pay'))
    await screen.findByText('paid')
    again.unmount()
    await comesBack()
    expect(said()).toBe(0)
  })

  it('doesn’t call paid what was refused after the payment that went through', async () => {
    const first = Promise.withResolvers<typeof paid>()
    let charges = 0
    serve(() => (++charges > 1 ? declined : first.promise))
    await paysAndLeaves(() => expect(charges).toBe(1))
    first.resolve(paid)
    await waitFor(isStored('"paid"'))
    await paysAndLeaves(() => expect(screen.queryByText('nothing')).toBeTruthy())
    await comesBack()
    expect(said()).toBe(0)
  })

  it('says once that a charge went through', async () => {
    const answer = Promise.withResolvers<typeof paid>()
    const asked = serve(() => answer.promise)
    await paysAndLeaves(() => expect(asked.some(isCharge)).toBe(true))
    answer.resolve(paid)
    await waitFor(isStored('"paid"'))
    const again = await comesBack()
    expect(screen.getByText(wentThrough)).toBeTruthy()
    again.unmount()
    await comesBack()
    expect(said()).toBe(0)
  })

  it('asks her to look first while one of two is open, however the other ended', async () => {
    const first = Promise.withResolvers<typeof paid | typeof declined>()
    const asked = serve(() => (asked.filter(isCharge).length > 1 ? never() : first.promise))
    await paysAndLeaves(() => expect(asked.filter(isCharge)).toHaveLength(1))
    await paysAndLeaves(() => expect(asked.filter(isCharge)).toHaveLength(2))
    first.resolve(declined)
    await waitFor(() => expect(sessionStorage.getItem('typed')?.match(/"sent"/g)).toHaveLength(1))
    await comesBack()
    expect(screen.getByText(notKnown)).toBeTruthy()
  })

  it('asks her to look first after a payment that she has read is pending', async () => {
    serve(() => ({ body: { paid: false, pending: true, result: [] } }))
    await paysAndLeaves(() => expect(screen.queryByText('pending')).toBeTruthy())
    await comesBack()
    expect(screen.getByText(notKnown)).toBeTruthy()
  })

  it('asks her to look first when what her bank confirmed was turned away', async () => {
    const question = { requiresAction: true, clientSecret: 's', paymentIntent: 'pi' }
    const asked = serveCalls({
      publicSettings: () => ({ body: [{ Key: 'practiceMode', Value: 'True' }] }),
      practiceConfirm: () => ({ body: { success: true, result: null, errorMessage: null } }),
      makePayment: () =>
        asked.filter(isCharge).length > 1
          ? { status: 429, body: { code: 'too-many-requests' } }
          : { body: { paid: false, result: [], ...question } },
    })
    const { unmount, client } = await live(<Paying />, { areas: ['cards'] })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    fireEvent.click(screen.getByText('Pay'))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByText(english.bankApprove))
    await screen.findByText('nothing')
    expect(screen.getByText(notKnown), 'and on the page itself').toBeTruthy()
    unmount()
    await comesBack()
    expect(screen.getByText(notKnown)).toBeTruthy()
  })

  it('knows an open try by its key, so that being turned away doesn’t close it', async () => {
    const answers = [
      { status: 503, body: { code: 'try-again' } },
      { status: 429, body: { code: 'too-many-requests' } },
    ]
    const asked = serve(() => answers[asked.filter(isCharge).length - 1] ?? paid)
    const readAtOnce = card.read
    card.read = async () => ({ paymentInfo: { sourceToken: 'same' }, saveCard: false })
    const { unmount } = await comesBack()
    for (const charges of [1, 2]) {
      fireEvent.click(screen.getByText('Pay'))
      await waitFor(() => expect(asked.filter(isCharge)).toHaveLength(charges))
      await screen.findByText('nothing')
    }
    card.read = readAtOnce
    expect(new Set(asked.filter(isCharge).map(({ key }) => key)).size).toBe(1)
    unmount()
    await comesBack()
    expect(screen.getByText(notKnown)).toBeTruthy()
  })

  it('says nothing of a tap that found no network', async () => {
    serve(() => new Error('no network'))
    const { unmount } = await comesBack()
    network(false)
    fireEvent.click(screen.getByText('Pay'))
    await screen.findByText(/There is no connection/)
    unmount()
    network(true)
    await comesBack()
    expect(said()).toBe(0)
  })

  it('says what came of it though her session ended meanwhile, once she has signed in again', async () => {
    const hers = presentSession() as Session
    const answers = [Promise.withResolvers<typeof paid>(), Promise.withResolvers<typeof declined>()]
    const asked = serve(() => answers[asked.filter(isCharge).length - 1]?.promise ?? paid)
    for (const [nth, ended] of [paid, declined].entries()) {
      await paysAndLeaves(() => expect(asked.filter(isCharge)).toHaveLength(nth + 1))
      act(() => endSession({ forgetDevice: false }))
      answers[nth]?.resolve(ended as typeof paid & typeof declined)
      await waitFor(nth === 0 ? isStored('"paid"') : nothingIsStored)
      act(() => keepSession(hers))
      const { unmount } = await comesBack()
      expect(said()).toBe(nth === 0 ? 1 : 0)
      if (nth === 0) expect(screen.getByText(wentThrough)).toBeTruthy()
      unmount()
    }
  })

  it('still warns after something free was taken, which moved no money', async () => {
    const asked = serve(() => (asked.filter(isCharge).length > 1 ? paid : never()))
    await paysAndLeaves(() => expect(asked.filter(isCharge)).toHaveLength(1))
    const { unmount } = await comesBack()
    fireEvent.click(screen.getByText('Cash'))
    await waitFor(() => expect(screen.queryByText('paid by hand')).toBeTruthy())
    unmount()
    await comesBack()
    expect(screen.getByText(notKnown)).toBeTruthy()
  })

  it('sends nothing that wasn’t sent when she left', async () => {
    const readSlowly = Promise.withResolvers<Awaited<ReturnType<typeof card.read>>>()
    const { read: readAtOnce } = card
    card.read = () => readSlowly.promise
    const asked = serve(() => paid)
    await paysAndLeaves(() => expect(screen.queryByText('waiting')).toBeTruthy())
    readSlowly.resolve({ paymentInfo: { sourceToken: 'late' }, saveCard: false })
    card.read = readAtOnce
    await aFewTurns()
    expect(asked.filter(isCharge)).toEqual([])
    await comesBack()
    expect(said()).toBe(0)
  })

  it('stores nothing in the name of whoever has signed in meanwhile', async () => {
    const answer = Promise.withResolvers<typeof paid>()
    const asked = serve(() => answer.promise)
    await paysAndLeaves(() => expect(asked.some(isCharge)).toBe(true))
    isStored('charges here')()
    act(() => keepSession({ ...(presentSession() as Session), userId: 'u2' }))
    answer.resolve(paid)
    await aFewTurns()
    nothingIsStored()
    await comesBack()
    expect(said()).toBe(0)
  })
})

describe('a charge whose answer is lost', () => {
  const unheard = /don’t know yet whether the payment went through/
  /**
   * She pays, and the network is lost while the call is under way. Whoever asks for its outcome later gets these
   * answers.
   */
  async function paysIntoTheDark(answers: ((asked: Asked) => object | Error)[]) {
    const asked = serveCalls({
      makePayment: (one) => {
        if (asked.length === 1) network(false)
        return (answers[asked.length - 1]?.(one) ?? new Error('lost')) as Error
      },
    })
    const { unmount } = await live(<Paying />, { areas: ['cards'] })
    fireEvent.click(screen.getByText('Pay'))
    await screen.findByText(unheard)
    return Object.assign(asked, { leave: unmount })
  }
  const lost = () => new Error('lost')
  const notBegun = () => ({
    status: 409,
    body: { success: false, code: 'payment-not-begun', errorMessage: 'Nothing was taken.' },
  })

  it('is asked for under its key once the network is back, and nothing is charged by that', async () => {
    const asked = await paysIntoTheDark([lost, () => ({ body: { paid: true, result: [] } })])
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.click(screen.getByText('Pay'))
    expect(asked).toHaveLength(1)
    network(true)
    await screen.findByText('paid')
    expect(screen.queryByText(unheard)).toBeNull()
    expect(asked.map(({ asksOutcome = false }) => asksOutcome)).toEqual([false, true])
    expect(asked[1]).toMatchObject({ key: asked[0]?.key, body: asked[0]?.body })
  })

  it('is asked for again when that is lost too', async () => {
    const asked = await paysIntoTheDark([lost, lost, () => ({ body: { paid: true, result: [] } })])
    network(true)
    await waitFor(() => expect(asked).toHaveLength(2))
    await screen.findByText(unheard)
    network(true)
    await screen.findByText('paid')
    expect(asked.map(({ asksOutcome = false }) => asksOutcome)).toEqual([false, true, true])
  })

  const paid = () => ({ body: { paid: true, result: [] } })
  /** Reports the network as back until the payment is settled; each time the outcome is asked for at once. */
  const untilPaid = () =>
    waitFor(() => {
      network(true)
      expect(screen.queryByText('paid')).toBeTruthy()
    })

  it.each([
    ['is too busy to say', { status: 503, body: { code: 'try-again' } }],
    ['says “slow down”', { status: 429, body: { code: 'too-many-requests' } }],
    ['is on the first try still', { status: 409, body: { code: 'in-progress' } }],
  ])(
    'is asked for again when the server %s, and nothing is said to have been refused',
    async (_, answer) => {
      const asked = await paysIntoTheDark([lost, () => answer, paid])
      network(true)
      await waitFor(() => expect(asked).toHaveLength(2))
      expect(screen.getByText(unheard)).toBeTruthy()
      await untilPaid()
      expect(asked.map(({ asksOutcome = false }) => asksOutcome)).toEqual([false, true, true])
      expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
    },
  )

  it.each([
    ['broke off', { status: 200, body: undefined }],
    ['came from what stands between', { status: 502, body: undefined }],
    ['was that another try is under way', { status: 409, body: { code: 'in-progress' } }],
  ])('is one that %s, too', async (_, first) => {
    const asked = await paysIntoTheDark([() => first, paid])
    await untilPaid()
    expect(asked.map(({ asksOutcome = false }) => asksOutcome)).toEqual([false, true])
  })

  it('isn’t asked for while nobody or somebody else is signed in: the key is hers who paid', async () => {
    const asked = await paysIntoTheDark([lost, paid])
    const hers = presentSession()
    const wakes = async () => {
      network(true)
      await aFewTurns()
    }
    act(() => endSession({ forgetDevice: true }))
    await wakes()
    act(() => keepSession({ ...(hers as Session), userId: 'u2' }))
    await wakes()
    expect([asked.length, screen.queryByText(unheard) !== null]).toEqual([1, true])
    act(() => keepSession(hers as Session))
    await untilPaid()
    expect(asked[1]).toMatchObject({ asksOutcome: true, key: asked[0]?.key })
  })

  it('isn’t asked for any more once she has left the page', async () => {
    const asked = await paysIntoTheDark([lost, paid])
    asked.leave()
    network(true)
    await aFewTurns()
    expect(asked).toHaveLength(1)
  })

  it('is told of when she comes back to the page, until a payment has its answer', async () => {
    const before = /don’t know whether your last payment here went through/
    const asked = await paysIntoTheDark([lost, paid])
    asked.leave()
    network(true)
    const again = await live(<Paying />, { areas: ['cards'] })
    expect(screen.getByText(before)).toBeTruthy()
    expect(asked).toHaveLength(1)
    fireEvent.click(screen.getByText('Pay'))
    await screen.findByText('paid')
    again.unmount()
    await live(<Paying />, { areas: ['cards'] })
    expect(screen.queryByText(before)).toBeNull()
  })

  it('is told of to nobody else on her phone', async () => {
    const asked = await paysIntoTheDark([lost])
    asked.leave()
    keepSession({ ...(presentSession() as Session), userId: 'u2' })
    await live(<Paying />, { areas: ['cards'] })
    expect(screen.queryByText(/last payment here/)).toBeNull()
  })

  it('isn’t one of what the desk writes down by hand: it says so, and the same is said again under its key', async () => {
    const asked = serveCalls({
      makePayment: () => {
        if (asked.length === 1) network(false)
        return asked.length === 1 ? new Error('lost') : paid()
      },
    })
    await live(<Paying />, { areas: ['cards'] })
    fireEvent.click(screen.getByText('Cash'))
    await screen.findByText(/There is no connection/)
    network(true)
    await aFewTurns()
    expect(asked).toHaveLength(1)
    fireEvent.click(screen.getByText('Cash'))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]?.asksOutcome).toBeUndefined()
    expect(asked[1]?.key).toBe(asked[0]?.key)
  })

  it('and never came is said to have taken nothing; her next tap is another payment', async () => {
    const asked = await paysIntoTheDark([
      lost,
      notBegun,
      () => ({ body: { paid: true, result: [] } }),
    ])
    network(true)
    await screen.findByText('nothing')
    expect(screen.getByRole('alert').textContent).toContain('Nothing was taken.')
    await aFewTurns()
    expect(asked).toHaveLength(2)
    fireEvent.click(screen.getByText('Pay'))
    await screen.findByText('paid')
    expect(asked[2]?.asksOutcome).toBeUndefined()
    expect(asked[2]?.key).not.toBe(asked[0]?.key)
  })

  it('isn’t one that was tapped without a network: it says that there is none, and asks nothing', async () => {
    const asked = serveCalls({ makePayment: () => new Error('no network') })
    await live(<Paying />, { areas: ['cards'] })
    network(false)
    fireEvent.click(screen.getByText('Pay'))
    await screen.findByText(/There is no connection/)
    network(true)
    await aFewTurns()
    expect(asked).toHaveLength(1)
  })
})
