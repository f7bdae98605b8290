// @vitest-environment happy-dom
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { visit } from '../../test/answers.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { AfterShabbosScreen } from './AfterShabbosScreen.tsx'

const friday = '2026-11-27'
const main = { id: 'main', name: 'Main building', nameHe: 'הבניין הראשי' }
const brook = { id: 'brook', name: 'Brook Lane', nameHe: 'ברוק ליין' }
const row = (id: string, more: object = {}) => ({
  ...{ reservationId: id, reservationCode: id, reservationTime: '2026-11-27T17:00:00-05:00' },
  ...{ firstTime: false, handicapped: false, kallah: false },
  ...{ kept: null, became: null, room: null, balance: 0, location: main, ...more },
})
const named = (reservationId: string, firstName: string, lastName: string) => ({
  ...{ ...visit, reservationId },
  user: { id: `u${reservationId}`, userName: null, firstName, lastName },
})
const sheetOf = (...rows: object[]) => ({
  body: [{ date: friday, ended: '2026-11-28T17:16:00-05:00', rows }],
})
const ofFriday = `/receptionist/after-shabbos?date=${friday}`
const open = async (
  answers: Parameters<typeof serveCalls>[0],
  at = ofFriday,
  language: Language = 'en',
) => {
  const asked = serveCalls({
    settings: () => ({ body: [] }),
    rooms: () => ({ body: [{ id: 3, number: '3' }] }),
    ...answers,
  })
  setServerClock('2026-11-28T18:02:00-05:00')
  const shown = await live(<AfterShabbosScreen />, {
    areas: [
      ...(['desk', 'desk-pages', 'desk-reservation', 'after-shabbos', 'till', 'history'] as const),
      ...(['cards', 'pay', 'sign-in'] as const),
    ],
    at,
    language,
  })
  const bodies = (name: string) =>
    asked.filter((call) => call.name === name).map(({ body }) => body)
  return { ...shown, bodies }
}
const line = async (code: string) => (await screen.findByText(code)).closest('li') as HTMLElement
const record = () => screen.getByRole('button', { name: /^Record/ })

describe('whoever opens the page by itself', () => {
  const plain = '/receptionist/after-shabbos'

  it('is led to the oldest sheet that waits', async () => {
    const { router } = await open({ sheets: () => sheetOf(row('0100')) }, plain)
    await line('0100')
    expect(router.state.location.search).toBe(`?date=${friday}`)
  })

  it('is told where none waits', async () => {
    const { router } = await open({ sheets: () => ({ body: [] }) }, plain)
    expect(await screen.findByText('No sheet waits.')).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })
})

