// @vitest-environment happy-dom
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSession } from '../../talk/session.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { LicensePlateScreen } from './LicensePlateScreen.tsx'

const papers = (more: object = {}) => ({
  id: 'p1',
  state: 'waiting',
  addReplace: 'replace',
  sentAt: '2026-11-24T14:00:00-05:00',
  decidedAt: null,
  reason: null,
  ...more,
})

/** A server that keeps her plates and takes in what she sends; the forms it was sent are in `forms`. */
async function open({
  plates = [] as string[],
  papers: sent = null as object | null,
  answers = {} as Parameters<typeof serveCalls>[0],
  at = '/license-plate',
  language = 'en' as Language,
} = {}) {
  let answer = { plates, papers: sent }
  const asked = serveCalls({
    publicSettings: () => ({ body: [{ Key: 'phoneNumber', Value: '7325550100' }] }),
    user: () => ({ body: { id: 'u1', email: null } }),
    plates: () => ({ body: answer }),
    sendPapers: () => {
      answer = { ...answer, papers: papers() }
      return said(papers())
    },
    changeUser: ({ body }) => {
      const [{ value }] = body as [{ value: string | null }]
      answer = { ...answer, plates: value?.split('|') ?? [] }
      return said({ id: 'u1' })
    },
    ...answers,
  })
  const forms: FormData[] = []
  const inner = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (init.body instanceof FormData) forms.push(init.body)
    return inner(address, init)
  })
  await live(<LicensePlateScreen />, { areas: ['license-plate'], at, language })
  await screen.findByRole('heading', { level: 2, name: /Your plates|הלוחיות שלך/ })
  return { asked, forms }
}

