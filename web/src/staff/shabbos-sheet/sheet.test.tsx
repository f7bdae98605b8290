// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { hebrewDateText } from '../../night/hebrew-date.ts'
import { setServerClock } from '../../talk/clock.ts'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { evening, room, visit } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { ShabbosSheetScreen } from './ShabbosSheetScreen.tsx'
import { Sheet } from './Sheet.tsx'
import { rowsOf } from './sheet-of.ts'

const at = (day: number, time: string) => `2026-11-${day}T${time}:00-05:00`

it.each([
  ['Shabbos', 28, ['Shabbos ends', 'צאת השבת', 'No writing until Shabbos is out']],
  ['Yom Tov', 26, ['Yom Tov ends', 'צאת החג', 'No writing until Yom Tov is out']],
])('says when %s ends, by its name, in both languages', async (_, day, words) => {
  serveCalls({})
  const quiet = { from: at(day - 1, '16:12'), to: at(day, '17:16') }
  const night = evening(day - 1, { quiet })
  // Its words in both languages are waited for.
  await act(() =>
    live(
      <Sheet
        {...{
          night,
          rows: [],
          count: 0,
          rooms: [],
          named: true,
          nth: 1,
          of: 1,
          place: null,
          tonight: [],
        }}
      />,
      { areas: ['shabbos-sheet'] },
    ),
  )
  await screen.findByText(words[0] ?? '')
  for (const word of words) expect(document.body.textContent).toContain(word)
  // Each half writes the hour as its language does, and what the signs mean is on the paper.
  const rules = [...document.querySelectorAll('footer p')].map((rule) => rule.textContent)
  expect(rules).toEqual([expect.stringMatching(/5:16PM$/), expect.stringMatching(/17:16$/)])
  const nights = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)
  expect(nights[0]).toMatch(/day night$/)
  expect(document.body.textContent).toContain(hebrewDateText({ day: 15, month: 'Kislev' }, 'he'))
  expect(screen.getByText(/First visit/).textContent).toContain('First visit · ביקור ראשון')
})

it('says sections and attendants by both their names, and by the one where there is one', async () => {
  serveCalls({})
  const night = evening(27)
  const names = { firstName: 'Shoshana', lastName: 'Levi', name: 'Shoshana Levi', active: true }
  const attendants = [
    { id: 's', ...names, nameHe: 'שושנה לוי' },
    { id: 'g', ...names, firstName: 'Gittel', nameHe: '' },
  ]
  const excludedAttendants = [{ attendantId: 's' }, { attendantId: 'g' }]
  const rows = rowsOf([{ ...visit, excludedAttendants }], { rooms: [room], attendants })
  const { attendant, ...section } = room.section
  const given = { date: night.date, attendant, last: null, opened: false, closed: false }
  await act(() =>
    live(
      <Sheet
        {...{ night, rows, count: 1, rooms: [room], named: true, nth: 1, of: 1, place: null }}
        tonight={[{ section: { ...section, locationId: 'main' }, ...given }]}
      />,
      { areas: ['shabbos-sheet'] },
    ),
  )
  const said = (await screen.findByRole('article')).textContent
  expect(said).toContain('Section B אגף ב 7Rivka S. רבקה ס׳')
  const notes = [...document.querySelectorAll('tbody tr td:nth-child(6) > *')]
  expect(notes.map((line) => line.textContent)).toEqual([
    'Not with Shoshana L., Gittel L.',
    'לא עם שושנה ל׳, Gittel L.',
  ])
})

it.each([
  ['where names are printed', true, 'Rivka W.'],
  ['where none are', false, ''],
])('has her name in her line %s', async (_, named, name) => {
  serveCalls({})
  const night = evening(27)
  const [row] = rowsOf([visit], { rooms: [room], attendants: [] })
  if (!row) throw new Error('No row of her visit')
  await act(() =>
    live(
      <Sheet
        {...{ night, rows: [{ ...row, name: 'Rivka W.' }], count: 1, rooms: [room], named }}
        {...{ nth: 1, of: 1, place: null, tonight: [] }}
      />,
      { areas: ['shabbos-sheet'] },
    ),
  )
  await screen.findByRole('article')
  expect(document.querySelector('tbody tr td:nth-child(3)')?.textContent).toBe(name)
})

