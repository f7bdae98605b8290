// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { live } from '../../test/live.tsx'
import { FindBox } from './FindBox.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useSearchKey } from './use-search-key.ts'

function Tonight() {
  const field = useRef<HTMLInputElement>(null)
  useSearchKey(field)
  return <input ref={field} aria-label="Search" />
}
function Other() {
  useSearchKey()
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Names" />
      <dialog open>
        <button type="button">Close</button>
      </dialog>
    </>
  )
}
const strike = (more: object = {}, at: Element = document.body) =>
  fireEvent.keyDown(at, { key: '/', ...more })

it('what is searched for has the end of its call, on the board and on a page', async () => {
  const nothing = () => undefined
  await live(
    <>
      <FindBox
        {...{ search: '', onSearch: nothing, field: { current: null }, found: null }}
        {...{ onFound: nothing, onLeave: nothing, className: undefined }}
      />
      <SearchBox label="Search the log" typed="" onType={nothing} />
    </>,
    { areas: ['desk'] },
  )
  const fields = await screen.findAllByRole('searchbox')
  expect(fields.map((field) => field.getAttribute('maxlength'))).toEqual(['100', '100'])
})

describe('the slash', () => {
  it('leads into the search of Tonight, and isn’t written there', async () => {
    await live(<Tonight />, { at: '/receptionist' })
    expect(document.activeElement).toBe(document.body)
    expect(strike(), 'the key is taken').toBe(false)
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
  })

  it('leads from another page to Tonight, whose search has the focus then', async () => {
    const { router } = await live(<Other />, { at: '/receptionist/supplies' })
    strike({}, screen.getByLabelText('Names'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist'))
    expect(router.state.location.state).toEqual({ search: true })
  })

  it.each([
    ['after it was asked for', { search: true }, true],
    ['not by itself', null, false],
    ['not for another reason', { search: false }, false],
  ])('Tonight opens in its search %s', async (_, state, isIn) => {
    await live(<Tonight />, { at: '/receptionist', state: state ?? undefined })
    expect(document.activeElement === screen.getByLabelText('Search')).toBe(isIn)
  })

  it.each<[string, object, () => Element]>([
    ['with Ctrl', { ctrlKey: true }, () => document.body],
    ['with the command key', { metaKey: true }, () => document.body],
    ['with Alt', { altKey: true }, () => document.body],
    ['as another key', { key: '.' }, () => document.body],
    ['in a field', {}, () => screen.getByLabelText('Name')],
    ['in a dialog', {}, () => screen.getByText('Close')],
  ])('%s is left alone', async (_, more, at) => {
    const { router } = await live(<Other />, { at: '/receptionist/supplies' })
    expect(strike(more, at())).toBe(true)
    expect(router.state.location.pathname).toBe('/receptionist/supplies')
  })

  it('is heard no more once the page has gone', async () => {
    const { router, unmount } = await live(<Other />, { at: '/receptionist/supplies' })
    unmount()
    expect(strike()).toBe(true)
    expect(router.state.location.pathname).toBe('/receptionist/supplies')
  })
})
