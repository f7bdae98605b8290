// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { use } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { live } from '../test/live.tsx'
import { endSession, keepSession } from './session.ts'
import { forgetTyped, keepTyped, typedBefore } from './stored-typed.ts'
import { useTyped } from './use-typed.ts'

const session = { accessToken: 'a', refreshToken: 'r', userName: '12015550142', roles: [] }
const signIn = (userId: string) => act(() => keepSession({ ...session, userId }))

beforeEach(() => forgetTyped())
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

function Letter({ after }: { after?: Promise<void> }) {
  const [typed, setTyped] = useTyped('letter', '')
  if (after) use(after)
  return <input aria-label="Letter" value={typed} onChange={(e) => setTyped(e.target.value)} />
}
const letter = () => screen.getByLabelText<HTMLInputElement>('Letter')
const type = (value: string) => fireEvent.change(letter(), { target: { value } })

async function typeAndLoseSignIn() {
  const page = await live(<Letter />)
  type('Please speak slowly.')
  act(() => endSession({ forgetDevice: false }))
  history.replaceState(null, '', '/login')
  page.unmount()
}

/** Reloads the tab: only what is in its session storage is left. */
async function reloaded() {
  vi.resetModules()
  const { typedBefore } = await import('./stored-typed.ts')
  return typedBefore
}

describe('a sign-in that ends under her hands', () => {
  it('leaves what she typed, though the screen was painted in two goes', async () => {
    await typeAndLoseSignIn()
    await signIn('u1')
    const words = Promise.withResolvers<void>()
    await act(async () => {
      await live(<Letter after={words.promise} />)
    })
    await act(async () => words.resolve())
    expect(letter().value).toBe('Please speak slowly.')
  })

  it('leaves it to nobody else, and forgets it when somebody else signs in', async () => {
    await typeAndLoseSignIn()
    await signIn('u2')
    const hers = await live(<Letter />)
    expect(letter().value).toBe('')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('slowly')
    hers.unmount()
    await signIn('u1')
    await live(<Letter />)
    expect(letter().value).toBe('')
  })
})

describe('a reload', () => {
  it('leaves what she typed, for her and at its place', async () => {
    await live(<Letter />)
    type('Is the water warm?')
    const before = await reloaded()
    expect(before('u1', 'letter')).toBe('Is the water warm?')
    expect([before('u2', 'letter'), before('u1', 'note')]).toEqual([undefined, undefined])
  })

  it('leaves nothing of what was emptied again', async () => {
    await live(<Letter />)
    type('Is the water warm?')
    type('')
    expect(sessionStorage.getItem('typed')).toBeNull()
  })

  it('leaves nothing of what she left by herself', async () => {
    const page = await live(<Letter />)
    type('Is the water warm?')
    history.replaceState(null, '', '/hours')
    page.unmount()
    expect(sessionStorage.getItem('typed')).toBeNull()
  })

  it('leaves nothing after she has signed out, in this tab and in another', async () => {
    await live(<Letter />)
    type('Is the water warm?')
    forgetTyped()
    expect(sessionStorage.getItem('typed')).toBeNull()
    type('Is it warm?')
    window.dispatchEvent(new StorageEvent('storage', { key: 'typedForgotten' }))
    expect(sessionStorage.getItem('typed')).toBeNull()
  })
})

describe('a tab that slept while she signed out in another', () => {
  const signedOutAt = (at: number) => localStorage.setItem('typedForgotten', String(at))

  it.each(['woken', 'loaded anew'])('gives nothing of hers, %s', async (how) => {
    const page = await live(<Letter />)
    type('Is the water warm?')
    signedOutAt(Date.now() + 1)
    page.unmount()
    const before = how === 'woken' ? typedBefore : await reloaded()
    expect(before('u1', 'letter')).toBeUndefined()
    expect(sessionStorage.getItem('typed')).toBeNull()
  })

  it('gives what was typed since', async () => {
    signedOutAt(Date.now() - 1)
    await live(<Letter />)
    type('Is the water warm?')
    expect((await reloaded())('u1', 'letter')).toBe('Is the water warm?')
  })
})

it('a picture isn’t written anywhere, and stays as long as the page', async () => {
  const photo = new Blob(['photo'])
  keepTyped('u1', 'papers', { plate: 'ABC', photo })
  expect(typedBefore('u1', 'papers')).toEqual({ plate: 'ABC', photo })
  expect((await reloaded())('u1', 'papers')).toEqual({ plate: 'ABC' })
})

const secrets = [
  'number',
  'expiry',
  'cvv',
  'code',
  'passcode',
  'password',
  'cc-csc',
  'one-time-code',
]
it.each([...secrets, 'token', 'captchaAnswer', 'sourceToken'])(
  'a field %s is never kept, wherever it stands',
  async (field) => {
    function Form() {
      const [typed, put] = useTyped<Record<string, string>>('form', {})
      const write = () => put({ ...typed, note: 'hers', [field]: '4242' })
      return <button type="button" aria-label="Write" onClick={write} />
    }
    await live(<Form />)
    fireEvent.click(screen.getByLabelText('Write'))
    expect((await reloaded())('u1', 'form')).toEqual({ note: 'hers' })
  },
)

it('storage that is full or forbidden takes nothing from the page', async () => {
  const page = await live(<Letter />)
  // In the place of the whole storage: what is put over a part of it stays there.
  vi.stubGlobal('sessionStorage', {
    ...{ getItem: () => null, removeItem: () => undefined },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  type('Is the water warm?')
  expect(letter().value).toBe('Is the water warm?')
  page.unmount()
  await live(<Letter />)
  expect(letter().value).toBe('Is the water warm?')
})