const picture = (name: string, { type = 'image/jpeg', size = 2000 } = {}) => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const pick = (label: RegExp, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
const license = /driver’s license/
const registration = /registration of the car/
const pickBoth = () => {
  pick(license, picture('a.jpg'))
  pick(registration, picture('b.png', { type: 'image/png' }))
}
const send = (name = 'Send') => fireEvent.click(screen.getByRole('button', { name }))
const sent = (forms: FormData[]) =>
  forms.map((form) =>
    [...form.entries()].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  )

beforeEach(() => {
  URL.createObjectURL = () => 'blob:shown'
  URL.revokeObjectURL = () => {}
})

it('for who was given the gate its button stands in place of plates and upload, and nothing is asked', async () => {
  const session = { accessToken: 'a', refreshToken: 'r', userId: 'u1', userName: '12015550142' }
  keepSession({ ...session, roles: ['OpenGarageGate'] })
  const asked = serveCalls({ plates: () => ({ body: { plates: ['ABC-123'], papers: null } }) })
  await live(<LicensePlateScreen />, { areas: ['license-plate', 'garage'] })
  expect(await screen.findByRole('button', { name: 'Open Garage Gate' })).toBeTruthy()
  expect(screen.queryByText('Your plates')).toBeNull()
  expect(screen.queryByLabelText(license)).toBeNull()
  expect(asked).toEqual([])
})

describe('her plates', () => {
  it('are shown, with the upload under them', async () => {
    await open({ plates: ['ABC-123', 'XYZ 789'] })
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(shown).toEqual(['ABC-123', 'XYZ 789'])
    for (const label of [license, registration]) {
      const input = screen.getByLabelText(label)
      expect([input.getAttribute('type'), input.getAttribute('accept')]).toEqual([
        'file',
        'image/jpeg,image/png',
      ])
    }
  })

  it('are taken away after a question', async () => {
    const { asked } = await open({ plates: ['ABC-123', 'XYZ 789'] })
    fireEvent.click(screen.getByRole('button', { name: 'Take ABC-123 away' }))
    const dialog = await screen.findByRole('dialog')
    expect(asked.some(({ name }) => name === 'changeUser')).toBe(false)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take it away' }))
    await waitFor(() => expect(screen.queryByText('ABC-123')).toBeNull())
    const [change] = asked.filter(({ name }) => name === 'changeUser')
    expect(change?.body).toEqual([{ op: 'add', path: '/plateNumber', value: 'XYZ 789' }])
  })
})

describe('the security check', () => {
  it('is said before she sends, with the hours it takes and whom to ask for the same day', async () => {
    await open()
    const notice = screen.getByText('Initial Security Check Required').closest('[role="status"]')
    expect(notice?.className).toContain('info')
    expect(notice?.textContent).toContain('Approval takes 24 hours.')
    expect(notice?.textContent).toContain('If you come on the same day, please contact the office.')
    const links = () => within(notice as HTMLElement).getAllByRole('link')
    await waitFor(() =>
      expect(links().map((link) => link.getAttribute('href'))).toEqual([
        expect.stringMatching(/^tel:/),
        '/contact',
      ]),
    )
  })

  it('is a warning as long as her papers wait', async () => {
    await open({ papers: papers() })
    const notice = screen.getByText('Initial Security Check Required').closest('[role="status"]')
    expect(notice?.className).toContain('warning')
    expect(notice?.textContent).toContain('wait for approval')
    expect(notice?.textContent).toContain('Approval takes 24 hours.')
    expect(notice?.textContent).toContain('please contact the office')
  })

  it('speaks Hebrew', async () => {
    await open({ language: 'he' })
    const notice = screen.getByText('נדרשת בדיקת ביטחון ראשונית').closest('[role="status"]')
    expect(notice?.textContent).toContain('האישור אורך 24 שעות.')
    expect(notice?.textContent).toContain('אנא פני למשרד')
  })
})

describe('what she sends', () => {
  it('is thanked for, and says that the plate shows when it is approved', async () => {
    const { forms } = await open()
    pickBoth()
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'leah@example.org' } })
    send()
    await screen.findByText('Thank you!', { exact: false })
    expect(screen.getByText(/Your plate shows here when it is approved\./)).toBeTruthy()
    expect(sent(forms)).toEqual([
      [
        ['email', 'leah@example.org'],
        ['add_replace', 'replace'],
        ['image0', 'a.jpg'],
        ['image1', 'b.png'],
      ],
    ])
  })

  it('is thanked for in Hebrew', async () => {
    await open({ language: 'he' })
    pick(/רישיון הנהיגה שלך/, picture('a.jpg'))
    pick(/^רישיון הרכב/, picture('b.jpg'))
    send('שליחה')
    expect(await screen.findByText(/הלוחית תופיע כאן כשתאושר/)).toBeTruthy()
  })

  it.each([
    [
      'en',
      license,
      registration,
      'Send',
      'Please make sure to upload both your license and registration.',
    ],
    [
      'he',
      /רישיון הנהיגה שלך/,
      /^רישיון הרכב/,
      'שליחה',
      'אנא ודאי שהעלית גם את רישיון הנהיגה וגם את רישיון הרכב.',
    ],
  ] as const)('needs both pictures (%s)', async (language, one, other, button, text) => {
    const { forms } = await open({ language })
    expect(screen.queryByText(text)).toBeNull()
    for (const label of [one, other]) {
      send(button)
      expect((await screen.findByText(text)).closest('[role="alert"]')).toBeTruthy()
      expect(forms).toEqual([])
      if (label === one) pick(one, picture('a.jpg'))
    }
    pick(other, picture('b.jpg'))
    expect(screen.queryByText(text)).toBeNull()
  })

  it.each([
    ['a.jpg', 'image/jpeg', 5_242_880, null],
    ['a.jpeg', 'image/jpeg', 9, null],
    ['a.png', 'image/png', 9, null],
    ['a.png', 'image/png', 5_242_881, 'This picture is larger than 5 MB.'],
    ['a.gif', 'image/gif', 9, 'Please choose a picture of type JPG or PNG.'],
    ['a.pdf', 'application/pdf', 9, 'Please choose a picture of type JPG or PNG.'],
  ])('may be %s of type %s with %i bytes: %s', async (name, type, size, wrong) => {
    const { forms } = await open()
    pickBoth()
    pick(license, picture(name, { type, size }))
    send()
    if (wrong) expect(await screen.findByText(wrong)).toBeTruthy()
    else await screen.findByText('Thank you!', { exact: false })
    expect(forms).toHaveLength(wrong ? 0 : 1)
  })

  it('is added or takes the place of a plate she has, as she chooses; by itself it takes its place', async () => {
    const { forms } = await open({ plates: ['ABC-123'] })
    const way = (name: RegExp) => screen.getByRole('radio', { name }) as HTMLInputElement
    expect([way(/Replace it/).checked, way(/Add another/).checked]).toEqual([true, false])
    pickBoth()
    fireEvent.click(way(/Add another/))
    send()
    await screen.findByText('Thank you!', { exact: false })
    expect(sent(forms)[0]).toContainEqual(['add_replace', 'add'])
  })

  it('asks no such thing of who has none', async () => {
    await open()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('names the reservation she comes from', async () => {
    const { forms } = await open({ at: '/license-plate?reservation=r7' })
    pickBoth()
    send()
    await screen.findByText('Thank you!', { exact: false })
    expect(sent(forms)[0]).toContainEqual(['reservationId', 'r7'])
  })

  it('stays as it is when it didn’t arrive, and goes out once more', async () => {
    let tries = 0
    const { forms } = await open({
      answers: {
        sendPapers: () => (tries++ === 0 ? new Error('the line was cut') : said(papers())),
      },
    })
    pickBoth()
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'leah@example.org' } })
    send()
    await screen.findByRole('alert')
    expect((screen.getByLabelText(/^Email/) as HTMLInputElement).value).toBe('leah@example.org')
    expect(screen.getAllByRole('img')).toHaveLength(2)
    send()
    await waitFor(() => expect(forms).toHaveLength(2))
    expect(sent(forms)[1]).toEqual(sent(forms)[0])
  })

  it('is refused in the server’s words', async () => {
    const errorMessage = 'That was sent several times today. Please call the office.'
    await open({
      answers: {
        sendPapers: () => ({
          status: 429,
          body: { success: false, code: 'too-many-papers', errorMessage },
        }),
      },
    })
    pickBoth()
    send()
    expect((await screen.findByText(errorMessage)).closest('[role="alert"]')).toBeTruthy()
  })

  it('that was rejected says why, and may be sent anew', async () => {
    const rejected = { state: 'rejected', reason: 'Too dark', decidedAt: papers().sentAt }
    await open({ papers: papers(rejected) })
    expect(screen.getByText('Too dark').closest('[role="alert"]')).toBeTruthy()
    expect(screen.getByLabelText(license)).toBeTruthy()
  })
})
