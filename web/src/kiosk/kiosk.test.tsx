// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chooseForThisDesk } from '../staff/this-desk/chosen.ts'
import {
  lookUp,
  openKiosk,
  press,
  sent,
  type,
  visitAtKiosk,
  wait,
  withOwnTime,
} from '../test/at-the-kiosk.tsx'
import { said } from '../test/live.tsx'

withOwnTime()
const got = {
  reservationId: visitAtKiosk.reservationId,
  waitingCode: '461',
  cubicleOffered: false,
}
const refused = (status: number, code: string, errorMessage: string) => ({
  status,
  body: { success: false, code, errorMessage },
})
const noLicence = () => refused(404, 'not-found', 'Not found.')

describe('who stands at the kiosk', () => {
  it('says her number and code, and that she is here, and is told her waiting code', async () => {
    const { asked } = await openKiosk({ checkIn: () => said(got) })
    await lookUp()
    await screen.findByText('Good that you are here')
    expect(screen.getByText('It can be paid at the desk.')).toBeTruthy()
    expect(sent(asked, 'findUserByPhone')[0]?.path).toContain('phone=2015550142')
    await screen.findByText('A slip with your code')
    await press('I’m here')
    await screen.findByText('461')
    const [checkIn, ...more] = sent(asked, 'checkIn')
    expect(more).toEqual([])
    const { searchParams } = new URL(checkIn?.path ?? '', 'http://x')
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ resId: 'visit-of-hers', userLanguage: 'en', printer: 'p-kiosk' },
    })
    expect(checkIn?.body).toEqual({ tappedAt: expect.stringMatching(/^2026-11-24T.*Z$/) })
    expect(localStorage.getItem('taps')).toBeNull()
  })

  it('sends nothing before all four digits are there: a miss counts', async () => {
    const { asked } = await openKiosk({})
    await lookUp('482')
    const goOn = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
    expect(goOn.disabled).toBe(true)
    fireEvent.submit(goOn.form as HTMLFormElement)
    await wait(500)
    expect(sent(asked, 'findUserByPhone')).toEqual([])
  })

  it('types no more digits than the longest number has', async () => {
    await openKiosk({})
    const number = '123456789012345'
    await type(`${number}6`)
    const shown = screen.getByRole('status', { name: 'Phone number' })
    expect(shown.textContent?.replaceAll(/\D/g, '')).toBe(number)
  })

  it('gets no slip when she wants none', async () => {
    const { asked } = await openKiosk({ checkIn: () => said(got) })
    await lookUp()
    await press('No slip')
    await press('I’m here')
    await screen.findByText('461')
    expect(sent(asked, 'checkIn')[0]?.path).not.toContain('printer')
  })

  it('has her slip printed by the kiosk’s own printer once the one that was chosen is out of use', async () => {
    chooseForThisDesk({ printer: 'p-old' })
    const { asked } = await openKiosk({ checkIn: () => said(got) })
    await lookUp()
    await screen.findByText('A slip with your code')
    await press('I’m here')
    await screen.findByText('461')
    expect(sent(asked, 'checkIn')[0]?.path).toContain('printer=p-kiosk')
  })

  it('asks for her slip afterwards where checking in prints none by itself', async () => {
    const { asked } = await openKiosk({
      settings: () => ({ body: [{ Key: 'printReceiptAtCheckin', Value: 'False' }] }),
      checkIn: () => said(got),
      printReceipt: () => said({ jobId: 'j' }),
    })
    await lookUp()
    await screen.findByText('Good that you are here')
    expect(screen.queryByText('A slip with your code')).toBeNull()
    await press('I’m here')
    await press('Print')
    await screen.findByText('It is being printed.')
    expect(sent(asked, 'checkIn')[0]?.path).not.toContain('printer')
    expect(sent(asked, 'printReceipt')[0]?.path).toContain('resId=visit-of-hers&printer=p-kiosk')
  })

  it('is told why there is no slip, or no locker, and may ask again', async () => {
    await openKiosk({
      settings: () => ({ body: [{ Key: 'printReceiptAtCheckin', Value: 'False' }] }),
      checkIn: () => said({ ...got, cubicleOffered: true }),
      printReceipt: () => refused(502, 'printer-failed', 'The printer didn’t print.'),
      requestCubicle: () => refused(409, 'no-cubicle', 'No locker is free.'),
    })
    await lookUp()
    await press('I’m here')
    await press('Print')
    await screen.findByText('The printer didn’t print.')
    expect(screen.queryByText('It is being printed.')).toBeNull()
    await press('A locker for my things')
    await screen.findByText('No locker is free.')
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'A locker for my things' })).toBeTruthy()
  })

  it('gets a locker where one is free, when she asks for it', async () => {
    const { asked } = await openKiosk({
      checkIn: () => said({ ...got, cubicleOffered: true }),
      requestCubicle: () => said({ ...got, cubicle: { id: 3, name: 'C3' } }),
    })
    await lookUp()
    await press('I’m here')
    await screen.findByText('461')
    expect(sent(asked, 'requestCubicle')).toEqual([])
    await press('A locker for my things')
    await screen.findByText('Your locker: C3')
    expect(sent(asked, 'requestCubicle')[0]?.path).toContain('/visit-of-hers/requestcubicle')
    expect(screen.queryByRole('button', { name: 'A locker for my things' })).toBeNull()
  })

  it('leaves nothing to who comes after her thirty seconds later, as it says', async () => {
    const { container } = await openKiosk({ checkIn: () => said(got) })
    expect(container.textContent).toContain('Clears itself after 30 seconds')
    await lookUp()
    await press('I’m here')
    await screen.findByText('461')
    await wait(29_000)
    expect(container.textContent).toContain('461')
    await wait(2000)
    await screen.findByText('Phone number')
    for (const hers of ['461', '4821', '0142', '$25', 'visit-of-hers'])
      expect(container.innerHTML).not.toContain(hers)
    expect(JSON.stringify({ ...localStorage })).not.toContain('visit-of-hers')
  })
})

