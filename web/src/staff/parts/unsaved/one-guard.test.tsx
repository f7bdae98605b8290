// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { aFewTurns } from '../../../test/a-few-turns.ts'
import { live } from '../../../test/live.tsx'
import { AskToLeave } from './AskToLeave.tsx'
import { useUnsaved } from './unsaved.ts'

function Page({ isOpen = false }) {
  const [note, setNote] = useState('')
  const [opened, setOpened] = useState(isOpen)
  useUnsaved(note !== '')
  return (
    <>
      <AskToLeave />
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <Button onClick={() => setOpened(true)}>Open</Button>
      <Modal open={opened} onClose={() => setOpened(false)} title="News">
        <Link to="/elsewhere">Elsewhere</Link>
      </Modal>
    </>
  )
}

const dialogs = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const question = 'Leave without saving?'

/** The page, reached from another. */
async function aPage(how: { isOpen?: boolean } = {}) {
  const { router } = await live(<Page {...how} />, { areas: ['desk'], at: '/before' })
  await router.navigate('/form')
  const back = () => router.navigate(-1)
  const type = () => fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'a' } })
  const shows = (...titles: string[]) => waitFor(() => expect(dialogs()).toEqual(titles))
  return { router, back, type, shows, at: () => router.state.location.pathname }
}

const warned = vi.spyOn(console, 'warn')
const failed = vi.spyOn(console, 'error')
beforeEach(() => {
  warned.mockClear()
  failed.mockClear()
  return () => {
    expect(warned.mock.calls).toEqual([])
    expect(failed.mock.calls).toEqual([])
  }
})

describe('going back from a dialog over an unsaved form', () => {
  it.each([
    ['that was opened after something was typed', false],
    ['that was open before', true],
  ])('closes the dialog %s, then asks about the form, then goes', async (_, isOpen) => {
    const page = await aPage({ isOpen })
    page.type()
    if (!isOpen) fireEvent.click(screen.getByText('Open'))
    await page.shows('News')

    await page.back()
    await page.shows()
    expect(page.at()).toBe('/form')
    await page.back()
    await page.shows(question)
    expect(page.at()).toBe('/form')
    fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(page.at()).toBe('/before'))
  })

  it('closes the question too, which then comes again', async () => {
    const page = await aPage()
    page.type()
    for (const _ of ['once', 'twice']) {
      await page.back()
      await page.shows(question)
      await page.back()
      await page.shows()
      expect(page.at()).toBe('/form')
    }
    await page.back()
    await page.shows(question)
    fireEvent.click(screen.getByRole('button', { name: 'Go on writing' }))
    await page.shows()
    expect(page.at()).toBe('/form')
  })

  it('isn’t asked about by a dialog when another page is opened from it: the form asks', async () => {
    const page = await aPage()
    page.type()
    fireEvent.click(screen.getByText('Open'))
    fireEvent.click(screen.getByText('Elsewhere'))
    await page.shows(question, 'News')
    fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(page.at()).toBe('/elsewhere'))
  })

  it('is asked on a page that was opened by its address too, until there is an answer', async () => {
    onTestFinished(() => window.history.replaceState(null, ''))
    window.history.replaceState({ idx: 0 }, '')
    const { router } = await live(<Page />, { areas: ['desk'], at: '/form' })
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'a' } })
    await router.navigate('/elsewhere')
    await waitFor(() => expect(dialogs()).toEqual([question]))
    await aFewTurns()
    expect(dialogs()).toEqual([question])
    fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  })

  it('closes the dialog that came last, also when the one below it has closed by itself', async () => {
    function Two() {
      const [opened, setOpened] = useState(['News', 'Notes'])
      const close = (title: string) => () => setOpened(opened.filter((one) => one !== title))
      return (
        <>
          {['News', 'Notes'].map((title) => (
            <Modal key={title} open={opened.includes(title)} onClose={close(title)} title={title}>
              <Button onClick={close('News')}>All read</Button>
            </Modal>
          ))}
        </>
      )
    }
    const { router } = await live(<Two />, { areas: ['desk'], at: '/before' })
    await router.navigate('/form')
    fireEvent.click(screen.getAllByText('All read')[0] as HTMLElement)
    await waitFor(() => expect(dialogs()).toEqual(['Notes']))
    await router.navigate(-1)
    await waitFor(() => expect(dialogs()).toEqual([]))
    expect(router.state.location.pathname).toBe('/form')
  })

  it('goes at once when the dialog is closed and nothing is typed', async () => {
    const page = await aPage({ isOpen: true })
    await page.back()
    await page.shows()
    await page.back()
    await waitFor(() => expect(page.at()).toBe('/before'))
  })
})
