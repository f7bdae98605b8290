// @vitest-environment happy-dom
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { live, serveCalls } from '../../../test/live.tsx'
import { ReportsScreen } from '../ReportsScreen.tsx'
import { differenceOf, figuresOf, type MorningView } from './view.ts'

const at = (time: string) => `2026-11-23T${time}:00-05:00`
const place: MorningView['places'][number] = {
  ...{ locationId: 'main', name: 'Main building', nameHe: 'הבניין הראשי', zman: at('17:29') },
  ...{ onPaper: false, visits: 31, noShows: 4, expected: 0, canceled: 2, unwritten: 0, leftOut: 1 },
  waits: [
    { group: 'readyBefore', count: 20, meanMinutes: 18.2, nineInTen: 31, longest: 44.4 },
    { group: 'all', count: 30, meanMinutes: 12, nineInTen: 25, longest: 44.4 },
  ],
}
const lane = { ...place, locationId: 'lane', name: 'Brook Lane', nameHe: '', visits: 2, leftOut: 0 }
const move: MorningView['moves'][number] = {
  ...{ what: 'passed', at: at('18:10'), locationId: 'main', reservationId: 'a' },
  ...{ reservationCode: '4821', from: 'ReadyForMikvah', to: 'ReadyForMikvahNext', mark: null },
  ...{ reason: 'She feels faint.', byWhom: 'house', by: 'Attendant', takenBackAt: null },
  attendant: { name: 'Batsheva Roth', nameHe: 'בת־שבע רוט' },
}
const door: MorningView['doors'][number] = {
  ...{ at: at('19:00'), door: 'dry', of: '7', locationId: 'main', reservationCode: '4821' },
  ...{ test: false, byWhom: 'house', by: 'Reception', attendant: null, ended: 'failed' },
}
const got: MorningView = {
  ...{ night: '2026-11-23', over: true, places: [place] },
  moves: [
    move,
    {
      ...{ ...move, what: 'correction', from: 'InMikvah', to: 'Prep', mark: 'without the water' },
      ...{ reason: null, takenBackAt: at('19:13'), by: null, byWhom: 'program', attendant: null },
    },
    { ...move, what: 'takenBack', from: 'InMikvah', to: 'Dressing', reason: null },
  ],
  doors: [
    door,
    { ...door, door: 'gate', of: null, reservationCode: null, test: true, ended: 'done' },
    { ...door, door: 'cubicle', of: null, byWhom: 'patron', by: null, ended: null },
  ],
  drawer: [
    { tender: 'Cash', taken: 50, givenBack: 10, left: 40 },
    { tender: 'Check', taken: 0, givenBack: 0, left: 0 },
  ],
}

const open = async (
  answer: MorningView | { status: number; body: object } = got,
  { query = '', language = 'en' }: { query?: string; language?: Language } = {},
) => {
  const asked = serveCalls({
    publicSettings: () => ({ body: [{ Key: 'date', Value: '2026-11-24' }] }),
    morningReport: () => ('status' in answer ? answer : { body: answer }),
  })
  await live(<ReportsScreen />, {
    ...{ areas: ['office', 'reports', 'report-columns', 'morning', 'desk'], language },
    at: `/admin/reports?tab=morning${query}`,
  })
  return asked
}
const textOf = async (name: string) => (await screen.findByRole('table', { name })).textContent
const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.textContent

