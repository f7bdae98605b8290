// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { MoveInScreen } from './MoveInScreen.tsx'

const seen = {
  ...{ written: false, headings: ['Name', 'Mobile'], columns: { phone: 1 }, lines: 3 },
  ...{ made: 2, filled: 0, unchanged: 0, sample: [] },
  bad: [{ line: 4, field: 'phone', message: 'Invalid phone number' }],
}
const text = 'Name,Mobile\nRivka,2015550102\nLeah,2015550103\nNobody,12\n'

it('looks at a list, names the bad line, takes a column by hand, and writes only when told to', async () => {
  const asked = serveCalls({
    importPatrons: ({ body }) => {
      const { dryRun, columns = seen.columns } = body as {
        dryRun: boolean
        columns?: typeof seen.columns
      }
      return said({ ...seen, columns, written: !dryRun })
    },
  })
  await live(<MoveInScreen />, { areas: ['move-in', 'office', 'desk'], at: '/admin/move-in' })
  const file = new File([text], 'patrons.csv', { type: 'text/csv' })
  fireEvent.change(screen.getByLabelText('Choose the list (Excel or CSV)'), {
    target: { files: [file] },
  })
  await screen.findByText('Line 4')
  screen.getByText('Invalid phone number')
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: '0' } })
  await waitFor(() => expect(asked).toHaveLength(2))
  await waitFor(() =>
    expect((screen.getByLabelText('First name') as HTMLSelectElement).value).toBe('0'),
  )
  expect(asked.map(({ body }) => (body as { dryRun: boolean }).dryRun)).toEqual([true, true])
  fireEvent.click(screen.getByRole('button', { name: 'Take them in' }))
  await screen.findByText('They are in.')
  expect(asked.at(-1)?.body).toEqual({ text, columns: { phone: 1, firstName: 0 }, dryRun: false })
})

it('looks at a list of visits, names whose hour is full, and books it all the same when that is chosen', async () => {
  const list = 'Phone,Date,Time\n2015550102,2026-12-02,20:15\n2015550103,2026-12-02,20:15\n'
  const full = { line: 3, field: 'time', message: 'That time was just taken.' }
  const asked = serveCalls({
    importVisits: ({ body }) => {
      const { dryRun, evenIfFull } = body as { dryRun: boolean; evenIfFull: boolean }
      return said({
        ...{ written: !dryRun, headings: ['Phone', 'Date', 'Time'], lines: 2, unchanged: 0 },
        columns: { phone: 0, date: 1, time: 2 },
        ...(evenIfFull ? { made: 2, bad: [] } : { made: 1, bad: [full] }),
      })
    },
  })
  await live(<MoveInScreen />, { areas: ['move-in', 'office', 'desk'], at: '/admin/move-in' })
  const file = new File([list], 'visits.csv', { type: 'text/csv' })
  fireEvent.change(screen.getByLabelText('Choose the list of visits (Excel or CSV)'), {
    target: { files: [file] },
  })
  await screen.findByText('Line 3')
  screen.getByText('That time was just taken.')
  fireEvent.click(screen.getByLabelText('Also where no place is left'))
  await waitFor(() => expect(screen.queryByText('Line 3')).toBeNull())
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Book them' }) as HTMLButtonElement).disabled).toBe(
      false,
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Book them' }))
  await screen.findByText('They are booked.')
  expect(asked.map(({ name }) => name)).toEqual(['importVisits', 'importVisits', 'importVisits'])
  expect(asked.at(-1)?.body).toEqual({
    ...{ text: list, columns: { phone: 0, date: 1, time: 2 } },
    ...{ dryRun: false, evenIfFull: true },
  })
})

it('saves everything as the one file that the server names', async () => {
  const links: string[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(`${this.download} ${this.href}`)
  })
  const asked = serveCalls({ exportFacility: () => said({}) })
  await live(<MoveInScreen />, { areas: ['move-in', 'office', 'desk'], at: '/admin/move-in' })
  fireEvent.click(screen.getByRole('button', { name: 'Save everything' }))
  await screen.findByText('The file is saved.')
  expect(asked.map(({ name }) => name)).toEqual(['exportFacility'])
  expect(links).toEqual(['exportFacility blob:1'])
})

