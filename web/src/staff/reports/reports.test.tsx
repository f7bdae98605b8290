// @vitest-environment happy-dom
import type { Language } from '@mikvah/rules/words/language.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { live, refused, serveCalls } from '../../test/live.tsx'
import { bucketsOf, sumsOf, unitOf } from './buckets.ts'
import { areAskable, daysOf, presetOf, shifted } from './period.ts'
import { ReportsScreen } from './ReportsScreen.tsx'

const night = (date: string, more: object = {}) => ({
  ...{ date, visits: 0, shower: 0, bath: 0, wheelchair: 0, private: 0, segula: 0, kallah: 0 },
  ...{ expected: 0, noShows: 0, canceled: 0, firstVisits: 0, members: 0 },
  ...{ taken: 0, refunded: 0, tips: 0, donations: 0 },
  ...more,
})
const nights = [
  night('2026-11-22', { visits: 40, shower: 30, bath: 9, kallah: 1, noShows: 1, firstVisits: 3 }),
  night('2026-11-24', { visits: 20, shower: 20 }),
]
const stay = (question: string, group: string, status: string, more: object = {}) => ({
  ...{ question, group, status, count: 10, meanMinutes: 12.4, nineInTen: 20 },
  ...more,
})

const open = async (query: string, language: Language = 'en', answers: object = {}) => {
  const asked = serveCalls({
    publicSettings: () => ({ body: [{ Key: 'date', Value: '2026-11-24' }] }),
    usageReport: ({ path }) => ({ body: path.includes('dt=2026-11-2') ? nights : [] }),
    paymentsReport: () => ({
      body: {
        ...{ taken: 1234.5, refunded: 10, owed: 25, tipsTotal: 5 },
        methods: [{ method: 'CreditRefund', count: 2, amount: 10 }],
        tenders: [{ tender: 'Cash', taken: 27, givenBack: 24, left: 3 }],
        tips: [
          { share: 'Reception', given: 0, afterDividing: 1.67 },
          { share: 'Divide among above', given: 5, afterDividing: null },
        ],
      },
    }),
    nightsReport: () => ({
      body: {
        ...{ nights: 2, uncounted: 3, leftOut: 1 },
        stays: [
          stay('all', '', 'Waiting'),
          stay('all', '', 'Prep', { meanMinutes: 30.2, nineInTen: null }),
          stay('hour', '25', 'Waiting'),
          stay('weekday', '7', 'Waiting', { meanMinutes: 4.2 }),
          stay('weekday', '6', 'Waiting', { meanMinutes: 6.1 }),
          stay('season', 'winter', 'Waiting'),
        ],
        arrivals: [{ weekday: 7, hour: 19, count: 14, meanMinutes: 21.4 }],
      },
    }),
    listReport: () => ({ body: [] }),
    ...answers,
  })
  await live(<ReportsScreen />, {
    ...{ areas: ['office', 'reports', 'report-columns', 'desk'], language },
    at: `/admin/reports?${query}`,
  })
  return asked
}
const days = 'from=2026-11-22&to=2026-11-24'

