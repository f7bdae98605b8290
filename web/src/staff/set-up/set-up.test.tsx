// @vitest-environment happy-dom
import { scheduleDayOf } from '@mikvah/rules/schedule/schedule-of-day.ts'
import { scheduleSettingsOf } from '@mikvah/rules/schedule/schedule-settings.ts'
import { standardValues } from '@mikvah/rules/settings/with-defaults.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { applyEvent } from '../../live/on-message.ts'
import { makeOld } from '../../talk/make-old.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { eveningsOf } from './evenings-of.ts'
import { SetUpScreen } from './SetUpScreen.tsx'
import { towns } from './towns.ts'

const today = '2026-11-24'
const kept = { ...standardValues }
const settings = () => ({ body: Object.entries(kept).map(([Key, Value]) => ({ Key, Value })) })
const twilio = { Key: 'smsProvider', Value: 'twilio' }
const opening = (text: string | null, charge: string | null, open = false) => ({
  open,
  proofs: [
    { proof: 'text', provedAt: text },
    { proof: 'charge', provedAt: charge },
  ],
})
const nothingFollows = { changes: [], warning: null, nights: [], reservationsOutside: [] }
const then = '2026-11-24T10:00:00-05:00'

function serve(more: Parameters<typeof serveCalls>[0] = {}) {
  return serveCalls({
    settings,
    publicSettings: () => ({
      body: [
        { Key: 'date', Value: today },
        { Key: 'practiceMode', Value: 'True' },
      ],
    }),
    opening: () => ({ body: opening(null, null) }),
    writeSetting: ({ body }) => {
      const { dryRun, settings: wishes } = body as { dryRun?: true; settings: object[] }
      return said(dryRun ? nothingFollows : wishes)
    },
    ...more,
  })
}
const open = (step = '', language: Language = 'en') =>
  live(<SetUpScreen />, {
    areas: ['set-up', 'desk', 'office', 'settings', 'users', 'staff-sign-in', 'cards', 'pay'],
    at: `/admin/set-up${step ? `?step=${step}` : ''}`,
    language,
  })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
