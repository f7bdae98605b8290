// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { emptyBoard, night, visit } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { TonightScreen } from './TonightScreen.tsx'

const comes = [visit, { ...visit, reservationId: 'r2', reservationCode: '7716' }]

it('a search that failed says so, sets nobody back, and is tried again', async () => {
  vi.stubGlobal('__VERSION__', '0.0.0')
  let fails = true
  serveCalls({
    listReception: () => ({ body: { ...emptyBoard, upcoming: comes } }),
    rooms: () => ({ body: [] }),
    listReady: () => ({ body: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ body: [] }),
    publicSettings: () => ({ body: [{ Key: 'locationTimeZone', Value: 'America/New_York' }] }),
    schedule: () => ({ body: [night] }),
    search: () =>
      fails
        ? { status: 403, body: { success: false, errorMessage: 'This can’t be searched now.' } }
        : { body: { users: [], reservations: [{ reservationId: 'r2' }] } },
  })
  await live(<TonightScreen />, { areas: ['desk', 'desk-pages', 'visit-signs'] })
  fireEvent.click(await screen.findByText('Show the whole night'))
  const isBack = (code: string) =>
    screen.getByText(code, { selector: '[data-kind] *' }).closest('li')?.dataset.dim === 'true'
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'weil' } })
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be searched now')
  expect([isBack('4821'), isBack('7716')]).toEqual([false, false])
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect([isBack('4821'), isBack('7716')]).toEqual([true, false]))
  expect(screen.queryByRole('alert')).toBeNull()
})

const rivka = { id: 'u7', firstName: 'Rivka', lastName: 'Weil', phoneNumber: '12015550177' }
const answer = {
  users: [{ ...rivka, testUser: false }],
  reservations: [
    {
      ...{ reservationId: 'r2', userId: 'u7', reservationCode: '7716', waitingCode: null },
      ...{ reservationDate: night.date, reservationTime: visit.reservationTime, room: null },
      reservationStatus: 'Reserved',
    },
    {
      ...{ reservationId: 'r9', userId: 'u7', reservationCode: '3310', waitingCode: null },
      ...{
        reservationDate: '2026-12-01',
        reservationTime: '2026-12-01T20:00:00-05:00',
        room: null,
      },
      reservationStatus: 'Reserved',
    },
  ],
}
async function searching(text: string, found: object) {
  vi.stubGlobal('__VERSION__', '0.0.0')
  serveCalls({
    listReception: () => ({ body: { ...emptyBoard, upcoming: comes } }),
    rooms: () => ({ body: [] }),
    listReady: () => ({ body: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ body: [] }),
    publicSettings: () => ({ body: [{ Key: 'locationTimeZone', Value: 'America/New_York' }] }),
    schedule: () => ({ body: [night] }),
    search: () => ({ body: found }),
  })
  const shown = await live(<TonightScreen />, { areas: ['desk', 'desk-pages', 'visit-signs'] })
  await screen.findByRole('heading', { name: /Upcoming/ })
  const field = screen.getByRole('searchbox')
  act(() => field.focus())
  fireEvent.change(field, { target: { value: text } })
  return { field, ...shown }
}
const offered = () =>
  [...document.querySelectorAll('[data-found] :is(button, a)')].map((one) => one.textContent)