describe('the morning page', () => {
  it('is of last night, its numbers first and the waits from the zman beside them', async () => {
    const asked = await open()
    const waits = await textOf('Waiting for the water')
    expect(asked.map(({ path }) => path)).toContain(
      '/api/api/reservations/MorningReport?dt=2026-11-23',
    )
    for (const text of ['Ready before the zman', '18 minutes', '31 minutes', '44 minutes'])
      expect(waits).toContain(text)
    expect(waits, 'of one building nobody asks which').not.toContain('Main building')
    expect(figure('Visits')).toContain('31')
    expect(figure('Did not come')).toContain('4')
    expect(figure('Wait for the water, on average')).toContain('12 minutes')
    expect(figure('Corrections and mis-taps')).toContain('2')
    expect(figure('Doors opened')).toContain('2')
    expect(screen.getByText(/One is left out/)).toBeTruthy()
    expect(screen.getByText('Zman', { selector: 'p' }).textContent).toContain('5:29')
    expect(screen.queryByRole('table', { name: 'By building' })).toBeNull()
  })

  it('says who passed whose turn and why, what was put right, and which doors didn’t answer', async () => {
    await open()
    const passed = await textOf('Turns that were passed')
    for (const text of ['4821', 'Attendant · Batsheva Roth', 'She feels faint.'])
      expect(passed).toContain(text)
    const corrections = await textOf('Corrections')
    for (const text of ['Correction, without the water', 'Program', '7:13'])
      expect(corrections).toContain(text)
    expect(await textOf('Mis-taps taken back')).not.toContain('Reason')
    const doors = within(screen.getByRole('table', { name: 'Doors' })).getAllByRole('row')
    expect(doors[1]?.textContent).toContain('Room 7, dry door')
    expect(doors[1]?.textContent).toContain('No answer')
    expect(doors[2]?.textContent).toContain('Gate (a test)')
    expect(doors[3]?.textContent).toContain('A locker')
    for (const text of ['Patron', 'Not kept any more'])
      expect(doors[3]?.textContent).toContain(text)
  })

  it('holds what is counted against what the drawer should hold', async () => {
    await open()
    const drawer = await textOf('The drawer')
    for (const text of ['$50.00', '−$10.00', '$40.00']) expect(drawer).toContain(text)
    const field = screen.getByLabelText('Cash counted')
    const count = (value: string) => fireEvent.change(field, { target: { value } })
    count('36.50')
    expect(screen.getByText('$3.50 is missing.')).toBeTruthy()
    count('41')
    expect(screen.getByText('$1.00 too much.')).toBeTruthy()
    count('40')
    expect(screen.getByText('As it should be.')).toBeTruthy()
    count('forty')
    expect(screen.getByText(/An amount, such as/)).toBeTruthy()
    expect(screen.queryByText('As it should be.')).toBeNull()
  })

  it('goes to another night, and asks for none that is no date', async () => {
    const asked = await open()
    fireEvent.click(await screen.findByRole('button', { name: 'The night before' }))
    await expect.poll(() => asked.at(-1)?.path).toContain('dt=2026-11-22')
    fireEvent.change(screen.getByLabelText('Night'), { target: { value: '' } })
    await screen.findByText('Choose a night.')
    fireEvent.click(screen.getByRole('button', { name: 'Last night' }))
    await screen.findByRole('table', { name: 'The drawer' })
    expect(asked.every(({ path }) => !path.includes('MorningReport') || /dt=\d/.test(path))).toBe(
      true,
    )
  })

  it('has no minutes of a night lived by its sheet, and says how many aren’t entered', async () => {
    const sheet = { ...place, onPaper: true, waits: [], leftOut: 0, noShows: 0, unwritten: 3 }
    await open({ ...got, places: [sheet], moves: [], doors: [] })
    await screen.findByText(/This night was lived by its sheet/)
    expect(screen.getByText('3 visits on the sheet aren’t entered yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /To the sheet/ })).toBeTruthy()
    expect(screen.getByText('No minutes of this night are known.')).toBeTruthy()
    expect(screen.queryByText('Wait for the water, on average')).toBeNull()
    for (const none of ['Everybody went in her turn.', 'No door was opened from a screen.'])
      expect(screen.getByText(none)).toBeTruthy()
  })

  it('tells two buildings apart, and which of them was without screens', async () => {
    await open({ ...got, places: [place, { ...lane, onPaper: true, waits: [] }] })
    expect(await textOf('By building')).toContain('Brook Lane')
    const numbers = within(screen.getByRole('table', { name: 'By building' }))
    const head = (name: string) => numbers.getByRole('columnheader', { name }).className
    expect([head('Building'), head('Visits')], 'numbers stand below each other').toEqual([
      ...['', expect.stringContaining('end')],
    ])
    expect(await textOf('Waiting for the water')).toContain('Main building')
    expect(screen.getByText(/^Brook Lane: this night was lived by its sheet/)).toBeTruthy()
    expect(await textOf('Doors')).toContain('Main building')
    expect(screen.queryByText('Zman', { selector: 'p' }), 'one hour of two').toBeNull()
    expect(figure('Visits')).toContain('33')
  })

  it('says that tonight isn’t over, and whom it still expects', async () => {
    await open(
      { ...got, over: false, places: [{ ...place, expected: 6 }] },
      { query: '&night=2026-11-24' },
    )
    await screen.findByText(/This night isn’t over/)
    expect(figure('Still expected')).toContain('6')
  })

  it('that didn’t come leaves a quiet line and a way on', async () => {
    await open({ status: 500, body: {} })
    await screen.findByText('The report could not be loaded.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('of an empty night is one sentence', async () => {
    const none = { ...place, visits: 0, noShows: 0, canceled: 0, waits: [], leftOut: 0 }
    const drawer = got.drawer.map((one) => ({ ...one, taken: 0, givenBack: 0, left: 0 }))
    await open({ ...got, places: [none], moves: [], doors: [], drawer })
    await screen.findByText('Nothing happened on this night.')
  })

  it('says it in Hebrew, the names of the house as it has them there', async () => {
    await open(got, { language: 'he' })
    expect(await textOf('מי שעקפו את התור')).toContain('בת־שבע רוט')
    expect(await textOf('דלתות')).toContain('חדר 7, דלת יבשה')
  })
})

describe('its numbers', () => {
  it('weigh each building by how many waited there', () => {
    const waits = [
      { group: 'all', count: 10, meanMinutes: 24, nineInTen: 30, longest: 31 },
    ] as const
    const places = [place, { ...lane, waits: [...waits] }]
    expect(figuresOf({ ...got, places }).waited).toBe(15)
    expect(figuresOf({ ...got, places: [] }).waited).toBeNull()
  })

  it.each([
    ['40', 0],
    [' 40,10 ', 0.1],
    ['1,040', 1000],
    ['39.9', -0.1],
    ['', null],
    ['-5', null],
    ['40.123', null],
  ])('of what was counted, %s, are %s off', (counted, off) =>
    expect(differenceOf(counted, 40)).toBe(off),
  )
})