describe('a sheet', () => {
  it.each([
    ['en', 'Friday night, 27 November'],
    ['he', 'ליל שבת, 27 בנובמבר'],
  ] as const)('is named by its night, in %s', async (language, night) => {
    await open({ sheets: () => sheetOf(row('0100')) }, ofFriday, language)
    expect(await screen.findByRole('heading', { level: 2, name: night })).toBeTruthy()
  })

  it('whose answer was lost, but not its words, asks nobody to try again', async () => {
    let sheet = sheetOf(row('0100'), row('0200'))
    const { client } = await open({
      sheets: () => sheet,
      enterSheet: () => new TypeError('Failed to fetch'),
    })
    fireEvent.click(within(await line('0100')).getByRole('radio', { name: 'Came' }))
    fireEvent.click(record())
    expect((await screen.findByRole('alert')).textContent).toContain('try again')
    sheet = sheetOf(row('0100', { became: 'came' }), row('0200'))
    await act(async () => client.invalidateQueries({ queryKey: ['sheets'] }))
    await waitFor(() => expect((record() as HTMLButtonElement).disabled).toBe(true))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('lets a room be that another desk has written in the meantime', async () => {
    const written = (room: number) =>
      row('0100', { became: 'came', room: { id: room, number: String(room) } })
    await open({
      sheets: () => sheetOf(written(3), row('0200')),
      enterSheet: () =>
        said({
          ...sheetOf(written(5), row('0200')).body[0],
          refused: [{ reservationId: '0100', code: 'moved-on', errorMessage: 'Moved on.' }],
        }),
    })
    fireEvent.click(within(await line('0100')).getByRole('button', { name: /^Change/ }))
    const room = within(await line('0100')).getByLabelText(/room/i)
    fireEvent.change(room, { target: { value: '4' } })
    fireEvent.click(record())
    await waitFor(() => expect((record() as HTMLButtonElement).disabled).toBe(true))
    expect((await line('0100')).textContent).toContain('5')
  })

  it('keeps the focus in a row that is opened, and let be as it is written', async () => {
    await open({ sheets: () => sheetOf(row('0100', { became: 'came' }), row('0200')) })
    const first = await line('0100')
    fireEvent.click(within(first).getByRole('button', { name: /^Change/ }))
    const chosen = within(first).getByRole('radio', { name: 'Came' })
    expect(document.activeElement).toBe(chosen)
    fireEvent.keyDown(chosen, { key: 'Escape' })
    expect(document.activeElement).toBe(within(first).getByRole('button', { name: /^Change/ }))
  })

  it('is laid out as the papers are: a building after the other, each numbered from one, by name', async () => {
    await open({
      sheets: () =>
        sheetOf(
          row('0100'),
          row('0200'),
          row('0050', { location: brook }),
          row('0060', { location: brook }),
        ),
      listAdmin: () => ({
        body: { all: [named('0100', 'Leah', 'Weil'), named('0050', 'Tova', '')] },
      }),
    })
    const papers = [...(await screen.findAllByRole('list'))].filter((list) => list.tagName === 'OL')
    expect(papers.map((list) => list.getAttribute('aria-label'))).toEqual([
      'Main building',
      'Brook Lane',
    ])
    expect(within(papers[1] as HTMLElement).getAllByRole('listitem')[0]?.textContent).toMatch(/^1/)
    expect(await within(papers[0] as HTMLElement).findByText('Leah W.')).toBeTruthy()
    expect(await within(papers[1] as HTMLElement).findByText('Tova')).toBeTruthy()
    // Enter leads over the edge of the paper, as over any other row.
    const last = within(await line('0200')).getAllByRole('radio')[0] as HTMLElement
    last.focus()
    fireEvent.keyDown(last, { key: 'Enter' })
    expect((await line('0050')).contains(document.activeElement)).toBe(true)
  })

  it('names her too who came without a reservation, at whichever desk she was written down', async () => {
    let sheet = sheetOf(row('0100'))
    let all = [named('0100', 'Leah', 'Weil')]
    const { client } = await open({
      sheets: () => sheet,
      listAdmin: () => ({ body: { all } }),
    })
    expect(await within(await line('0100')).findByText('Leah W.')).toBeTruthy()
    sheet = sheetOf(row('0100'), row('0200', { became: 'came' }))
    all = [...all, named('0200', 'Vella', 'Pinter')]
    await act(async () => client.invalidateQueries({ queryKey: ['sheets'] }))
    expect(await within(await line('0200')).findByText('Vella P.')).toBeTruthy()
  })

  it.each([
    ['a French keyboard', { key: '&', code: 'Digit1' }, 0],
    ['a French keyboard', { key: 'é', code: 'Digit2' }, 1],
    ['the number pad', { key: '2', code: 'Numpad2' }, 1],
    ['a French keyboard with Shift', { key: '1', code: 'Digit1', shiftKey: true }, 0],
  ])('takes the keys of the outcomes by their place on %s too: %j', async (_, key, chosen) => {
    await open({ sheets: () => sheetOf(row('0100'), row('0200')) })
    const first = within(await line('0100'))
    const radios = first.getAllByRole<HTMLInputElement>('radio')
    radios[0]?.focus()
    fireEvent.keyDown(document.activeElement as Element, key)
    expect(radios.map(({ checked }) => checked).indexOf(true)).toBe(chosen)
  })

  it('takes no key of a sign that Shift writes', async () => {
    await open({ sheets: () => sheetOf(row('0100'), row('0200')) })
    const first = within(await line('0100'))
    first.getAllByRole('radio')[0]?.focus()
    const shifted = { key: '!', code: 'Digit1', shiftKey: true }
    fireEvent.keyDown(document.activeElement as Element, shifted)
    expect(first.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('has the focus on the outcome that a key has chosen, so that it is read out', async () => {
    await open({ sheets: () => sheetOf(row('0100'), row('0200')) })
    const radios = within(await line('0100')).getAllByRole('radio')
    radios[0]?.focus()
    fireEvent.keyDown(radios[0] as HTMLElement, { key: '2' })
    expect(document.activeElement).toBe(radios[1])
  })

  it('leads from 1 into the room, where the next Tab finds her still', async () => {
    await open({ sheets: () => sheetOf(row('0100'), row('0200')) })
    const first = await line('0100')
    const radio = within(first).getAllByRole('radio')[0] as HTMLElement
    radio.focus()
    fireEvent.keyDown(radio, { key: '1' })
    const room = within(first).getByLabelText(/room/i)
    expect(document.activeElement).toBe(room)
    expect(fireEvent.keyDown(room, { key: 'Tab' })).toBe(false)
    expect(fireEvent.keyDown(room, { key: 'Tab' })).toBe(true)
  })

  it('leads from 1 into a room that is replaced by what is typed, and back out by Shift and Tab', async () => {
    await open({ sheets: () => sheetOf(row('0100'), row('0200')) })
    const first = within(await line('0100'))
    const room = first.getByLabelText<HTMLInputElement>(/room/i)
    fireEvent.change(room, { target: { value: '12' } })
    room.setSelectionRange(2, 2)
    fireEvent.keyDown(first.getByRole('radio', { name: 'Came' }), { key: '1' })
    expect([room.selectionStart, room.selectionEnd]).toEqual([0, 2])
    expect(fireEvent.keyDown(room, { key: 'Tab', shiftKey: true })).toBe(true)
  })

  it('leaves what the browser does with a key and Control, Alt or Command to the browser', async () => {
    await open({ sheets: () => sheetOf(row('0100'), row('0200')) })
    const first = within(await line('0100'))
    const came = first.getByRole<HTMLInputElement>('radio', { name: 'Came' })
    for (const held of ['ctrlKey', 'altKey', 'metaKey'])
      expect(fireEvent.keyDown(came, { key: '1', [held]: true }), held).toBe(true)
    expect(came.checked).toBe(false)
    expect(fireEvent.keyDown(came, { key: '1' })).toBe(false)
    expect(came.checked).toBe(true)
  })

  it('leads by Enter to the next row, with Shift to the one before, and from the last to the record', async () => {
    await open({ sheets: () => sheetOf(row('0100'), row('0200', { became: 'came' }), row('0300')) })
    const [first, last] = [await line('0100'), await line('0300')]
    const radioIn = (at: HTMLElement) => within(at).getAllByRole('radio')[0] as HTMLElement
    radioIn(first).focus()
    const press = (key: string, more = {}) =>
      fireEvent.keyDown(document.activeElement as Element, { key, ...more })
    press('Enter')
    expect(last.contains(document.activeElement), 'over the one that is written').toBe(true)
    press('Enter', { shiftKey: true })
    expect(first.contains(document.activeElement)).toBe(true)
    press('2')
    press('Enter', { shiftKey: true })
    expect(first.contains(document.activeElement), 'none is before it').toBe(true)
    press('Enter')
    press('Enter')
    expect(document.activeElement).toBe(record())
    radioIn(last).focus()
    press('Enter', { shiftKey: true })
    expect(document.activeElement, 'what was chosen there').toBe(
      within(first).getByRole('radio', { name: 'Didn’t' }),
    )
  })

  it('leads up and down by the arrows in the room field, and leaves them to the choice elsewhere', async () => {
    await open({ sheets: () => sheetOf(row('0100'), row('0200')) })
    const [first, second] = [await line('0100'), await line('0200')]
    const press = (at: Element, key: string) => fireEvent.keyDown(at, { key })
    const room = (at: HTMLElement) => within(at).getByLabelText(/room/i)
    expect(press(room(first), 'ArrowDown')).toBe(false)
    expect(second.contains(document.activeElement)).toBe(true)
    expect(press(room(second), 'ArrowUp')).toBe(false)
    expect(first.contains(document.activeElement)).toBe(true)
    const came = within(first).getByRole<HTMLInputElement>('radio', { name: 'Came' })
    came.focus()
    for (const key of ['ArrowDown', 'ArrowUp']) expect(press(came, key)).toBe(true)
    expect(document.activeElement).toBe(came)
    expect(press(room(first), '1'), 'a digit there is a room').toBe(true)
    expect(came.checked).toBe(false)
  })

  it('leaves the keys of its buttons to them', async () => {
    await open({ sheets: () => sheetOf(row('0100', { became: 'came' }), row('0200')) })
    const change = within(await line('0100')).getByRole('button', { name: /^Change/ })
    change.focus()
    expect(fireEvent.keyDown(change, { key: 'Enter' })).toBe(true)
    expect(document.activeElement).toBe(change)
  })

  it('marks nobody by a digit that is pressed on a button of an open row', async () => {
    await open({ sheets: () => sheetOf(row('0100'), row('0200', { balance: 18 })) })
    const [first, second] = [await line('0100'), await line('0200')]
    fireEvent.click(within(second).getByRole('radio', { name: 'Came' }))
    fireEvent.keyDown(within(second).getByRole('button', { name: /^Take payment/ }), { key: '2' })
    for (const at of [first, second])
      expect(within(at).getByRole<HTMLInputElement>('radio', { name: 'Didn’t' }).checked).toBe(
        false,
      )
  })

  it('is begun by 1, 2 or 3 from anywhere, but from where something is typed', async () => {
    await open({ sheets: () => sheetOf(row('0100', { became: 'came' }), row('0200'), row('0300')) })
    const second = await line('0200')
    const didnt = within(second).getByRole<HTMLInputElement>('radio', { name: 'Didn’t' })
    const elsewhere = document.body.appendChild(document.createElement('textarea'))
    const press = (at: Element, key: string, more = {}) => fireEvent.keyDown(at, { key, ...more })
    expect(press(elsewhere, '2')).toBe(true)
    expect(press(document.body, '4')).toBe(true)
    for (const held of ['ctrlKey', 'altKey', 'metaKey'])
      expect(press(document.body, '2', { [held]: true }), held).toBe(true)
    expect(didnt.checked).toBe(false)
    expect(press(document.body, '2')).toBe(false)
    expect(didnt.checked).toBe(true)
    expect(second.contains(document.activeElement)).toBe(true)
    elsewhere.remove()
  })

  it('shows the room reserved for her until one is typed, which means that she came', async () => {
    await open({
      sheets: () => sheetOf(row('0100', { kept: { id: 3, number: '3' } }), row('0200')),
    })
    const first = within(await line('0100'))
    const room = first.getByLabelText<HTMLInputElement>(/room/i)
    const came = first.getByRole<HTMLInputElement>('radio', { name: 'Came' })
    expect([room.placeholder, room.value, came.checked]).toEqual(['3', '', false])
    fireEvent.change(room, { target: { value: '12' } })
    expect([room.placeholder, room.value, came.checked]).toEqual(['', '12', true])
    fireEvent.keyDown(came, { key: 'Escape' })
    expect([room.placeholder, room.value, came.checked]).toEqual(['3', '', false])
  })

  it('says at its room why a row was not recorded', async () => {
    const refused = [
      { reservationId: '0100', code: 'no-room', errorMessage: 'There is no room 40.' },
    ]
    await open({
      sheets: () => sheetOf(row('0100'), row('0200')),
      enterSheet: () => said({ ...sheetOf(row('0100'), row('0200')).body[0], refused }),
    })
    const room = within(await line('0100')).getByLabelText(/room/i)
    expect(room.getAttribute('aria-invalid')).toBeNull()
    fireEvent.change(room, { target: { value: '40' } })
    fireEvent.click(record())
    await waitFor(() => expect(room.getAttribute('aria-invalid')).toBe('true'))
    const why = document.getElementById(`${room.getAttribute('aria-describedby')}`)
    expect(why?.textContent).toBe('There is no room 40.')
  })

  it('is recorded once each row is marked and none waits to be sent, not before', async () => {
    const recorded = () => screen.queryByText(/^The night is recorded/)
    await open({
      sheets: () => sheetOf(row('0100'), row('0200', { became: 'came' })),
      enterSheet: () =>
        said({
          ...sheetOf(row('0100', { became: 'came' }), row('0200', { became: 'came' })).body[0],
          refused: [],
        }),
    })
    const first = await line('0100')
    expect(recorded(), 'one is open').toBeNull()
    fireEvent.click(within(first).getByRole('radio', { name: 'Came' }))
    expect(recorded(), 'one is to be sent').toBeNull()
    expect((record() as HTMLButtonElement).disabled).toBe(false)
    fireEvent.click(record())
    await waitFor(() => expect(recorded()).toBeTruthy())
    expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull()
  })

  it('says of a cancellation, before it is recorded, that it stays', async () => {
    await open({ sheets: () => sheetOf(row('0100'), row('0200')) })
    const first = await line('0100')
    fireEvent.click(within(first).getByRole('radio', { name: 'Canceled' }))
    expect(screen.getByText(/A cancellation stays/).textContent).toContain('0100')
    fireEvent.click(within(first).getByRole('radio', { name: 'Came' }))
    expect(screen.queryByText(/A cancellation stays/)).toBeNull()
  })

  it.each([
    ['3', 'numeric'],
    ['12A', 'text'],
  ])('has the keys on a phone that a room like %s is written by', async (number, keys) => {
    await open({
      sheets: () => sheetOf(row('0100')),
      rooms: () => ({ body: [{ id: 3, number }] }),
    })
    const room = within(await line('0100')).getByLabelText(/room/i)
    await waitFor(() => expect(room.getAttribute('inputmode')).toBe(keys))
  })
})

describe('who came without a reservation', () => {
  const her = {
    ...{ id: 'u7', firstName: 'Vella', lastName: 'Pinter', phoneNumber: '12015550177' },
    ...{ language: 'en', notes: null, excludedAttendants: [] },
  }
  const added = (refusals: object[] = []) =>
    said({
      ...sheetOf(row('0100'), row('0200', { became: refusals.length ? null : 'came' })).body[0],
      ...{ reservationId: '0200', refused: refusals },
    })
  const adds = async (
    addToSheet: () => ReturnType<typeof said> | ReturnType<typeof refused>,
    { places = [{ ...main, alternate: false }] as object[], where = '', recordFirst = false } = {},
  ) => {
    const page = await open({
      publicSettings: () => ({ body: [{ Key: 'countryCode', Value: 'us' }] }),
      sheets: () => sheetOf(row('0100')),
      findUserByPhone: () => ({ body: her }),
      user: () => ({ body: her }),
      membership: () => ({ body: { activeMember: false } }),
      attendants: () => ({ body: [] }),
      findReservationsByUser: () => ({ body: [] }),
      locations: () => ({ body: places }),
      enterSheet: () =>
        said({
          ...sheetOf(row('0100')).body[0],
          refused: [{ reservationId: '0100', code: 'no-room', errorMessage: 'No room 70.' }],
        }),
      addToSheet,
    })
    const first = within(await line('0100'))
    if (recordFirst) {
      fireEvent.click(first.getByRole('radio', { name: 'Came' }))
      fireEvent.click(record())
      await first.findByText('No room 70.')
    }
    fireEvent.click(screen.getByRole('button', { name: 'Someone came without a reservation' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByLabelText('Room')).toBeNull()
    const phone = await dialog.findByRole('textbox', { name: 'Phone' })
    fireEvent.change(phone, { target: { value: '(201) 555-0177' } })
    fireEvent.submit(phone.closest('form') as HTMLFormElement)
    await dialog.findByText('Vella Pinter')
    fireEvent.change(dialog.getByLabelText('Room'), { target: { value: ' 40 ' } })
    if (where) fireEvent.click(await dialog.findByRole('radio', { name: where }))
    fireEvent.click(dialog.getByRole('checkbox', { name: 'She was in an accessible room' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Write down that she came' }))
    return { ...page, dialog }
  }

  it('is found, written down with her room, and stands on the sheet', async () => {
    const { bodies } = await adds(() => added())
    await line('0200')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies('addToSheet')).toEqual([
      { dt: friday, userId: 'u7', handicapped: true, alternateLocation: false, room: '40' },
    ])
  })

  it('isn’t written down anywhere as long as the buildings aren’t known', async () => {
    let isDown = true
    await open({
      sheets: () => sheetOf(row('0100')),
      locations: () =>
        isDown ? refused('Not just now.') : { body: [{ ...main, alternate: false }] },
    })
    await line('0100')
    fireEvent.click(screen.getByRole('button', { name: 'Someone came without a reservation' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findByRole('alert')).textContent).toContain('Not just now.')
    expect(dialog.queryByRole('textbox', { name: 'Phone' })).toBeNull()
    isDown = false
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('textbox', { name: 'Phone' })).toBeTruthy()
  })

  it('is written down in the building where she was', async () => {
    const places = [
      { ...main, alternate: false },
      { ...brook, alternate: true },
    ]
    const { bodies } = await adds(() => added(), { places, where: 'Brook Lane' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies('addToSheet')).toMatchObject([{ alternateLocation: true, room: '40' }])
  })

  it('and whose room is none stands there with it, and why', async () => {
    await adds(() =>
      added([{ reservationId: '0200', code: 'no-room', errorMessage: 'There is no room 40.' }]),
    )
    const hers = within(await line('0200'))
    const room = hers.getByLabelText<HTMLInputElement>(/room/i)
    await waitFor(() => expect(room.getAttribute('aria-invalid')).toBe('true'))
    expect(room.value.trim()).toBe('40')
    expect(hers.getByRole<HTMLInputElement>('radio', { name: 'Came' }).checked).toBe(true)
    expect(hers.getByText('There is no room 40.')).toBeTruthy()
    fireEvent.change(room, { target: { value: '3' } })
    await waitFor(() => expect(hers.queryByText('There is no room 40.')).toBeNull())
  })

  it('leaves what is said of a row that was refused before', async () => {
    await adds(() => added(), { recordFirst: true })
    await line('0200')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(await line('0100')).getByText('No room 70.')).toBeTruthy()
  })

  it('and couldn’t be written down is asked about still, with why', async () => {
    const { dialog } = await adds(() => refused('She is on the sheet already.'))
    expect((await dialog.findByRole('alert')).textContent).toContain('on the sheet already')
    expect(dialog.getByLabelText<HTMLInputElement>('Room').value.trim()).toBe('40')
  })
})

describe('the sheet beside its rows', () => {
  it('marks all who are left as come at once, counts them, and records the night', async () => {
    const { bodies } = await open({
      sheets: () => sheetOf(row('0100'), row('0200'), row('0300', { balance: 18 })),
      enterSheet: () => refused(),
    })
    fireEvent.click(within(await line('0100')).getByRole('radio', { name: 'Didn’t' }))
    const count = (word: string) =>
      [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === word)
        ?.nextElementSibling?.textContent
    expect([count('Came'), count('Did not come'), count('Still open')]).toEqual(['0', '1', '2'])
    fireEvent.click(screen.getByRole('button', { name: 'The other 2 came' }))
    expect([count('Came'), count('Did not come'), count('Still open')]).toEqual(['2', '1', '0'])
    expect(count('To collect')).toBe('$18.00')
    expect(screen.queryByRole('button', { name: /^The other/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Record the night' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
    const [sent] = bodies('enterSheet') as [{ rows: { reservationId: string; became: string }[] }]
    expect(sent.rows.map(({ reservationId, became }) => [reservationId, became])).toEqual([
      ['0100', 'didnt'],
      ['0200', 'came'],
      ['0300', 'came'],
    ])
  })

  it('says by which keys a row is marked', async () => {
    await open({ sheets: () => sheetOf(row('0100')) })
    await line('0100')
    const keys = within(screen.getByRole('list', { name: 'Keys' })).getAllByRole('listitem')
    expect(keys.map(({ textContent }) => textContent)).toEqual([
      ...['1 Came · then her room', '2 Didn’t', '3 Canceled', 'Enter Next row'],
    ])
  })

  it('has what is owed paid there, as a payment of that Shabbos', async () => {
    const owing = {
      ...named('0100', 'Leah', 'Weil'),
      ...{ reservationCode: '0100', balance: 18, reservationStatus: 'Done' },
    }
    const { bodies } = await open({
      sheets: () =>
        sheetOf(
          row('0100', {
            became: 'came',
            balance: 18,
            kallah: true,
            firstTime: true,
            handicapped: true,
          }),
        ),
      reservation: () => ({ body: owing }),
      makePayment: () => ({ body: { success: true, paid: true, result: null } }),
    })
    const hers = await line('0100')
    expect([...hers.querySelectorAll('[title]')].map((sign) => sign.getAttribute('title'))).toEqual(
      [...['First visit', 'Accessible', 'Kallah']],
    )
    fireEvent.click(within(hers).getByRole('button', { name: /^Take payment of 0100/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment of 0100' }))
    fireEvent.click(await dialog.findByRole('radio', { name: 'Cash' }))
    fireEvent.click(await dialog.findByRole('button', { name: /^Take|^Pay|^Write/ }))
    await waitFor(() => expect(bodies('makePayment')).toHaveLength(1))
    expect(bodies('makePayment')[0]).toMatchObject({
      method: 'Cash',
      amt: 18,
      reservationId: '0100',
    })
    expect(JSON.stringify(bodies('makePayment')[0])).toContain('Shabbos Payment')
  })

  it('of a visit that can’t be had for its payment says so, and asks again', async () => {
    let isRefused = true
    await open({
      sheets: () => sheetOf(row('0100', { became: 'came', balance: 18 })),
      reservation: () => (isRefused ? refused() : { body: named('0100', 'Leah', 'Weil') }),
    })
    fireEvent.click(
      within(await line('0100')).getByRole('button', { name: /^Take payment of 0100/ }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Not just now.')
    isRefused = false
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('radio', { name: 'Cash' })).toBeTruthy()
  })

  it.each([
    ['nobody was expected', sheetOf(), 'Nobody was expected that night.'],
    ['Shabbos isn’t over', { body: [] }, 'This night is entered once Shabbos or Yom Tov is over.'],
  ])('says so where %s', async (_, sheets, words) => {
    await open({ sheets: () => sheets })
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
