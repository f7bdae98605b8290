// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { evening, night } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import { Times } from './Times.tsx'
import type { DeskWish } from './wish.ts'

const at = (time: string, date = night.date) => `${date}T${time}:00-05:00`
const offered = [
  { at: at('20:00'), places: 2 },
  { at: at('20:15'), places: 0 },
]
type Given = Partial<Parameters<typeof Times>[0]>

async function open(
  wish: Partial<DeskWish>,
  given: Given = {},
  answers: Parameters<typeof serveCalls>[0] = {},
) {
  const onChange = vi.fn()
  serveCalls({
    publicSettings: () => ({ body: listed({ locationTimeZone: 'America/New_York' }) }),
    schedule: () => ({ body: [night, evening(25)] }),
    ...answers,
  })
  const whole = { date: night.date, time: null, ignoreAvailability: false, ...wish } as DeskWish
  await live(
    <Times
      {...{ wish: whole, today: night.date, offered, now: null, failure: null, onChange, ...given }}
    />,
    { areas: ['desk', 'desk-reservation'] },
  )
  await screen.findByRole('option', { name: 'Tonight' })
  return onChange
}
const hours = () =>
  within(screen.getByRole('group', { name: 'Time' }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [radio.closest('label')?.textContent, radio.checked, radio.disabled])
const nightField = () => screen.getByLabelText<HTMLSelectElement>('Night')
const hourField = () => screen.getByLabelText<HTMLInputElement>(/^Another hour/)

describe('the night and the hour', () => {
  it('are those on sale, with the places of each; one that is full can’t be chosen', async () => {
    const onChange = await open({ time: at('20:00') })
    expect(hours()).toEqual([
      ['8:00PM2 left', true, false],
      ['8:15PMFull', false, true],
    ])
    expect(hourField().value, 'an hour on sale isn’t typed').toBe('')
    expect([...nightField().options].map(({ text }) => text)).toEqual([
      'Tonight',
      'Wednesday, 25 November',
      'Another night',
    ])
    expect(nightField().value).toBe(night.date)
    expect(screen.queryByLabelText('Date')).toBeNull()
    fireEvent.change(nightField(), { target: { value: '2026-11-25' } })
    expect(onChange.mock.calls).toEqual([[{ date: '2026-11-25', time: null }]])
  })

  it('have now first where the night has it, and what is full where that is overridden', async () => {
    const onChange = await open({ time: 'now', ignoreAvailability: true } as Partial<DeskWish>, {
      now: at('19:50'),
    })
    expect(hours().map(([text, , off]) => [text, off])).toEqual([
      ['7:50PMNow', false],
      ['8:00PM2 left', false],
      ['8:15PMFull', false],
    ])
    fireEvent.click(screen.getByRole('radio', { name: /8:15/ }))
    expect(onChange.mock.calls).toEqual([[{ time: at('20:15') }]])
  })

  it('may be an hour that the desk types', async () => {
    const onChange = await open({ time: at('13:30') })
    expect(hourField().value).toBe('13:30')
    expect(hours().some(([, checked]) => checked)).toBe(false)
    await waitFor(() => expect(hourField().disabled).toBe(false))
    fireEvent.change(hourField(), { target: { value: '14:00' } })
    const [{ time }] = onChange.mock.calls[0] as [{ time: string }]
    expect(Date.parse(time)).toBe(Date.parse(at('14:00')))
  })

  it('can’t be typed before the facility’s time zone is known', async () => {
    const zone = Promise.withResolvers<{ body: object[] }>()
    const onChange = await open({ time: at('13:30') }, {}, { publicSettings: () => zone.promise })
    expect(hourField().disabled).toBe(true)
    fireEvent.change(hourField(), { target: { value: '14:00' } })
    expect(onChange).not.toHaveBeenCalled()
    zone.resolve({ body: listed({ locationTimeZone: 'America/New_York' }) })
    await waitFor(() => expect(hourField().disabled).toBe(false))
  })

  it('an hour isn’t taken for a typed one while those on sale are asked for', async () => {
    await open({ time: at('20:00') }, { offered: null })
    expect(hourField().value).toBe('')
    expect(screen.queryByRole('group', { name: 'Time' })).toBeNull()
    expect(screen.queryByText(/No time of this kind/)).toBeNull()
    expect(document.querySelector('[data-waits]')).not.toBeNull()
  })

  it('where none is on sale says so', async () => {
    await open({}, { offered: [] })
    expect(screen.getByText(/No time of this kind is on sale/)).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Time' })).toBeNull()
  })

  it('may be another night, by its date, and one of the list again', async () => {
    const onChange = await open({})
    fireEvent.change(nightField(), { target: { value: 'other' } })
    expect(onChange, 'nothing is chosen yet').not.toHaveBeenCalled()
    const date = screen.getByLabelText<HTMLInputElement>('Date')
    expect([date.value, date.min]).toEqual([night.date, night.date])
    fireEvent.change(date, { target: { value: '2026-12-24' } })
    expect(onChange.mock.calls).toEqual([[{ date: '2026-12-24', time: null }]])
    fireEvent.change(date, { target: { value: '' } })
    expect(onChange, 'a date half typed is none').toHaveBeenCalledTimes(1)
    fireEvent.change(nightField(), { target: { value: '2026-11-25' } })
    expect(screen.queryByLabelText('Date')).toBeNull()
  })

  it('of a visit far ahead begin with its date', async () => {
    await open({ date: '2027-01-05' })
    expect(nightField().value).toBe('other')
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2027-01-05')
  })

  it('that couldn’t be asked for say so, and wait for nothing', async () => {
    await open({}, { offered: null, failure: new Error('away') })
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
    expect(document.querySelector('[data-waits]')).toBeNull()
  })
})
