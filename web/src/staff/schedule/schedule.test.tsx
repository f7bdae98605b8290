// @vitest-environment happy-dom
import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { ScheduleScreen } from './ScheduleScreen.tsx'

const at = (date: string, time: string) => `${date}T${time}:00-05:00`
const night = (date: string, more: Partial<ScheduleDayView> = {}): ScheduleDayView => ({
  ...{ date, closed: false, closedReason: null, kind: 'WEEKDAY', shabbosMode: false },
  ...{ zmanTevillah: at(date, '17:25'), openTime: at(date, '19:00') },
  ...{ lastEntryTime: at(date, '22:45'), cutOff: at(date, '16:00'), checkinFrom: null },
  ...{ surchargeFrom: null, candleLighting: null, quiet: null, hebrewNote: null },
  ...{ hebrewNoteCodes: [], hebrewDay: 14, hebrewMonth: 'Kislev', hebrewYear: 5787 },
  ...{ hebrewNight: { day: 15, month: 'Kislev', year: 5787 } },
  ...{ hebrewDateText: '14 Kislev', overridden: [] },
  ...more,
})
const tuesday = '2026-11-24'
const months = (changed: Record<string, Partial<ScheduleDayView>> = {}) =>
  Array.from({ length: 30 }, (_, nth) => plusDays('2026-11-01', nth)).map((date) =>
    night(date, changed[date]),
  )
const place = (alternate: boolean) => ({
  ...{ id: alternate ? 'a' : 'main', name: alternate ? 'Brook Lane' : 'Main', nameHe: 'ראשי' },
  ...{ address: '', addressHe: '', lat: null, long: null, alternate, active: true },
})
const reason = (field: string, rule: string, time: string, inputs: Record<string, string>) => ({
  ...{ field, rule, time: at(tuesday, time) },
  inputs: Object.entries(inputs).map(([key, value]) => ({ key, value })),
})
const workedOut = [
  reason('closed', 'open', '00:00', { kind: 'WEEKDAY' }),
  reason('zmanTevillah', 'minutes', '17:25', { minutes: '50', shkiaAt: at(tuesday, '16:34') }),
  reason('openTime', 'before-zman', '16:25', { minutesBefore: '60', zmanAt: at(tuesday, '17:25') }),
]
const inForce = [
  ...workedOut.slice(0, 2),
  reason('openTime', 'override', '19:00', { overrideAt: at(tuesday, '19:00') }),
]
type Sent = { dryRun?: true; reset?: true; date: string; alternateLocation: boolean }