it('says why it could not be made', async () => {
  const answer = {
    success: false,
    code: 'too-many-requests',
    errorMessage: 'Please wait a moment.',
  }
  serveCalls({ exportFacility: () => ({ status: 429, body: answer }) })
  await live(<MoveInScreen />, { areas: ['move-in', 'office', 'desk'], at: '/admin/move-in' })
  fireEvent.click(screen.getByRole('button', { name: 'Save everything' }))
  await screen.findByText(/Please wait a moment/)
  expect(screen.queryByText('The file is saved.')).toBeNull()
})

it('looks at the file that was chosen last, though the one before is read later', async () => {
  const asked = serveCalls({ importPatrons: () => said(seen) })
  await live(<MoveInScreen />, { areas: ['move-in', 'office', 'desk'], at: '/admin/move-in' })
  const slow = Promise.withResolvers<ArrayBuffer>()
  const first = Object.assign(new File([], 'first.csv'), { arrayBuffer: () => slow.promise })
  for (const file of [first, new File([text], 'second.csv')])
    fireEvent.change(screen.getByLabelText('Choose the list (Excel or CSV)'), {
      target: { files: [file] },
    })
  await screen.findByText('Line 4')
  await act(async () => slow.resolve(new TextEncoder().encode('Mobile\n2015550109').buffer))
  await aFewTurns()
  expect(screen.getByText('second.csv')).toBeTruthy()
  expect(asked.map(({ body }) => (body as { text: string }).text)).toEqual([text])
})

it('says of a file that is no list how to save it, and asks nothing', async () => {
  const asked = serveCalls({})
  await live(<MoveInScreen />, { areas: ['move-in', 'office', 'desk'], at: '/admin/move-in' })
  const pick = screen.getByLabelText('Choose the list (Excel or CSV)')
  for (const [name, begins] of [
    ['broken.xlsx', 'PK\x03\x04 nothing'],
    ['old.xls', '\xd0\xcf\x11\xe0 older'],
  ] as const) {
    const bytes = Uint8Array.from(begins, (letter) => letter.charCodeAt(0))
    fireEvent.change(pick, { target: { files: [new File([bytes], name)] } })
    await screen.findByText(name)
    await screen.findByText(/Please save the list as .xlsx or as CSV/)
  }
  expect(asked).toEqual([])
})

it('a list that is too large is said to be before it is read, and isn’t sent', async () => {
  const asked = serveCalls({ importVisits: () => refused('Not just now.') })
  await live(<MoveInScreen />, { areas: ['move-in', 'office', 'desk'], at: '/admin/move-in' })
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Choose the list of visits (Excel or CSV)'), {
      target: { files: [file] },
    })
  const large = new File(['Phone\n'], 'large.csv')
  Object.defineProperty(large, 'size', { value: 2_000_001 })
  const read = vi.spyOn(large, 'arrayBuffer')
  choose(large)
  expect(await screen.findByText('That file is larger than 2 MB. Please split it.')).toBeTruthy()
  expect(read).not.toHaveBeenCalled()

  // In the encoding of older Hebrew Windows a letter is one byte, and two as it is sent.
  choose(new File([new Uint8Array(1_100_000).fill(0xe0)], 'hebrew.csv'))
  await screen.findByText('hebrew.csv')
  expect(screen.getByText('That file is larger than 2 MB. Please split it.')).toBeTruthy()
  await aFewTurns()
  expect(asked.some(({ name }) => name === 'importVisits')).toBe(false)

  // A spreadsheet may have pictures and other sheets.
  const sheet = new File(['PK\x03\x04 nothing'], 'with-pictures.xlsx')
  Object.defineProperty(sheet, 'size', { value: 3_000_000 })
  choose(sheet)
  await screen.findByText('with-pictures.xlsx')
  await screen.findByText(/Please save the list as .xlsx or as CSV/)
})