it.each([
  ['its Hebrew name', 'מקווה', 'הבית', ['Mikvah · House', 'מקווה · הבית']],
  ['its only name', '', '', ['Mikvah · House', 'Mikvah · House']],
])(
  'has the house and its building on both sides, in Hebrew by %s',
  async (_, he, placeHe, names) => {
    const setting = (Key: string, Value: string) => ({ Key, Value })
    const settings = [setting('mikvahName', 'Mikvah'), setting('mikvahNameHe', he)]
    serveCalls({ publicSettings: () => ({ body: settings }) })
    const place = { id: 'main', name: 'House', nameHe: placeHe, alternate: false }
    await act(() =>
      live(
        <Sheet
          {...{ night: evening(27), rows: [], count: 0, rooms: [], named: true, nth: 1, of: 1 }}
          {...{ place, tonight: [] }}
        />,
        { areas: ['shabbos-sheet'] },
      ),
    )
    const heads = () => [...document.querySelectorAll('header p')].map((line) => line.textContent)
    await waitFor(() => expect(heads()).toEqual(names))
  },
)

it('has a line for each section, of two that carry one name too', async () => {
  const wrong = vi.spyOn(console, 'error')
  serveCalls({})
  const other = { ...room, id: 8, number: '8', section: { ...room.section, id: 'other' } }
  const night = evening(27)
  await act(() =>
    live(
      <Sheet
        {...{ night, rows: [], count: 0, rooms: [room, other], named: true, nth: 1, of: 1 }}
        {...{ place: null, tonight: [] }}
      />,
      { areas: ['shabbos-sheet'] },
    ),
  )
  const said = (await screen.findByRole('article')).textContent
  for (const line of ['Section B אגף ב 7', 'Section B אגף ב 8']) expect(said).toContain(line)
  expect(wrong.mock.calls.filter(([words]) => String(words).includes('same key'))).toEqual([])
})

it.each(['attendants', 'attendantsTonight'] as const)(
  'no sheet is printed before it has come: %s',
  async (late) => {
    setServerClock(at(27, '12:00'))
    const quiet = { from: at(27, '16:12'), to: at(28, '17:16') }
    const friday = { quiet, zmanTevillah: at(27, '17:14') }
    const comes = Promise.withResolvers<{ body: [] }>()
    const asked = serveCalls({
      schedule: () => ({ body: [evening(27, friday), evening(28)] }),
      listAdmin: () => ({ body: { all: [{ ...visit, reservationDate: '2026-11-27' }] } }),
      rooms: () => ({ body: [room] }),
      attendants: () => ({ body: [] }),
      attendantsTonight: () => ({ body: [] }),
      locations: () => ({ body: [] }),
      [late]: () => comes.promise,
    })
    await act(() =>
      live(<ShabbosSheetScreen />, { areas: ['desk', 'desk-pages', 'shabbos-sheet'] }),
    )
    const names = () => new Set(asked.map(({ name }) => name))
    await waitFor(() => expect(names()).toContain('attendantsTonight'))
    await waitFor(() => expect(names()).toContain('attendants'))
    await aFewTurns()
    expect(screen.queryByRole('article')).toBeNull()
    comes.resolve({ body: [] })
    expect(await screen.findByRole('article')).toBeTruthy()
  },
)

it.each([
  'schedule',
  'listAdmin',
  'rooms',
  'locations',
  'attendants',
  'attendantsTonight',
] as const)(
  'says that it couldn’t be loaded, and is loaded by another try: %s',
  async (missing) => {
    setServerClock(at(27, '12:00'))
    const quiet = { from: at(27, '16:12'), to: at(28, '17:16') }
    const answers = {
      schedule: () => ({
        body: [evening(27, { quiet, zmanTevillah: at(27, '17:14') }), evening(28)],
      }),
      listAdmin: () => ({ body: { all: [{ ...visit, reservationDate: '2026-11-27' }] } }),
      rooms: () => ({ body: [room] }),
      attendants: () => ({ body: [] }),
      attendantsTonight: () => ({ body: [] }),
      locations: () => ({ body: [] }),
    }
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let refused = true
    serveCalls({
      ...answers,
      [missing]: () =>
        refused
          ? { status: 403, body: { success: false, errorMessage: 'Not now.' } }
          : answers[missing](),
    })
    await act(() =>
      live(<ShabbosSheetScreen />, { areas: ['desk', 'desk-pages', 'shabbos-sheet'] }),
    )
    expect(await screen.findByText(/The sheets couldn’t be loaded/)).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    refused = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  },
)