it('whom the search finds stands under it: visits of tonight, of other nights, and patrons without one', async () => {
  const { field, router } = await searching('weil', answer)
  await screen.findByText('Rivka Weil')
  expect(offered()).toEqual(['7716Reserved', '33101 DecReserved', 'Rivka Weil(201) 555-0177'])
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  for (let downs = 0; downs < 2; downs += 1)
    fireEvent.keyDown(document.activeElement ?? field, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toContain('Rivka Weil')
  fireEvent.click(document.activeElement ?? field)
  await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist/user/u7'))
})

it('Enter opens the first, and Escape from among them leads back into an empty field', async () => {
  const { field } = await searching('weil', answer)
  await screen.findByText('Rivka Weil')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(document.activeElement ?? field, { key: 'Escape' })
  expect([document.activeElement, (field as HTMLInputElement).value]).toEqual([field, ''])
  fireEvent.change(field, { target: { value: '4821' } })
  await waitFor(() => expect(offered()[0]).toBe('4821Reserved'))
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('that it finds nobody is said, and of whom it finds no such thing', async () => {
  const { field } = await searching('nobody', { users: [], reservations: [] })
  expect(await screen.findByText('Nobody is found.')).toBeTruthy()
  fireEvent.change(field, { target: { value: '4821' } })
  await waitFor(() => expect(offered()[0]).toBe('4821Reserved'))
  await waitFor(() => expect(screen.queryByText('Nobody is found.')).toBeNull())
})

it('four digits that end her phone find her visit of tonight as one of tonight, whether it is on the lists or not', async () => {
  const [hers, other] = answer.reservations
  const gone = {
    ...hers,
    reservationId: 'r5',
    reservationCode: '5150',
    reservationStatus: 'Canceled',
  }
  await searching('0177', { users: answer.users, reservations: [hers, gone, other] })
  await waitFor(() => expect(offered()).toHaveLength(4))
  const groups = [...document.querySelectorAll('[data-found] section')].map((group) => [
    group.querySelector('h2')?.textContent,
    [...group.querySelectorAll('.code')].map((code) => code.textContent),
  ])
  expect(groups.slice(0, 2)).toEqual([
    ['Tonight', ['7716', '5150']],
    ['Other nights', ['3310']],
  ])
})

/** The board with a search whose answers come when the test lets them, each for the text it was asked for. */
async function answeringLate() {
  vi.stubGlobal('__VERSION__', '0.0.0')
  const asked: Record<string, (found: object) => void> = {}
  const calls = serveCalls({
    listReception: () => ({ body: { ...emptyBoard, upcoming: comes } }),
    rooms: () => ({ body: [] }),
    listReady: () => ({ body: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ body: [] }),
    publicSettings: () => ({ body: [{ Key: 'locationTimeZone', Value: 'America/New_York' }] }),
    schedule: () => ({ body: [night] }),
    reservation: () => ({ status: 403, body: { success: false, errorMessage: 'Not now.' } }),
    search: ({ path }) =>
      new Promise((come) => {
        asked[new URLSearchParams(path.split('?')[1]).get('q') ?? ''] = (found) =>
          come({ body: { users: [], reservations: [], ...found } })
      }),
  })
  await live(<TonightScreen />, { areas: ['desk', 'desk-pages', 'visit-signs'] })
  await screen.findByRole('heading', { name: /Upcoming/ })
  const field = screen.getByRole('searchbox')
  act(() => field.focus())
  const type = async (value: string) => {
    fireEvent.change(field, { target: { value } })
    await waitFor(() => expect(asked[value]).toBeTruthy())
  }
  const comesTo = async (text: string, found: object) => {
    await act(async () => asked[text]?.(found))
  }
  const press = (key: string) => fireEvent.keyDown(field, { key })
  const opened = () =>
    calls.map(({ path }) => path.match(/\/reservations?\/(r\d)$/)?.[1]).filter(Boolean)
  return { field, type, comesTo, press, opened }
}
const [r2, r9] = answer.reservations
const r1 = { ...r2, reservationId: 'r1', reservationCode: '4821' }
const found = () => document.querySelector<HTMLElement>('[data-found]')
const isLate = () => found()?.getAttribute('aria-busy') === 'true'

it.each([
  ['we', 'weil', 'ArrowDown'],
  ['we', 'weil', 'Enter'],
  ['20155', '201555', 'Enter'],
])(
  'after “%s” and “%s”, %s means whom the second finds, whenever its answer comes',
  async (before, text, key) => {
    const { type, comesTo, press, opened } = await answeringLate()
    await type(before)
    await comesTo(before, { reservations: [r1, r2] })
    await waitFor(() => expect(offered()).toEqual(['4821Reserved', '7716Reserved']))
    expect(isLate()).toBe(false)
    await type(text)
    expect([isLate(), found()?.dataset.dim]).toEqual([true, 'true'])
    press(key)
    press('Enter')
    expect([document.activeElement?.tagName, opened()]).toEqual(['INPUT', []])
    await comesTo(text, { reservations: [r2] })
    await waitFor(() => expect(opened()).toEqual(['r2']))
  },
)

it('what is found for another text doesn’t stand under one that doesn’t go on from it', async () => {
  const { type, comesTo } = await answeringLate()
  await type('we')
  await comesTo('we', { reservations: [r1], users: answer.users })
  await waitFor(() => expect(offered()).toHaveLength(2))
  await type('katz')
  expect([offered(), isLate()]).toEqual([[], true])
  expect(screen.queryByText('Nobody is found.')).toBeNull()
  await comesTo('katz', {})
  expect(await screen.findByText('Nobody is found.')).toBeTruthy()
})

it.each([
  ['the text is another', 'weiss'],
  ['Escape emptied it', null],
])('an Enter that still waits is forgotten once %s', async (_, next) => {
  const { type, comesTo, press, opened, field } = await answeringLate()
  await type('weil')
  press('Enter')
  if (next) await type(next)
  else press('Escape')
  fireEvent.change(field, { target: { value: 'weil' } })
  // It may be asked for once more by then.
  await waitFor(async () => {
    await comesTo('weil', { reservations: [r2] })
    expect(offered()).toEqual(['7716Reserved'])
  })
  expect(opened()).toEqual([])
})

it('an Enter that still waits is forgotten once the field has lost the focus', async () => {
  const { type, comesTo, press, opened, field } = await answeringLate()
  await type('weil')
  press('Enter')
  act(() => field.blur())
  act(() => field.focus())
  await comesTo('weil', { reservations: [r2] })
  await waitFor(() => expect(offered()).toEqual(['7716Reserved']))
  expect(opened()).toEqual([])
})

it('four digits are opened at once where the board has the code', async () => {
  const { type, press, opened } = await answeringLate()
  await type('7716')
  press('Enter')
  await waitFor(() => expect(opened()).toEqual(['r2']))
})

it('four digits wait for the answer where the board hasn’t the code', async () => {
  const { type, comesTo, press, opened } = await answeringLate()
  await type('3310')
  press('Enter')
  await comesTo('3310', { reservations: [r9] })
  await waitFor(() => expect(opened()).toEqual(['r9']))
})

it('Enter opens whom the code names, though somebody before her has the digits in her phone', async () => {
  const { type, comesTo, press, opened } = await answeringLate()
  await type('7716')
  await comesTo('7716', { reservations: [r1, r2] })
  await waitFor(() => expect(offered()).toEqual(['7716Reserved', '4821Reserved']))
  press('Enter')
  await waitFor(() => expect(opened()).toEqual(['r2']))
})

it.each([
  ['patrons', { users: Array.from({ length: 20 }, (_, id) => ({ ...rivka, id })) }],
  ['visits', { reservations: Array.from({ length: 20 }, (_, n) => ({ ...r9, reservationId: n })) }],
])('that there may be more is said where the %s are cut off', async (_, many) => {
  await searching('weil', { users: [], reservations: [], ...many })
  expect(await screen.findByText('There are more. Type more of it.')).toBeTruthy()
})

it('of a visit that waits to be paid it says until when its time is held', async () => {
  const held = { reservationStatus: 'Pending', holdUntil: '2026-11-24T20:15:00-05:00' }
  const [, other] = answer.reservations
  await searching('weil', { users: [], reservations: [{ ...other, ...held }] })
  await screen.findByText(/held until/)
  expect(offered()).toEqual(['33101 Decheld until 8:15\u00a0PMPending'])
})

it('of a change that counts no more it says nothing of a time', async () => {
  const held = { reservationStatus: 'Pending', holdUntil: '2026-11-24T20:15:00-05:00' }
  const changes = answer.reservations.map((one) => ({ ...one, ...held, replacedHasBegun: true }))
  const [hers, other] = changes
  await searching('weil', { users: [], reservations: [{ ...hers, reservationId: 'r5' }, other] })
  await waitFor(() => expect(offered()).toEqual(['7716Pending', '33101 DecPending']))
})

const ended = { reservationStatus: 'Pending', holdUntil: '2026-11-24T09:15:00-05:00' }

it.each([
  ['is held on while a payment of it is open', true, 'held while it is being paid'],
  ['is held no more without one', false, ''],
])(
  'a visit past the end of its hold %s, tonight and on another night',
  async (_, paymentPending, words) => {
    const [hers, other] = answer.reservations.map((one) => ({ ...one, ...ended, paymentPending }))
    await searching('weil', { users: [], reservations: [{ ...hers, reservationId: 'r5' }, other] })
    await waitFor(() =>
      expect(offered()).toEqual([`7716${words}Pending`, `33101 Dec${words}Pending`]),
    )
  },
)
