// @vitest-environment happy-dom
import { auditActs } from '@mikvah/contract/audited.ts'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { live, refused, serveCalls } from '../../test/live.tsx'
import { AuditScreen } from './AuditScreen.tsx'

const row = (id: string, at: string, more: object = {}) => ({
  ...{ id, at, act: 'user-read', subject: 'p1', subjectName: 'Bracha Levi', details: {} },
  ...{ by: { userId: 'u9', name: 'Reception' }, ...more },
})
const first = [
  row('r3', '2026-11-24T19:46:00-05:00'),
  row('r2', '2026-11-24T19:12:00-05:00', {
    ...{ act: 'setting-changed', subject: 'lateGraceMinutes', subjectName: null },
    details: { was: '10', is: '' },
  }),
  row('r1', '2026-11-24T19:11:00-05:00', {
    ...{ act: 'setting-changed', subject: 'useCubicles', subjectName: null },
    details: { was: 'False', is: 'True' },
  }),
]
const second = [
  row('r0', '2026-11-23T21:00:00-05:00', { by: null }),
  row('q7', '2026-11-23T20:30:00-05:00', {
    ...{ act: 'visit-moved', subjectName: null, details: { to: 'InMikvah', from: 'ToMikvah' } },
  }),
  row('q9', '2026-11-23T20:00:00-05:00', {
    ...{ act: 'refund', details: { cents: 2550, to: '2026-11-30' } },
  }),
  row('q7b', '2026-11-23T19:30:00-05:00', {
    ...{ act: 'visits-listed', subjectName: null, subject: null, by: null },
    details: {
      dt: '2026-11-23',
      dtTo: '2026-11-23',
      expireTo: '2026-11-23',
      expireFrom: '2026-11-22',
    },
  }),
  row('q8', '2026-11-23T19:00:00-05:00', {
    ...{ act: 'visits-listed', subjectName: null, subject: null },
    details: {
      dt: '2026-11-24',
      dtTo: '2026-11-30',
      made: true,
      disabled: false,
      replaces: null,
      unheardOf: 7,
    },
  }),
]

const open = async (check: object = {}, rows: object[] = first) => {
  const asked = serveCalls({
    audit: ({ path }) => ({
      body: path.includes('cursor=next') ? { rows: second, next: null } : { rows, next: 'next' },
    }),
    auditCheck: () => ({ body: check }),
  })
  await live(<AuditScreen />, { areas: ['office', 'audit-acts', 'desk'], at: '/admin/audit' })
  await screen.findByText('Tuesday, 24 November')
  return asked
}