it('is printed before candle lighting, with first names or without, each building by its own hours', async () => {
  setServerClock(at(27, '12:00'))
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const quiet = { from: at(27, '16:12'), to: at(28, '17:16') }
  const friday = evening(27, { quiet, zmanTevillah: at(27, '17:14') })
  const main = { ...visit.location, alternate: false }
  const lane = { id: 'brook', name: 'Brook Lane', nameHe: '' }
  const hers = (reservationId: string, firstName: string, more: object) => ({
    ...{ ...visit, reservationId, reservationCode: reservationId, reservationDate: friday.date },
    user: { id: `u${reservationId}`, userName: null, firstName, lastName: 'Weil' },
    ...more,
  })
  const asked = serveCalls({
    schedule: ({ path }) => ({
      body: path.includes('alternateLocation')
        ? [{ ...friday, zmanTevillah: at(27, '17:44') }]
        : [friday, evening(28)],
    }),
    listAdmin: () => ({
      body: {
        all: [
          hers('4001', 'Leah', {}),
          hers('4002', 'Tova', { location: lane, alternateLocation: true }),
        ],
      },
    }),
    rooms: () => ({ body: [room, { ...room, id: 31, number: '31', location: lane }] }),
    attendants: () => ({ body: [] }),
    attendantsTonight: () => ({ body: [] }),
    locations: () => ({ body: [main, { ...lane, alternate: true }] }),
  })
  await act(() => live(<ShabbosSheetScreen />, { areas: ['desk', 'desk-pages', 'shabbos-sheet'] }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  const papers = () => screen.getAllByRole('article').map(({ textContent }) => textContent ?? '')
  expect(papers()[0]).toContain('4001')
  expect(papers()[0]).toContain('5:14PM')
  expect(papers()[1]).toContain('4002')
  expect(papers()[1]).toContain('Brook Lane')
  expect(papers()[1]).toContain('5:44PM')
  expect(papers()[0]).toContain('Leah')
  fireEvent.click(screen.getByRole('checkbox', { name: 'First names' }))
  expect(papers()[0]).not.toContain('Leah')
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(asked.some(({ path }) => path.includes('alternateLocation=true'))).toBe(true)
  expect(screen.getByText(/Print it before candle lighting/).textContent).toContain('4:12PM')
})

it('has its columns named in both languages, and each line what is to be known of her', async () => {
  serveCalls({})
  const night = evening(27)
  const her = {
    ...{ ...visit, firstTime: true, kallah: true, handicapped: false, balance: 35 },
    ...{ userNotes: 'Please knock.', excludedAttendants: [], roomIdPreassign: room.id },
  }
  const rows = rowsOf([her], { rooms: [room], attendants: [] })
  await act(() =>
    live(
      <Sheet
        {...{ night, rows, count: 1, rooms: [room], named: true, nth: 1, of: 1, place: null }}
        {...{ tonight: [] }}
      />,
      { areas: ['shabbos-sheet'] },
    ),
  )
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  expect(heads).toHaveLength(9)
  for (const [nth, name] of ['Hour', 'Code', 'Name', 'Type', 'Room, by hand', 'Notes'].entries())
    expect(heads[nth]).toMatch(new RegExp(`^${name}[א-ת]`))
  const [, line] = screen.getAllByRole('row')
  const cells = [...(line?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  expect(cells[1]).toBe('4821')
  expect(cells[3]).toBe('First visit Kallah ')
  expect(cells[4]).toBe('7')
  expect(cells[5]).toBe('Please knock.')
  expect(cells.at(-1)).toBe('$35')
})

it('is printed for the second building also on a night on which the main one is closed', async () => {
  setServerClock(at(27, '12:00'))
  const quiet = { from: at(27, '16:12'), to: at(28, '17:16') }
  const friday = evening(27, { quiet, zmanTevillah: at(27, '17:14') })
  const lane = { id: 'brook', name: 'Brook Lane', nameHe: '' }
  serveCalls({
    schedule: ({ path }) => ({
      body: path.includes('alternateLocation')
        ? [friday, evening(28)]
        : [{ ...friday, closed: true, openTime: null }, evening(28)],
    }),
    listAdmin: () => ({
      body: {
        all: [{ ...visit, reservationCode: '4002', location: lane, alternateLocation: true }],
      },
    }),
    rooms: () => ({ body: [room, { ...room, id: 31, number: '31', location: lane }] }),
    attendants: () => ({ body: [] }),
    attendantsTonight: () => ({ body: [] }),
    locations: () => ({
      body: [
        { ...visit.location, alternate: false },
        { ...lane, alternate: true },
      ],
    }),
  })
  await act(() => live(<ShabbosSheetScreen />, { areas: ['desk', 'desk-pages', 'shabbos-sheet'] }))
  const paper = (await screen.findByRole('article')).textContent
  for (const words of ['Brook Lane', '4002', '5:14PM']) expect(paper).toContain(words)
})