async function entersCard() {
  for (const [label, value] of [
    ['Card number', '4242424242424242'],
    [/^Expir/, '1230'],
    [/CVV|Security/, '123'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
}
const input = (key: string) =>
  within(document.querySelector(`[data-setting="${key}"]`) as HTMLElement).getByRole('textbox')

describe('the set-up', () => {
  it('saves a step as it is left, in one list, and goes on', async () => {
    const asked = serve()
    await open('prices')
    await screen.findByRole('heading', { name: 'What does a visit cost?' })
    fireEvent.change(await waitFor(() => input('priceBath')), { target: { value: '42' } })
    fireEvent.change(input('priceShower'), { target: { value: '' } })
    fireEvent.click(button('Save and go on'))
    await screen.findByRole('heading', { name: 'Phone and text messages' })
    const written = asked.filter(({ name }) => name === 'writeSetting').map(({ body }) => body)
    expect(written.at(-1)).toEqual({
      settings: [
        { key: 'priceBath', value: '42', was: '35' },
        { key: 'priceShower', value: '', was: '25' },
      ],
    })
  })

  it('says what somebody else has saved meanwhile, and replaces it when the step is left once more', async () => {
    const meanwhile = 'In the meantime this was set to “40”.'
    let { priceBath } = kept
    serve({
      settings: () => ({
        body: Object.entries({ ...kept, priceBath }).map(([Key, Value]) => ({ Key, Value })),
      }),
      writeSetting: ({ body }) => {
        const { dryRun, settings: wishes } = body as { dryRun?: true; settings: { was: string }[] }
        if (wishes.every(({ was }) => was === priceBath))
          return said(dryRun ? nothingFollows : wishes)
        return {
          status: 409,
          body: {
            ...{ success: false, code: 'setting-moved', errorMessage: meanwhile },
            errors: [{ path: 'settings.0.value', message: meanwhile }],
          },
        }
      },
    })
    const { client } = await open('prices')
    fireEvent.change(await waitFor(() => input('priceBath')), { target: { value: '42' } })
    priceBath = '40'
    await makeOld(client, ['settings'])
    fireEvent.click(button('Save and go on'))
    await screen.findByText(meanwhile)
    fireEvent.click(button('Save and go on'))
    await screen.findByRole('heading', { name: 'Phone and text messages' })
  })

  it('lets a step wait without saving, and finds it again', async () => {
    const asked = serve()
    await open('prices')
    fireEvent.change(await waitFor(() => input('priceBath')), { target: { value: '42' } })
    fireEvent.click(button('Later'))
    await screen.findByRole('heading', { name: 'Phone and text messages' })
    expect(asked.some(({ name }) => name === 'writeSetting')).toBe(false)
    fireEvent.click(button('Prices'))
    await waitFor(() => expect((input('priceBath') as HTMLInputElement).value).toBe('35'))
  })

  it('ticks a step whose defaults were accepted, and not one that was put off', async () => {
    serve()
    await open('prices')
    fireEvent.change(await waitFor(() => input('priceBath')), { target: { value: '42' } })
    fireEvent.click(button('Later'))
    await screen.findByRole('heading', { name: 'Phone and text messages' })
    fireEvent.click(button('Zman'))
    await screen.findByRole('heading', { name: 'When is it night?' })
    fireEvent.click(button('Next'))
    await screen.findByRole('heading', { name: 'When do the doors open?' })
    fireEvent.click(button('Open'))
    await screen.findByRole('heading', { name: 'Ready to open' })
    const ways = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(ways).toEqual(expect.arrayContaining(['Change: Zman', 'Set up: Prices']))
  })

  it('keeps a step that is wrong, and says why beside it', async () => {
    const asked = serve()
    await open('rooms')
    fireEvent.change(await waitFor(() => input('roomsAvailable')), { target: { value: '-4' } })
    fireEvent.click(button('Save and go on'))
    await screen.findByText('Give a number from 0 to 500.')
    expect(asked.some(({ name }) => name === 'writeSetting')).toBe(false)
    screen.getByRole('heading', { name: 'How many rooms?' })
  })

  it('opens only when everything that it waits for has worked, and names what hasn’t', async () => {
    serve({ opening: () => ({ body: opening(then, null) }) })
    await open('open')
    await screen.findByText('Not open yet: a card has to be charged once.')
    expect(button('Open for booking')).toHaveProperty('disabled', true)
  })

  it.each([
    ['once it has', then, 1],
    ['not before', null, 0],
  ])('says by the cards that one was charged: %s', async (_, provedAt, times) => {
    serve({ opening: () => ({ body: opening(null, provedAt) }) })
    await open('cards')
    await screen.findByRole('heading', { name: 'Try it' })
    if (times > 0) await screen.findByText('A card was charged.')
    expect(screen.queryAllByText('A card was charged.')).toHaveLength(times)
  })

  it('says once it is open that it is, and not that nobody can book', async () => {
    serve({ opening: () => ({ body: opening(then, then, true) }) })
    await open('open')
    await screen.findByRole('heading', { name: 'It is open' })
    expect(await screen.findByText('Open for booking. Patrons can reserve.')).toBeTruthy()
    expect(screen.queryByText(/Nobody can book/)).toBeNull()
  })

  it('opens when it may', async () => {
    const asked = serve({
      opening: () => ({ body: opening(then, then) }),
      openForBooking: () => said(opening(then, then, true)),
    })
    await open('open')
    await screen.findByText('All that it waits for has worked.')
    fireEvent.click(button('Open for booking'))
    await waitFor(() => expect(asked.some(({ name }) => name === 'openForBooking')).toBe(true))
  })

  it('that couldn’t be opened says why', async () => {
    serve({
      opening: () => ({ body: opening(then, then) }),
      openForBooking: () => refused('The clock is wrong.'),
    })
    await open('open')
    await screen.findByText('All that it waits for has worked.')
    fireEvent.click(button('Open for booking'))
    expect((await screen.findByRole('alert')).textContent).toContain('The clock is wrong.')
  })

  it('asks for the messaging service that Twilio may send by, and for it with Twilio alone', async () => {
    const by = (provider: string) => ({
      settings: () => ({
        body: settings().body.map(({ Key, Value }) =>
          Key === 'smsProvider' ? { Key, Value: provider } : { Key, Value },
        ),
      }),
    })
    serve(by('twilio'))
    const { unmount } = await open('texts')
    expect(await screen.findByLabelText(/^Twilio messaging service/)).toBeTruthy()
    unmount()
    serve(by('http'))
    await open('texts')
    expect(await screen.findByLabelText(/^SMS web call, body/)).toBeTruthy()
    expect(screen.queryByLabelText(/^Twilio messaging service/)).toBeNull()
  })

  it('says why a trial text couldn’t be sent, and asks for no code', async () => {
    serve({
      settings: () => ({
        body: [...settings().body.filter(({ Key }) => Key !== 'smsProvider'), twilio],
      }),
      sendTrialText: () => refused(),
    })
    await open('texts')
    fireEvent.change(await screen.findByLabelText('Your mobile phone'), {
      target: { value: '2015550142' },
    })
    fireEvent.click(button('Send me a code'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
    expect(screen.queryByLabelText('The code in the text')).toBeNull()
  })

  it('has the code of the trial text typed, six digits and nothing else, and says of a wrong one that it is', async () => {
    const asked = serve({
      settings: () => ({
        body: [...settings().body.filter(({ Key }) => Key !== 'smsProvider'), twilio],
      }),
      sendTrialText: () => said({ requestId: 'q1' }),
      readTrialText: () => refused('This is another code.'),
    })
    await open('texts')
    const phone = await screen.findByLabelText('Your mobile phone')
    expect(button('Send me a code')).toHaveProperty('disabled', true)
    fireEvent.change(phone, { target: { value: '2015550142' } })
    fireEvent.click(button('Send me a code'))
    const code = await screen.findByLabelText('The code in the text')
    fireEvent.change(code, { target: { value: '12 34-5' } })
    expect(code).toHaveProperty('value', '12345')
    expect(button('This came')).toHaveProperty('disabled', true)
    fireEvent.change(code, { target: { value: '1234567' } })
    expect(code).toHaveProperty('value', '123456')
    fireEvent.click(button('This came'))
    expect((await screen.findByRole('alert')).textContent).toContain('This is another code.')
    expect(asked.filter(({ name }) => name === 'sendTrialText').map(({ body }) => body)).toEqual([
      { phone: '2015550142', language: 'en' },
    ])
    expect(asked.filter(({ name }) => name === 'readTrialText').map(({ body }) => body)).toEqual([
      { phone: '2015550142', code: '123456', requestId: 'q1' },
    ])
  })

  it('tries texts once their provider is saved, and says what to look at when none comes', async () => {
    serve()
    await open('texts')
    await screen.findByText('First choose the provider of text messages, and save.')
    expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull()
  })

  it('says what to look at while a text that was sent has not come', async () => {
    serve({
      settings: () => ({
        body: [...settings().body.filter(({ Key }) => Key !== 'smsProvider'), twilio],
      }),
      sendTrialText: () => said({ requestId: 'r1' }),
    })
    await open('texts')
    fireEvent.change(await screen.findByLabelText('Your mobile phone'), {
      target: { value: '2015550142' },
    })
    fireEvent.click(button('Send me a code'))
    await screen.findByText(/If nothing has come after a minute/)
  })

  it('reads what has become of a text when it is told so, and not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    let trialText: object | null = null
    const asked = serve({
      settings: () => ({
        body: [...settings().body.filter(({ Key }) => Key !== 'smsProvider'), twilio],
      }),
      opening: () => ({ body: { ...opening(null, null), trialText } }),
      sendTrialText: () => said({ requestId: 'r1' }),
    })
    const { client } = await open('texts')
    fireEvent.change(await screen.findByLabelText('Your mobile phone'), {
      target: { value: '2015550142' },
    })
    const readings = () => asked.filter(({ name }) => name === 'opening').length
    await waitFor(() => expect(readings()).toBe(1))
    fireEvent.click(button('Send me a code'))
    await screen.findByText(/If nothing has come after a minute/)
    const isReading = () => client.isFetching({ queryKey: ['opening'] })
    await waitFor(() => expect([readings(), isReading()]).toEqual([2, 0]))
    const answer = '30034: Unregistered number'
    trialText = { at: then, state: 'undelivered', why: 'provider', answer }
    await vi.advanceTimersByTimeAsync(60_000)
    expect(readings()).toBe(2)
    await act(async () => applyEvent(client, { event: 'opening', data: {} }))
    await screen.findByText(answer)
    expect(readings()).toBe(3)
  })

  it.each([
    ['en', 'The provider answered:', 'The text hasn’t gone out yet.'],
    ['he', 'הספק ענה:', 'ההודעה עוד לא יצאה.'],
  ] as const)(
    'shows what the provider has against the trial text, in %s',
    async (language, by, lead) => {
      const answer = '21606: The From number is <b>not</b> valid'
      const trialText = { at: then, state: 'waiting', why: 'not-set-up', answer }
      serve({
        settings: () => ({
          body: settings().body.map(({ Key, Value }) =>
            Key === 'smsProvider' ? { Key, Value: 'twilio' } : { Key, Value },
          ),
        }),
        opening: () => ({ body: { ...opening(null, null), trialText } }),
      })
      await open('texts', language)
      const words = await screen.findByText(answer)
      expect([words.lang, words.dir]).toEqual(['en', 'ltr'])
      expect(words.parentElement?.textContent).toBe(`${by} ${answer}`)
      expect(screen.getByText(lead, { exact: false })).toBeTruthy()
    },
  )

  it('shows what the processor has against the trial charge', async () => {
    const processorSaid = 'api_key_expired: Expired API Key provided'
    serve({
      settings: () => ({
        body: settings().body.map(({ Key, Value }) =>
          Key.startsWith('stripe') ? { Key, Value: 'a key' } : { Key, Value },
        ),
      }),
      makePayment: () => ({
        status: 502,
        body: { success: false, code: 'processor-error', errorMessage: 'Not now.', processorSaid },
      }),
    })
    await open('cards')
    await entersCard()
    fireEvent.click(button(/^Charge .* and give it back/))
    expect(await screen.findByText(processorSaid)).toBeTruthy()
  })

  const charge = { paymentId: 'p1' }
  it.each([
    ['gives a trial charge back at once', { paid: true, result: [charge] }, 1],
    [
      'gives nothing back of a charge that may not have been made',
      { pending: true, result: [charge] },
      0,
    ],
  ])('%s', async (_, answer, refunds) => {
    const asked = serve({
      settings: () => ({
        body: settings().body.map(({ Key, Value }) =>
          Key.startsWith('stripe') ? { Key, Value: 'a key' } : { Key, Value },
        ),
      }),
      makePayment: () => ({ body: answer }),
      refundPayment: () => said(charge),
    })
    await open('cards')
    await entersCard()
    fireEvent.click(button(/^Charge .* and give it back/))
    await screen.findByText(refunds ? 'The money goes back to the card.' : /hasn’t answered yet/)
    expect(asked.filter(({ name }) => name === 'refundPayment')).toHaveLength(refunds)
  })

  it('counts the people as done when somebody works here beside its administrator', async () => {
    const account = (username: string, roles: string[]) => ({ id: username, username, roles })
    serve({
      adminUsers: () => ({
        body: [account('Miriam', ['Admin']), account('Rivky', ['Reception'])],
      }),
    })
    await open('open')
    await screen.findByRole('button', { name: /^Change\W+People$/ })
  })

  it('names who works here by their roles, without the screens, and adds somebody', async () => {
    const account = (username: string, more: object = {}) => ({
      ...{ id: username, username, kind: 'staff', firstName: null, lastName: null },
      ...{ roles: ['Admin'], disabled: false, lastSignIn: null, ...more },
    })
    let people = [account('d.adler'), account('room-7', { kind: 'device', roles: ['Room'] })]
    serve({ adminUsers: () => ({ body: people }) })
    const { client } = await open('people')
    expect(await screen.findByText('So far it is you alone.')).toBeTruthy()
    expect(screen.getByText('d.adler').closest('li')?.textContent).toBe('d.adlerAdministration')
    expect(screen.queryByText('room-7')).toBeNull()
    fireEvent.click(button('Add somebody'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    people = [...people, account('r.stern', { roles: ['Reception', 'Attendant'] })]
    await act(async () => makeOld(client, ['adminUsers']))
    expect((await screen.findByText('r.stern')).closest('li')?.textContent).toContain(
      'Reception · Attendant',
    )
    expect(screen.queryByText('So far it is you alone.')).toBeNull()
  })

  it.each([
    ['opted-out', 'failed', 'This phone has answered STOP. Texts come again once it sends START.'],
    ['not-set-up', 'waiting', 'A setting of the provider is missing.'],
  ] as const)(
    'says of a trial text that %s in its own words where the provider has none',
    async (why, state, says) => {
      serve({
        settings: () => ({
          body: [...settings().body.filter(({ Key }) => Key !== 'smsProvider'), twilio],
        }),
        opening: () => ({
          body: { ...opening(null, null), trialText: { at: then, state, why, answer: null } },
        }),
      })
      await open('texts')
      expect(await screen.findByText(says)).toBeTruthy()
    },
  )

  it('says nothing of a trial text that is on its way, and that one came once it was read', async () => {
    const withTwilio = () => ({
      body: [...settings().body.filter(({ Key }) => Key !== 'smsProvider'), twilio],
    })
    const trialText = { at: then, state: 'sent', why: null, answer: null }
    serve({
      settings: withTwilio,
      opening: () => ({ body: { ...opening(then, null), trialText } }),
    })
    await open('texts')
    expect(await screen.findByText('A text came and was read.')).toBeTruthy()
    expect(screen.queryByText(/didn’t arrive|hasn’t gone out/)).toBeNull()
  })

  it('is filled in by a town, which is shown as chosen, and goes back a step', async () => {
    serve()
    const { router } = await open('place')
    const town = await screen.findByLabelText<HTMLSelectElement>('A town nearby')
    const other = towns.find(({ en }) => en !== town.value)
    fireEvent.change(town, { target: { value: other?.en } })
    expect(town.value).toBe(other?.en)
    expect(input('locationLat')).toHaveProperty('value', other?.fills.locationLat)
    expect(router.state.location.search).toContain('place')
  })

  it('asks nobody for a map before it is tapped', async () => {
    serve()
    await open()
    await screen.findByRole('button', { name: 'Show the map' })
    screen.getByText(/tile\.openstreetmap\.org/)
    expect(document.querySelector('.leaflet-container, img[src*="tile"]')).toBeNull()
  })
})

describe('the evenings of a place', () => {
  it('are the server’s own: Lakewood on an ordinary Tuesday', () => {
    const evenings = eveningsOf(kept, today)
    const server = (date: string) => scheduleDayOf(date, scheduleSettingsOf(kept))
    expect(Date.parse(evenings?.zman ?? '')).toBe(server(today).zman)
    expect(evenings?.zman).toBe('2026-11-24T17:25:00-05:00')
    expect(Date.parse(evenings?.candles ?? '')).toBe(server('2026-11-27').candleLighting)
    expect(Date.parse(evenings?.motzei ?? '')).toBe(server('2026-11-28').zman)
    expect(evenings?.earliest.date).toMatch(/^2026-12-0/)
    expect(evenings?.latest.date).toMatch(/^2026-06-2/)
  })

  it('are none where the numbers aren’t a place', () => {
    expect(eveningsOf({ ...kept, locationLat: 'north' }, today)).toBeNull()
    expect(eveningsOf({ ...kept, locationLat: '' }, today)).toBeNull()
    expect(eveningsOf({ ...kept, locationLong: '74.2' }, today)).toBeNull()
  })

  it('are there for every town of the list', () => {
    for (const { en, fills } of towns)
      expect([en, eveningsOf({ ...kept, ...fills }, today) !== null]).toEqual([en, true])
  })
})
