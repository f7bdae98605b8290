// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../parts/Button.tsx'
import { live, said, serveCalls } from '../test/live.tsx'
import { useTell } from './tell.ts'

function Note({ text = 'warm', onDone }: { text?: string; onDone?: () => Promise<void> }) {
  const write = useTell('writeReservationNotes', { onDone })
  return (
    <Button
      busy={write.isPending}
      onClick={() => write.mutate({ params: { id: 'r1' }, body: { userNotes: text } })}
    >
      {write.isError ? 'lost' : write.isSuccess ? 'kept' : 'send'}
    </Button>
  )
}
const button = () => screen.getByRole('button')

describe('a write', () => {
  it('tapped twice before the next picture is sent once', async () => {
    const asked = serveCalls({ writeReservationNotes: () => said({}) })
    await live(<Note />)
    fireEvent.click(button())
    fireEvent.click(button())
    await screen.findByText('kept')
    expect(asked).toHaveLength(1)
  })

  it('stays under way until what follows from it has ended', async () => {
    const asked = serveCalls({ writeReservationNotes: () => said({}) })
    const { promise, resolve } = Promise.withResolvers<void>()
    await live(<Note onDone={() => promise} />)
    fireEvent.click(button())
    await waitFor(() => expect(asked).toHaveLength(1))
    await new Promise((next) => setTimeout(next))
    fireEvent.click(button())
    resolve()
    await screen.findByText('kept')
    expect(asked).toHaveLength(1)
  })

  it('whose answer was lost goes out again under the same key, other words under a new one', async () => {
    const asked = serveCalls({
      writeReservationNotes: () => (asked.length === 1 ? new Error('no network') : said({})),
    })
    const { rerender } = await live(<Note />)
    fireEvent.click(button())
    await screen.findByText('lost')
    fireEvent.click(button())
    await screen.findByText('kept')
    fireEvent.click(button())
    await waitFor(() => expect(asked).toHaveLength(3))
    const [first, again, later] = asked.map(({ key }) => key)
    expect(again).toBe(first)
    expect(later).not.toBe(first)
    rerender(<p />)
  })

  it('that was refused goes out under a new key: the old one would only be refused again', async () => {
    const asked = serveCalls({
      writeReservationNotes: () =>
        asked.length === 1
          ? { status: 409, body: { success: false, code: 'moved-on', errorMessage: 'It moved.' } }
          : said({}),
    })
    await live(<Note />)
    fireEvent.click(button())
    await screen.findByText('lost')
    fireEvent.click(button())
    await screen.findByText('kept')
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2)
  })

  it.each<[string, { status: number; body: unknown }, boolean]>([
    ['503 of a busy database', { status: 503, body: { code: 'try-again' } }, true],
    ['500 of a bug', { status: 500, body: { code: 'server-error' } }, true],
    ['502 of what stands between', { status: 502, body: undefined }, true],
    ['body that was cut off', { status: 200, body: undefined }, true],
    ['first try that is still running', { status: 409, body: { code: 'in-progress' } }, true],
    ['“slow down”', { status: 429, body: { code: 'too-many-tries' } }, true],
    ['processor that failed', { status: 502, body: { code: 'processor-error' } }, false],
    ['refund that failed', { status: 502, body: { code: 'refund-failed' } }, false],
    ['refusal', { status: 409, body: { code: 'moved-on' } }, false],
  ])('after a %s (%j) goes out under the same key: %s', async (_, first, isSame) => {
    const asked = serveCalls({
      writeReservationNotes: () => (asked.length === 1 ? first : said({})),
    })
    await live(<Note />)
    fireEvent.click(button())
    await screen.findByText('lost')
    fireEvent.click(button())
    await screen.findByText('kept')
    expect(asked[1]?.key === asked[0]?.key).toBe(isSame)
  })

  it('without a network fails at once and waits for another tap', async () => {
    const asked = serveCalls({ writeReservationNotes: () => new Error('no network') })
    await live(<Note />)
    window.dispatchEvent(new Event('offline'))
    fireEvent.click(button())
    await screen.findByText('lost')
    window.dispatchEvent(new Event('online'))
    fireEvent.click(button())
    // What went out by itself would have gone out before the tap.
    await waitFor(() => expect(asked.length).toBeGreaterThan(1))
    await screen.findByText('lost')
    expect(asked).toHaveLength(2)
  })
})

describe('a button', () => {
  it('hears the first of a double tap only', async () => {
    const heard = vi.fn()
    await live(<Button onClick={heard}>Go</Button>)
    fireEvent.click(button(), { detail: 1 })
    fireEvent.click(button(), { detail: 2 })
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