const open = async (
  changed: Record<string, Partial<ScheduleDayView>> = {},
  outside: object[] = [],
  refuses: (sent: Sent) => ReturnType<typeof refused> | null = () => null,
  resetLeavesOut = false,
) => {
  const asked = serveCalls({
    publicSettings: () => ({ body: [{ Key: 'date', Value: tuesday }] }),
    locations: () => ({ body: [place(false), place(true)] }),
    schedule: () => ({ body: months(changed) }),
    zmanim: () => ({ body: { sunset: at(tuesday, '16:34'), explained: [] } }),
    editSchedule: ({ body }) => {
      const sent = body as Sent
      const refusal = refuses(sent)
      if (refusal) return refusal
      const reservationsOutside = sent.dryRun && (!sent.reset || resetLeavesOut) ? outside : []
      const explained = sent.reset ? workedOut : inForce
      return said({ ...night(sent.date), reservationsOutside, explained })
    },
  })
  const { router } = await live(<ScheduleScreen />, {
    areas: ['office', 'schedule-why', 'desk'],
    at: '/admin/schedule',
  })
  await screen.findByText('Worked out')
  const edits = () =>
    asked
      .filter(({ name, body }) => name === 'editSchedule' && !isReading(body as Sent))
      .map(({ body }) => body)
  return { asked, edits, router }
}
/** The panel itself asks what a reset would bring, and what is in force now. */
const isReading = ({ date: _, dryRun, alternateLocation: __, reset, ...change }: Sent) =>
  Boolean(dryRun && (reset || Object.keys(change).length === 0))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const cell = (date: string) => document.querySelector(`[data-night="${date}"]`) as HTMLElement
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the schedule', () => {
  it('shows a month of nights, tonight chosen, what was set by hand marked', async () => {
    await open({
      '2026-11-26': { overridden: ['openTime'] },
      '2026-11-29': { closed: true, openTime: null, lastEntryTime: null },
    })
    expect(document.querySelectorAll('[data-night]')).toHaveLength(30)
    expect(cell(tuesday).getAttribute('aria-current')).toBe('true')
    expect(cell('2026-11-26').textContent).toContain('Set')
    expect(cell('2026-11-25').textContent).not.toContain('Set')
    expect(cell('2026-11-29').textContent).toContain('Closed')
    expect(screen.getByText('Sunset')).toBeTruthy()
  })

  it('names its Hebrew months once, and each night by the letters of its day', async () => {
    await open({
      '2026-11-01': { hebrewDay: 21, hebrewMonth: 'Cheshvan' },
      '2026-11-30': { hebrewDay: 20 },
    })
    expect(screen.getByText('Cheshvan – Kislev 5787')).toBeTruthy()
    expect(cell('2026-11-01').textContent).toContain('כ״א21 Cheshvan')
    expect(cell('2026-11-30').textContent).toContain('כ׳20 Kislev')
    expect(cell(tuesday).textContent).toContain('14 Kislev')
    // The month is of days, its panel of the night.
    expect(screen.getByText('Night of 15 Kislev')).toBeTruthy()
  })

  it('says in words what made each time, and why another is in force', async () => {
    await open({ [tuesday]: { overridden: ['openTime'] } })
    expect(screen.getByText('50 min after shkia (4:34 PM), rounded up to the minute.')).toBeTruthy()
    expect(screen.getByText('60 min before the zman (5:25 PM).')).toBeTruthy()
    expect(await screen.findByText('now: Set by hand.')).toBeTruthy()
    expect(screen.queryByText('Closed', { selector: 'dt' })).toBeNull()
  })

  it('shows the month first, and brings a night into sight once it is tapped', async () => {
    const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    await open()
    expect(seen).not.toHaveBeenCalled()
    fireEvent.click(cell('2026-11-29'))
    const head = await screen.findByRole('heading', { name: 'Sunday, 29 November' })
    expect(seen.mock.contexts).toEqual([head.closest('header')])
    seen.mockRestore()
  })

  it('is told on paper as a line a night', async () => {
    await open({ '2026-11-29': { closed: true, hebrewNote: 'Repairs' } })
    const table = within(screen.getByRole('table'))
    expect(table.getByText(/^November 2026/).textContent).toBe('November 2026 · Main')
    expect(table.getAllByRole('row')).toHaveLength(31)
    const shut = table.getByRole('row', { name: /^Sunday 29 Nov/ })
    expect(shut.textContent).toContain('Closed Repairs')
    expect(shut.textContent).not.toContain('7:00')
    expect(table.getByRole('row', { name: /^Monday 30 Nov/ }).textContent).toContain('7:00')
  })

  it('saves a change that leaves nobody outside at once, in the facility’s own time', async () => {
    const { edits } = await open()
    type('Last entry', '01:15')
    press('Save')
    expect(await screen.findByText('The night is saved.')).toBeTruthy()
    const change = {
      ...{ date: tuesday, alternateLocation: false },
      lastEntryTime: '2026-11-25T01:15:00',
    }
    expect(edits()).toEqual([{ ...change, dryRun: true }, change])
  })

  it.each([
    ['closed', true],
    ['open', false],
  ])('is made %s by hand, and left to its rules again', async (shut, closed) => {
    const { edits } = await open({ [tuesday]: { overridden: ['closed'], closed: !closed } })
    const choice = screen.getByLabelText<HTMLSelectElement>('Open or closed')
    expect(choice.value).toBe(closed ? 'open' : 'closed')
    fireEvent.change(choice, { target: { value: shut } })
    press('Save')
    await screen.findByText('The night is saved.')
    const change = { date: tuesday, alternateLocation: false, closed }
    expect(edits()).toEqual([{ ...change, dryRun: true }, change])
    fireEvent.change(choice, { target: { value: '' } })
    press('Save')
    await waitFor(() => expect(edits()).toHaveLength(4))
    expect(edits().at(-1)).toMatchObject({ closed: null })
  })

  it('that couldn’t be changed says why over what was typed', async () => {
    await open({}, [], (sent) => (sent.dryRun ? null : refused()))
    type('Last entry', '21:30')
    press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
    expect(screen.getByLabelText('Last entry')).toHaveProperty('value', '21:30')
    expect(screen.queryByText('The night is saved.')).toBeNull()
  })

  it('asks before another night is chosen, while a change of this one is not saved', async () => {
    await open()
    type('Last entry', '21:30')
    fireEvent.click(cell('2026-11-25'))
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    press('Go on writing')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('Last entry')).toHaveProperty('value', '21:30')
    press('Save')
    await screen.findByText('The night is saved.')
    fireEvent.click(cell('2026-11-25'))
    await aFewTurns()
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull()
  })

  it('names whom a change would leave outside, and saves only when that is meant', async () => {
    const { edits } = await open({}, [
      {
        reservationId: 'v1',
        reservationCode: '4131',
        reservationTime: at(tuesday, '22:30'),
      },
    ])
    type('Last entry', '21:00')
    press('Save')
    expect(await screen.findByText('Code 4131')).toBeTruthy()
    expect(edits()).toHaveLength(1)
    // Another hour is another question.
    type('Last entry', '21:30')
    expect(screen.queryByText('Code 4131')).toBeNull()
    press('Save')
    await screen.findByText('Code 4131')
    press('Save, they are kept')
    await screen.findByText('The night is saved.')
    expect(edits().at(-1)).toEqual({
      ...{ date: tuesday, alternateLocation: false, lastEntryTime: '2026-11-24T21:30:00' },
    })
  })

  it('takes away what was set: one field, or all of the night', async () => {
    const { edits } = await open({
      [tuesday]: { overridden: ['openTime', 'hebrewNote'], hebrewNote: 'Short evening' },
    })
    expect((screen.getByLabelText('Opens') as HTMLInputElement).value).toBe('19:00')
    type('Note', '')
    press('Save')
    await waitFor(() => expect(edits()).toHaveLength(2))
    expect(edits().at(-1)).toMatchObject({ hebrewNote: null })
    expect(edits().at(-1)).not.toHaveProperty('openTime')
    await screen.findByText('The night is saved.')
    const button = { name: 'As worked out again', busy: false }
    fireEvent.click(await screen.findByRole('button', button))
    await waitFor(() => expect(edits()).toHaveLength(3))
    expect(edits().at(-1)).toMatchObject({ reset: true })
  })

  it('asks before a reset too, where reservations would be left outside', async () => {
    const left = {
      reservationId: 'r1',
      reservationCode: '4821',
      reservationTime: at(tuesday, '23:00'),
    }
    const { edits } = await open(
      { [tuesday]: { overridden: ['openTime'] } },
      [left],
      () => null,
      true,
    )
    press('As worked out again')
    fireEvent.click(await screen.findByRole('button', { name: 'Save, they are kept', busy: false }))
    await screen.findByText('The night is saved.')
    expect(edits().at(-1)).toEqual({ date: tuesday, alternateLocation: false, reset: true })
  })

  it('goes from month to month and from place to place, and asks for those', async () => {
    const { asked, router } = await open()
    press('The month after')
    await waitFor(() =>
      expect(asked.at(-1)?.path).toContain('dt=2026-12-01&dtTo=2026-12-31&alternateLocation=false'),
    )
    fireEvent.click(screen.getByLabelText('Brook Lane'))
    const last = () => asked.findLast(({ name }) => name === 'schedule')?.path
    await waitFor(() => expect(last()).toContain('alternateLocation=true'))
    // Back leads off the page, and not through each month that was looked at.
    expect(router.state.historyAction).toBe('REPLACE')
    expect(router.state.location.search).toBe('?month=2026-12&place=alternate')
  })
})
