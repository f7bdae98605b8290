// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keepSession } from '../../talk/session.ts'
import { night } from '../../test/answers.ts'
import { herSession } from '../../test/her-session.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { WebsiteScreen } from './WebsiteScreen.tsx'

const open = async (answers: Parameters<typeof serveCalls>[0] = {}, how: object = {}) => {
  const asked = serveCalls({
    newsletter: () => ({
      body: ['/files/newsletters/Kislev.pdf', '/files/newsletters/Old%20one.pdf'],
    }),
    publicSettings: () => ({
      body: [{ Key: 'websiteBannerImage', Value: '/files/banner/b.webp' }],
    }),
    ...answers,
  })
  await live(<WebsiteScreen />, { areas: ['office', 'content', 'desk'], ...how })
  await screen.findByText('Kislev')
  return { names: () => asked.map(({ name, path }) => [name, path.split('?')[1] ?? '']) }
}
const pick = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
const pdf = new File(['%PDF-1.4'], 'Teves.pdf', { type: 'application/pdf' })

describe('the newsletters', () => {
  it('stand with the current one marked, and another is sent in', async () => {
    const { names } = await open({ addNewsletter: () => said([]) })
    const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('a[target]'))
    expect(rows.map((row) => row.textContent)).toEqual([
      'KislevCurrent issueRemove',
      'Old oneRemove',
    ])
    pick('Add an issue', pdf)
    await screen.findByText('The issue is added.')
    expect(names().filter(([name]) => name === 'addNewsletter')).toHaveLength(1)
  })

  it('that are too large aren’t sent, and what the server refuses is said in its words', async () => {
    const { names } = await open({
      addNewsletter: () => ({
        status: 415,
        body: { success: false, code: 'not-a-pdf', errorMessage: 'This is not a PDF file.' },
      }),
    })
    const heavy = new File(['x'], 'heavy.pdf')
    Object.defineProperty(heavy, 'size', { value: 11 * 1024 * 1024 })
    pick('Add an issue', heavy)
    await screen.findByText('This file is larger than 10 MB.')
    expect(names().some(([name]) => name === 'addNewsletter')).toBe(false)
    pick('Add an issue', pdf)
    expect(
      (await screen.findByText('This is not a PDF file.')).closest('[role="alert"]'),
    ).toBeTruthy()
  })

  it('go after a question, by their path', async () => {
    const { names } = await open({ deleteNewsletter: () => said([]) })
    fireEvent.click(screen.getByRole('button', { name: 'Remove Old one' }))
    const dialog = await screen.findByRole('dialog')
    expect(names().some(([name]) => name === 'deleteNewsletter')).toBe(false)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await screen.findByText('The issue is removed.')
    expect(names()).toContainEqual([
      'deleteNewsletter',
      'name=%2Ffiles%2Fnewsletters%2FOld%2520one.pdf',
    ])
  })

  it('stay, with the reason in the question, when one couldn’t be removed', async () => {
    await open({ deleteNewsletter: () => refused() })
    fireEvent.click(screen.getByRole('button', { name: 'Remove Old one' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Not just now.')
    expect(screen.getByText('Old one')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove ./ })[0] as HTMLElement)
    expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull()
  })
})

it('the page says where the rest of the website is kept', async () => {
  await open()
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('Settings of the website')).toBe('/admin/settings?group=website')
  expect(to('The home page')).toBe('/')
})

describe('the banner', () => {
  it('is shown as it stands, sent in anew, and taken off', async () => {
    const { names } = await open({
      putBanner: () => said({ websiteBannerImage: '/b', width: 1, height: 1 }),
      writeSetting: () => said({ key: 'websiteBannerImage', value: '', warning: null }),
    })
    const image = await screen.findByAltText('The banner as it stands on the home page')
    expect(image.getAttribute('src')).toBe('/files/banner/b.webp')
    pick('Choose a picture', new File(['x'], 'b.png', { type: 'image/png' }))
    await screen.findByText('The banner is on the home page.')
    fireEvent.click(screen.getByRole('button', { name: 'Take it off' }))
    await screen.findByText('The banner is off the home page.')
    await waitFor(() => expect(names().map(([name]) => name)).toContain('writeSetting'))
  })

  it('too large isn’t sent; what the server refuses is said, and then the size alone', async () => {
    const { names } = await open({ putBanner: () => refused('This is no picture.') })
    const picture = (size: number) => {
      const file = new File(['x'], 'b.png', { type: 'image/png' })
      Object.defineProperty(file, 'size', { value: size })
      return file
    }
    await screen.findByAltText('The banner as it stands on the home page')
    pick('Choose a picture', picture(2 * 1024 * 1024))
    await screen.findByText('This is no picture.')
    pick('Choose a picture', picture(2 * 1024 * 1024 + 1))
    await screen.findByText('This file is larger than 2 MB.')
    expect(screen.queryByText('This is no picture.')).toBeNull()
    expect(names().filter(([name]) => name === 'putBanner')).toHaveLength(1)
  })

  it('stays when it couldn’t be taken off, and it is said why', async () => {
    await open({ writeSetting: () => refused() })
    const image = await screen.findByAltText('The banner as it stands on the home page')
    fireEvent.click(screen.getByRole('button', { name: 'Take it off' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
    expect(image.isConnected).toBe(true)
  })

  it('where there is none it says so, and nothing can be taken off', async () => {
    await open({ publicSettings: () => ({ body: [] }) })
    expect(await screen.findByText('The home page has no banner.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take it off' })).toBeNull()
  })
})

it('the home page is a visitor’s, whatever account works here: it asks for no visits of it', async () => {
  keepSession({ ...herSession, roles: ['Admin'] })
  const { names } = await open({
    schedule: () => ({ body: [night] }),
    findReservationsByUser: () => ({ body: [] }),
  })
  const frame = await screen.findByTitle<HTMLIFrameElement>('The home page in English')
  const home = () => frame.contentDocument?.body.textContent
  await waitFor(() =>
    expect(home()).toMatch(/Last entry.*Make Reservation|Make Reservation.*Last entry/s),
  )
  expect(names().map(([name]) => name)).not.toContain('findReservationsByUser')
})

it('the home page is seen as on a phone in both languages, with what stands on it now, and can’t be used', async () => {
  await open()
  for (const [name, dir, says] of [
    ['English', 'ltr', 'Make Reservation'],
    ['עברית', 'rtl', 'הזמנת תור'],
  ] as const) {
    const frame = await screen.findByTitle<HTMLIFrameElement>(`The home page in ${name}`)
    const page = () => frame.contentDocument?.documentElement
    await waitFor(() => expect(page()?.textContent).toContain(says))
    expect(page()?.dir).toBe(dir)
    expect(page()?.querySelector('main')?.hasAttribute('inert')).toBe(true)
    expect(page()?.querySelector('img[src="/files/banner/b.webp"]')).toBeTruthy()
  }
})