describe('the audit log', () => {
  it.each([
    ['en', 'Shabbos, 28 November'],
    ['he', 'שבת, 28 בנובמבר'],
  ] as const)('calls the whole of a Saturday Shabbos in %s', async (language, day) => {
    serveCalls({
      audit: () => ({ body: { rows: [row('s', '2026-11-28T10:00:00-05:00')], next: null } }),
      auditCheck: () => ({ body: {} }),
    })
    await live(<AuditScreen />, { areas: ['office', 'audit-acts', 'desk'], language })
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(day)
  })

  it('has what was done after midnight under the evening before, as its days are searched', async () => {
    await open({}, [
      row('n3', '2026-11-25T05:00:00-05:00', {}),
      row('n2', '2026-11-25T04:59:00-05:00', {}),
      row('n1', '2026-11-24T23:59:00-05:00', {}),
    ])
    const days = screen
      .getAllByRole('heading', { level: 2 })
      .map((one) => [one.textContent, one.parentElement?.querySelectorAll('li').length])
    expect(days.slice(0, 2)).toEqual([
      ['Wednesday, 25 November', 1],
      ['Tuesday, 24 November', 2],
    ])
  })

  it('stands under its days, says who did what to whom, and goes on when asked', async () => {
    await open()
    const rows = () => screen.getAllByRole('listitem').map((one) => one.textContent)
    const shown = rows().filter((text) => /Looked|Changed/.test(text ?? ''))
    expect(shown[0]).toContain('Looked at a patronBracha LeviReception')
    expect(shown[1]).toContain('Changed a settinglateGraceMinuteswas 10is –Reception')
    expect(shown[2]).toContain('Changed a settinguseCubicleswas nois yesReception')
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByText('Monday, 23 November')
    expect(rows().filter((text) => text?.includes('The program'))).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(rows().find((text) => text?.includes('Moved a visit on'))).toMatch(
      /On her way\W+In water/,
    )
    expect(rows().find((text) => text?.includes('$25.50'))).toMatch(/\$25\.50to 30 Nov 2026/)
    const listed = rows().filter((text) => text?.includes('Listed visits'))
    expect(listed[0]).toContain(
      'day 23 Nov 2026ends from 22 Nov 2026ends until 23 Nov 2026The program',
    )
    expect(listed[1]).toContain(
      'day 24 Nov 2026newly made shut noinstead of visit noneunheardOf 7until 30 Nov 2026',
    )
  })

  it('says what was changed in words: rooms, ways of paying, lists; ids as they are', async () => {
    const changed = (id: string, details: object) =>
      row(id, '2026-11-24T19:00:00-05:00', { act: 'setting-changed', subjectName: null, details })
    await open({}, [
      changed('m1', { was: 'NeedsCleaning', is: 'Offline' }),
      changed('m2', { was: 'Cash', is: ['weekday', 'friday'] }),
      changed('m3', { was: null, is: 'abcdefghij0123456789' }),
    ])
    const said = (nth: number) =>
      screen.getAllByRole('listitem').filter((one) => one.textContent?.includes('was'))[nth]
    expect(said(0)?.textContent).toContain('was To clean')
    expect(said(0)?.textContent).toContain('is Offline')
    expect(said(1)?.textContent).toContain('was Cash')
    expect(said(1)?.textContent).toContain('is weekday, friday')
    expect(said(2)?.textContent).toContain('was none')
    expect(said(2)?.querySelector('code[dir=ltr]')).not.toBeNull()
  })

  it('that couldn’t be read on says so under what is there, and its chain that it couldn’t be checked', async () => {
    serveCalls({
      audit: ({ path }) =>
        path.includes('cursor=next') ? refused() : { body: { rows: first, next: 'next' } },
      auditCheck: () => refused('Too many at once.'),
    })
    await live(<AuditScreen />, { areas: ['office', 'audit-acts', 'desk'], at: '/admin/audit' })
    await screen.findByText('Tuesday, 24 November')
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByText('Not just now.')
    expect(screen.getByText('Tuesday, 24 November')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Check the chain' }))
    await screen.findByText('Too many at once.')
  })

  it('marks what went past a limit or failed on a wrong code, and only that', async () => {
    const booked = (id: string, details: object) =>
      row(id, '2026-11-24T19:00:00-05:00', { act: 'visit-booked', details })
    await open({}, [
      booked('over', { ignoreAvailability: true }),
      booked('within', { ignoreAvailability: false }),
      row('code', '2026-11-24T18:40:00-05:00', { act: 'staff-entered', details: { wrong: true } }),
    ])
    const marked = screen
      .getAllByRole('listitem')
      .filter((one) => one.dataset.warning)
      .map((one) => one.textContent)
    expect(marked).toEqual([
      expect.stringContaining('beyond the places left'),
      expect.stringContaining('wrong code'),
    ])
  })

  it('lets acts be chosen, and nothing else that has words in the log', async () => {
    await open()
    const chosen = screen.getByLabelText<HTMLSelectElement>('Act')
    const offered = [...chosen.options].map(({ text }) => text)
    expect(offered).toEqual(
      expect.arrayContaining(['Every act', 'Changed a room', 'Gave money back']),
    )
    expect(offered).not.toContain('amount')
    expect([...chosen.options].map(({ value }) => value).toSorted()).toEqual(
      ['', ...auditActs].toSorted(),
    )
  })

  it('is narrowed by words, act and days: blank ones aren’t sent', async () => {
    const asked = await open()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' Levi ' } })
    fireEvent.change(screen.getByLabelText('Act'), { target: { value: 'refund' } })
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-22' } })
    await expect
      .poll(() => asked.at(-1)?.path)
      .toBe('/api/api/audit?q=Levi&act=refund&from=2026-11-20&to=2026-11-22')
    expect(asked[0]?.path).toBe('/api/api/audit')
  })

  it.each([
    [{ ok: true, brokenBatch: null, rows: 312 }, 'The chain holds: 312 rows'],
    [{ ok: false, brokenBatch: 7, rows: 312 }, 'The chain is broken at batch 7'],
    [{ ok: false, brokenBatch: null, rows: 311 }, 'Rows are missing from the log'],
  ])('says of its chain %o', async (check, says) => {
    await open(check)
    fireEvent.click(screen.getByRole('button', { name: 'Check the chain' }))
    expect(await screen.findByText(new RegExp(says))).toBeTruthy()
  })
})