describe('the reports page', () => {
  it('tells who came, of what kind, and stands the chart’s numbers in a table', async () => {
    await open(days)
    const kinds = await screen.findByRole('table', { name: 'By kind' })
    const rows = within(kinds)
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(rows.slice(1).map((text) => text?.replace(/Kind|Visits|Share/g, ''))).toEqual([
      'Shower5083.3%',
      'Bath915.0%',
      'Kallah11.7%',
    ])
    expect(screen.getByText('A night, on average').parentElement?.textContent).toContain('30')
    expect(screen.getByText('Busiest night').parentElement?.textContent).toContain('40')
    expect(screen.getAllByText('Did not come')[0]?.parentElement?.textContent).toContain('1.6%')
    const table = screen.getByRole('table', { name: 'Visits by night', hidden: true })
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(3)
  })

  it.each([
    [30, '100% more than in the time before'],
    [120, '50% fewer than in the time before'],
    [60, null],
  ])('says against %s visits before how many more or fewer came', async (before, says) => {
    await open(days, 'en', {
      usageReport: ({ path }: { path: string }) => ({
        body: path.includes('dt=2026-11-22')
          ? [...nights, night('2026-11-23', { expected: 4 })]
          : [night('2026-11-20', { visits: before, shower: before })],
      }),
    })
    await screen.findByRole('table', { name: 'By kind' })
    if (says) expect(await screen.findByText(says)).toBeTruthy()
    expect(screen.getByText('Still expected').parentElement?.textContent).toContain('4')
    expect(screen.queryAllByText(/than in the time before/)).toHaveLength(says ? 1 : 0)
  })

  it('names the festival that begins in a week of a year', async () => {
    await open('from=2025-11-25&to=2026-11-24', 'en', {
      usageReport: () => ({ body: [night('2026-03-31', { visits: 3, bath: 3 }), ...nights] }),
    })
    const weeks = await screen.findByRole('table', { name: 'Visits by week', hidden: true })
    const named = within(weeks)
      .getAllByRole('row', { hidden: true })
      .map((one) => one.textContent?.match(/Week of [^·]*?\d{4}( · \w+)?/)?.[0].trim())
    expect(named.slice(1)).toEqual([
      expect.stringMatching(/^Week of 29 Mar 2026 · Pesach/),
      expect.not.stringContaining('·'),
    ])
  })

  it('asks for the days chosen, and never for days that no report has', async () => {
    const asked = await open(days)
    await screen.findByRole('table', { name: 'By kind' })
    fireEvent.click(screen.getByLabelText('Five years'))
    await expect
      .poll(() => asked.map(({ path }) => path))
      .toContain('/api/api/reservations/UsageReport?dt=2021-11-25&dtTo=2026-11-24')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-12-24' } })
    await screen.findByText(/first day that isn’t after the last/)
    expect(asked.some(({ path }) => path.includes('dt=2026-12-24'))).toBe(false)
  })

  it('asks whose membership ends in the year to come, and as far ahead as is chosen', async () => {
    const asked = await open('tab=membership', 'en', { membershipReport: () => ({ body: [] }) })
    const last = () => asked.findLast(({ name }) => name === 'membershipReport')?.path
    const ends = (to: string) =>
      `/api/api/users/membershipreport?expireFrom=2026-11-24&expireTo=${to}`
    await expect.poll(last).toBe(ends('2027-11-23'))
    fireEvent.click(screen.getByLabelText('30 days'))
    await expect.poll(last).toBe(ends('2026-12-23'))
    expect((screen.getByLabelText('30 days') as HTMLInputElement).checked).toBe(true)
  })

  it('shows tips as given and after dividing, and money that went back as such', async () => {
    await open(`${days}&tab=payments`)
    const tips = await screen.findByRole('table', { name: 'Tips, divided' })
    expect(tips.textContent).toContain('Divide among above')
    expect(tips.textContent).toContain('$1.67')
    expect(screen.getByRole('table', { name: 'By method' }).textContent).toContain('−$10.00')
    const drawer = screen.getByRole('table', { name: 'To count the drawer' }).textContent
    for (const text of ['Cash', '$27.00', '−$24.00', '$3.00']) expect(drawer).toContain(text)
    expect(screen.getByText('Still owed').parentElement?.textContent).toContain('$25.00')
  })

  it('asks the nights by hour, weekday and season, and says what it left out', async () => {
    await open(`${days}&tab=nights`)
    await screen.findByText('3 past nights are still being added up.')
    expect(screen.getByText(/One stay is left out/)).toBeTruthy()
    expect(screen.getByText('Longest wait on average').parentElement?.textContent).toContain(
      '12 minutesWaiting',
    )
    expect(screen.getByText('longer than an hour')).toBeTruthy()
    // A number reads from left to right in both languages, and words as the page does.
    const [number, words] = ['Nights', 'Longest wait on average'].map((name) =>
      screen.getByText(name).parentElement?.querySelector('dd > span'),
    )
    expect([number?.className, words?.className]).toEqual(['num', ''])
    expect(screen.getByRole('cell', { name: '1 AM', hidden: true })).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Weekday'))
    await screen.findByRole('cell', { name: 'Sunday', hidden: true })
    expect(screen.getByRole('cell', { name: 'Motzei Shabbos', hidden: true })).toBeTruthy()
    const waits = screen.getByText('21').closest('td')
    expect([waits?.dataset.heat, waits?.textContent]).toEqual(['4', '7 PM2114'])
  })

  it('keeps the file that the server names, with the days that are shown', async () => {
    const made: string[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      made.push(this.download)
    })
    const asked = await open(`${days}&tab=noShows`)
    fireEvent.click(await screen.findByRole('button', { name: 'Spreadsheet' }))
    await expect.poll(() => made).toEqual(['listReport'])
    expect(asked.map(({ path }) => path)).toContain(
      '/api/api/reservations/ListReport?dt=2026-11-22&dtTo=2026-11-24&format=csv&bNoShowsOnly=true',
    )
  })

  it('lists who came by name, else by her phone, and calls nobody by nothing', async () => {
    const visit = {
      ...{ date: '2026-11-23', reservationTime: '2026-11-23T20:00:00-05:00' },
      ...{ reservationStatus: 'Done', outcome: 'came', kind: 'shower', location: 'Main' },
      ...{ doubleSlot: false, parking: false, userId: 'u1', balance: 0, total: 25 },
    }
    const of = (nth: number, who: object) => ({
      ...{ ...visit, reservationId: `r${nth}`, reservationCode: `600${nth}` },
      ...{ firstName: null, lastName: null, phoneNumber: null, ...who },
    })
    const phoneNumber = '17325550147'
    await open(`${days}&tab=list`, 'en', {
      listReport: () => ({
        body: [
          of(1, { firstName: 'Dina', lastName: 'Rosen', phoneNumber }),
          of(2, { phoneNumber }),
          of(3, {}),
        ],
      }),
    })
    await screen.findByText('Dina Rosen')
    const named = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/receptionist/user/u1')
    expect(named.map(({ textContent }) => textContent)).toEqual([
      ...['Dina Rosen', '(732) 555-0147', '–'],
    ])
  })

  it('lists whose membership ends, counts who renews by herself, and leads to each', async () => {
    const member = (userId: string, more: object = {}) => ({
      ...{ userId, firstName: null, lastName: null, phoneNumber: null, membershipLevel: null },
      ...{ membershipExpiration: '2027-03-03', membershipPaidUntil: null },
      ...{ membershipAutoRenew: false, activeMember: true, ...more },
    })
    await open('tab=membership', 'en', {
      membershipReport: () => ({
        body: [
          member('u1', {
            ...{ firstName: 'Dina', lastName: 'Rosen', membershipLevel: 'Gold' },
            ...{ membershipAutoRenew: true, membershipPaidUntil: '2026-12-03' },
          }),
          member('u2', { phoneNumber: '17325550147', activeMember: false }),
          member('u3', { membershipExpiration: null }),
        ],
      }),
    })
    const table = await screen.findByRole('table', { name: 'Membership' })
    const says = [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '')
    expect(says[0]).toMatch(/Dina Rosen.*Gold.*3 Mar 2027.*3 Dec 2026.*Yes/)
    expect(says[1]).toMatch(/\(732\) 555-0147.*–.*3 Mar 2027.*–.*No/)
    expect(says[2]).toMatch(/–.*–.*–.*–.*No/)
    expect(within(table).getByRole('link', { name: 'Dina Rosen' }).getAttribute('href')).toBe(
      '/receptionist/user/u1',
    )
    const figure = (name: string) => screen.getByText(name).parentElement?.textContent
    expect(figure('Active members')).toContain('2')
    expect(figure('Ended')).toContain('1')
    expect(figure('Renew by themselves')).toContain('1')
  })

  it('counts nobody as renewing where memberships are off', async () => {
    await open('tab=membership', 'en', {
      publicSettings: () => ({
        body: [
          { Key: 'date', Value: '2026-11-24' },
          { Key: 'membershipModule', Value: 'False' },
        ],
      }),
      membershipReport: () => ({
        body: [
          {
            ...{ userId: 'u1', firstName: 'Dina', lastName: 'Rosen', phoneNumber: null },
            ...{ membershipLevel: 'Gold', membershipExpiration: '2027-03-03' },
            ...{ membershipPaidUntil: null, membershipAutoRenew: true, activeMember: true },
          },
        ],
      }),
    })
    const table = await screen.findByRole('table', { name: 'Membership' })
    expect(table.querySelector('tbody tr')?.textContent).toMatch(/Dina Rosen.*No/)
    const figure = screen.getByText('Renew by themselves').parentElement
    expect(figure?.textContent).toContain('0')
    expect(document.querySelector('a[href="/admin/merchandise"]')).not.toBeNull()
    expect(document.querySelector('a[href="/admin/membership"]')).toBeNull()
  })

  it('shows how many didn’t come, and of how many', async () => {
    await open(`${days}&tab=noShows`)
    const figure = (name: string) => screen.getByText(name).parentElement?.textContent
    await screen.findByText('Of all who were booked')
    expect(figure('Did not come')).toContain('1')
    expect(figure('Of all who were booked')).toContain('1.6%')
    expect(await screen.findByText('Nothing in these nights.')).toBeTruthy()
  })

  it('lays the methods in the order in which a drawer is counted, and says what it can’t tell', async () => {
    const methods = ['CreditRefund', 'Tip', 'Cash', 'Fee', 'CreditCard', 'Check'].map((method) => ({
      ...{ method, count: 1, amount: 5 },
    }))
    await open(`${days}&tab=payments`, 'en', {
      paymentsReport: () => ({
        body: {
          ...{ taken: 1, refunded: 0, owed: null, tipsTotal: 0, methods, tips: [] },
          tenders: [{ tender: 'Cash', taken: 5, givenBack: 0, left: 5 }],
        },
      }),
    })
    const table = await screen.findByRole('table', { name: 'By method' })
    expect(
      [...table.querySelectorAll('tbody th, tbody td:first-child')].map(({ textContent }) =>
        textContent?.replace(/^Method/, ''),
      ),
    ).toEqual(['Card', 'Cash', 'Check', 'Tips', 'Fees (charged, not paid)', 'Refunds'])
    const owed = screen.getByText('Still owed').parentElement?.textContent
    expect(owed).toContain('–')
    expect(owed).toContain('Told for up to 400 days')
    expect(screen.getByRole('table', { name: 'To count the drawer' }).textContent).toContain('–')
  })

  it.each([
    [
      'payments',
      'paymentsReport',
      { taken: 0, refunded: 0, owed: 0, tipsTotal: 0, methods: [], tenders: [], tips: [] },
    ],
    ['membership', 'membershipReport', []],
    ['usage', 'usageReport', []],
    ['nights', 'nightsReport', { nights: 0, uncounted: 0, leftOut: 0, stays: [], arrivals: [] }],
  ])(
    'says of %s that there is nothing, and where they can’t be had that they can’t',
    async (tab, call, nothing) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      onTestFinished(() => logged.mockRestore())
      let isRefused = true
      await open(`${days}&tab=${tab}`, 'en', {
        [call]: () => (isRefused ? refused() : { body: nothing }),
      })
      await screen.findByText('The report could not be loaded.')
      isRefused = false
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('Nothing in these nights.')).toBeTruthy()
      expect(screen.queryByText('The report could not be loaded.')).toBeNull()
    },
  )

  it('goes to the days before and after, as many as are shown, and names them', async () => {
    const asked = await open(days)
    await screen.findByRole('table', { name: 'By kind' })
    expect(screen.getByText('22 November 2026 – 24 November 2026')).toBeTruthy()
    const last = () => asked.findLast(({ name }) => name === 'usageReport')?.path
    fireEvent.click(screen.getByRole('button', { name: 'Earlier' }))
    expect(await screen.findByText('19 November 2026 – 21 November 2026')).toBeTruthy()
    // Two taps, one right after the other, are two.
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(await screen.findByText('25 November 2026 – 27 November 2026')).toBeTruthy()
    await expect.poll(last).toContain('dt=2026-11-25&dtTo=2026-11-27')
    fireEvent.click(screen.getByLabelText('Tonight'))
    expect(await screen.findByText('24 November 2026')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-23' } })
    await screen.findByText(/first day that isn’t after the last/)
    expect(screen.queryByRole('button', { name: 'Earlier' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Spreadsheet' })).toBeNull()
  })

  it('says of a list that is longer than a screen that it is', async () => {
    const visit = (nth: number) => ({
      ...{ date: '2026-11-23', reservationTime: '2026-11-23T20:00:00-05:00', location: 'Main' },
      ...{ reservationStatus: 'Done', outcome: 'came', kind: 'shower', userId: 'u1' },
      ...{ doubleSlot: false, parking: false, balance: 0, total: 25, lastName: null },
      ...{ reservationId: `r${nth}`, reservationCode: `${6000 + nth}`, firstName: 'Dina' },
      phoneNumber: null,
    })
    const list = (length: number) => Array.from({ length }, (_, nth) => visit(nth))
    const asked = await open(`${days}&tab=list`, 'en', { listReport: () => ({ body: list(200) }) })
    expect(await screen.findByText(/^The first 200 of them/)).toBeTruthy()
    expect(asked.find(({ name }) => name === 'listReport')?.path).toContain('limit=200')
    cleanup()
    await open(`${days}&tab=list`, 'en', { listReport: () => ({ body: list(199) }) })
    await screen.findByText('6198')
    expect(screen.queryByText(/^The first/)).toBeNull()
  })

  it.each([
    ['usage', 'usageReport', 'dt=2026-11-22&dtTo=2026-11-24&format=csv', []],
    [
      'nights',
      'nightsReport',
      'dt=2026-11-22&dtTo=2026-11-24&format=csv',
      { nights: 0, uncounted: 0, leftOut: 0, stays: [], arrivals: [] },
    ],
    ['list', 'listReport', 'dt=2026-11-22&dtTo=2026-11-24&format=csv', []],
    ['payments', 'paymentsList', 'dt=2026-11-22&dtTo=2026-11-24&format=csv', []],
    ['membership', 'membershipReport', 'expireFrom=2026-11-22&expireTo=2026-11-24&format=csv', []],
  ])(
    'the file of %s is asked for by its days, and it is said when it can’t be had',
    async (tab, call, query, nothing) => {
      const asked = await open(`${days}&tab=${tab}`, 'en', {
        [call]: ({ path }: { path: string }) =>
          path.includes('csv') ? refused('Too many at once.') : { body: nothing },
      })
      fireEvent.click(await screen.findByRole('button', { name: 'Spreadsheet' }))
      await screen.findByText('Too many at once.')
      const file = asked.find(({ name, path }) => name === call && path.includes('csv'))
      expect(file?.path.split('?')[1]).toBe(query)
    },
  )

  it('is printed by its button', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await open(days)
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
  })

  it('says it in Hebrew, its hours as they are read there', async () => {
    await open(`${days}&tab=nights`, 'he')
    await screen.findByText('המתנה לחדר לפי לילה ושעה')
    expect(screen.getByRole('columnheader', { name: '19:00' })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: 'יום ראשון' })).toBeTruthy()
  })
})