it('an answer that comes when she has gone changes nothing for who is next', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
  await openKiosk({ findUserByPhone: () => promise })
  await lookUp()
  await press('Start over')
  await screen.findByText('Phone number')
  resolve({ body: { ...visitAtKiosk, language: 'he' } })
  await wait(1000)
  expect(document.documentElement.lang).toBe('en')
  expect(screen.getByText('Phone number')).toBeTruthy()
})

describe('whatever is amiss', () => {
  it.each([
    ['she is not known', refused(404, 'see-the-desk', 'Please see the desk.')],
    ['it is locked', refused(403, 'locked', 'Too many wrong tries.')],
  ])('%s: she is sent to the desk, and one button begins anew', async (_, answer) => {
    await openKiosk({ findUserByPhone: () => answer })
    await lookUp()
    await screen.findByText('Please see the desk')
    expect(screen.queryByText('Too many wrong tries.')).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Start over' })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it.each([
    ['the server failed', refused(500, 'failed', 'Internal: no such relation')],
    ['it is busy', refused(429, 'too-many-tries', 'Wait.')],
    ['it is away', new Error('away')],
  ])('%s: it is said in words of its own, and may be tried again', async (_, answer) => {
    let works = false
    const { asked } = await openKiosk({
      findUserByPhone: () => (works ? { body: visitAtKiosk } : answer),
    })
    await lookUp()
    await screen.findByText('That didn’t work just now')
    expect(screen.queryByText(/Internal/)).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Start over' })).toHaveLength(1)
    works = true
    await press('Try again')
    await screen.findByText('Good that you are here')
    expect(sent(asked, 'findUserByPhone')).toHaveLength(2)
  })

  it('a check-in that the server refuses is told in its words', async () => {
    await openKiosk({ checkIn: () => refused(409, 'check-in-not-paid', 'Please pay at the desk.') })
    await lookUp()
    await press('I’m here')
    expect((await screen.findByRole('alert')).textContent).toContain('Please pay at the desk.')
    expect(localStorage.getItem('taps')).toBeNull()
  })

  it('one that the kiosk may do no more is the desk’s', async () => {
    await openKiosk({ checkIn: noLicence })
    await lookUp()
    await press('I’m here')
    expect((await screen.findByRole('alert')).textContent).toContain('Please see the desk')
  })
})

describe('without a network', () => {
  it('what she said is kept, she is asked to tell the desk, and it is sent once when it is back', async () => {
    let away = true
    const { asked } = await openKiosk({ checkIn: () => (away ? new Error('away') : said(got)) })
    await lookUp()
    await press('I’m here')
    await wait(4500)
    await screen.findByText('We can’t reach our server just now')
    expect(JSON.parse(localStorage.getItem('taps') ?? '[]')).toHaveLength(1)
    away = false
    await wait(2500)
    await screen.findByText('461')
    expect(localStorage.getItem('taps')).toBeNull()
    expect(new Set(sent(asked, 'checkIn').map(({ key }) => key)).size).toBe(1)
  })

  it('an answer that comes when she has gone is nobody’s to read', async () => {
    let away = true
    const { asked, container } = await openKiosk({
      checkIn: () => (away ? new Error('away') : said(got)),
    })
    await lookUp()
    await press('I’m here')
    await wait(31_000)
    await screen.findByText('Phone number')
    away = false
    const before = sent(asked, 'checkIn').length
    await wait(2500)
    await waitFor(() => expect(sent(asked, 'checkIn').length).toBe(before + 1))
    await waitFor(() => expect(localStorage.getItem('taps')).toBeNull())
    expect(container.textContent).not.toContain('461')
    // However late it comes through, it is of the hour at which she tapped.
    const hours = new Set(sent(asked, 'checkIn').map(({ body }) => JSON.stringify(body)))
    expect([...hours]).toEqual([expect.stringContaining('tappedAt')])
  })

  it('nobody stands at it: it begins anew for nobody', async () => {
    const { container } = await openKiosk({})
    const number = await screen.findByRole('status', { name: 'Phone number' })
    await wait(65_000)
    expect(container.contains(number)).toBe(true)
  })

  it('nor is it told that it came too late', async () => {
    let away = true
    const { container } = await openKiosk({
      checkIn: () => (away ? new Error('away') : noLicence()),
    })
    await lookUp()
    await press('I’m here')
    await wait(31_000)
    away = false
    await wait(2500)
    await waitFor(() => expect(localStorage.getItem('taps')).toBeNull())
    expect(container.textContent).not.toContain('see the desk')
    expect(screen.queryByRole('alert')).toBeNull()
    // Nor to herself, when she comes back and hasn't tapped again.
    await lookUp()
    await screen.findByText('Good that you are here')
    expect(container.textContent).not.toContain('see the desk')
  })
})