describe('the bars', () => {
  it('have each night once, in weeks that begin on Sunday, and stand where nobody came', () => {
    const year = { from: '2026-10-01', to: '2026-11-24' }
    const buckets = bucketsOf(nights, year)
    expect(unitOf(year)).toBe('week')
    expect(buckets.map(({ start }) => start).slice(0, 2)).toEqual(['2026-09-27', '2026-10-04'])
    expect(buckets.at(-1)).toMatchObject({ start: '2026-11-22', visits: 60, kallah: 1 })
    expect(buckets.reduce((all, { visits }) => all + visits, 0)).toBe(60)
    const months = bucketsOf(nights, daysOf('fiveYears', '2026-11-24'))
    expect(months).toHaveLength(61)
    expect(months.at(-1)?.visits).toBe(60)
  })

  it('leave nights without visits out of the average', () => {
    expect(sumsOf([...nights, night('2026-11-23', { noShows: 1 })]).nights).toBe(2)
  })
})

describe('the days of a report', () => {
  it('are tonight, a month, a year or five, as long before and after', () => {
    const month = daysOf('month', '2026-11-24')
    expect(month).toEqual({ from: '2026-10-26', to: '2026-11-24' })
    expect(presetOf(month, '2026-11-24')).toBe('month')
    expect(shifted(month, -1)).toEqual({ from: '2026-09-26', to: '2026-10-25' })
    expect(daysOf('tonight', '2026-11-24').from).toBe('2026-11-24')
  })

  it('are at most six years, and whole dates', () => {
    expect(areAskable({ from: '2020-11-24', to: '2026-11-24' })).toBe(true)
    expect(areAskable({ from: '2020-11-23', to: '2026-11-24' })).toBe(false)
    expect(areAskable({ from: '', to: '2026-11-24' })).toBe(false)
  })
})
