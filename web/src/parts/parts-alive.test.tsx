// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DayArches } from '../night/DayArches.tsx'
import { Slots } from '../night/Slots.tsx'
import { aFewTurns } from '../test/a-few-turns.ts'
import { live } from '../test/live.tsx'
import { Button } from './Button.tsx'
import { Modal } from './dialogs/Modal.tsx'
import { Field } from './fields/Field.tsx'
import { Money } from './Money.tsx'
import { News } from './News.tsx'
import { Stepper } from './Stepper.tsx'
import { Countdown } from './times/Countdown.tsx'
import { WayRow } from './Ways.tsx'

const day = (value: string, name: string) => ({ value, name, weekday: '', hebrewDate: '7 Kislev' })
const days = [
  day('2026-11-17', 'Tuesday, 17 November'),
  day('2026-11-18', 'Wednesday, 18 November'),
  // Of two, the next one is the one before as well.
  day('2026-11-19', 'Thursday, 19 November'),
]

function Days() {
  const [value, setValue] = useState('2026-11-17')
  return <DayArches label="Day" days={days} value={value} onChange={setValue} />
}

/**
 * A button that asks before it ends something. Afterwards the question is gone and there is news: at once, or when the
 * answer comes.
 */
function Ending({ atOnce }: { atOnce: boolean }) {
  const [asking, setAsking] = useState(false)
  const [ended, setEnded] = useState(false)
  const [answered, setAnswered] = useState(atOnce)
  return (
    <main>
      <h1>Things</h1>
      {ended && answered ? <News kind="success">It has ended.</News> : null}
      {ended ? null : <Button onClick={() => setAsking(true)}>End it</Button>}
      <Modal
        open={asking && !ended}
        onClose={() => setAsking(false)}
        title="Sure?"
        actions={<Button onClick={() => setEnded(true)}>Yes</Button>}
      >
        <p>It ends.</p>
      </Modal>
      <Button onClick={() => setAnswered(true)}>The answer comes</Button>
    </main>
  )
}

it('the news of what a dialog ended is read, though the button in the dialog had the focus', async () => {
  await live(<Ending atOnce />)
  fireEvent.click(screen.getByRole('button', { name: 'End it' }))
  const yes = screen.getByRole('button', { name: 'Yes' })
  yes.focus()
  fireEvent.click(yes)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('It has ended.'))
})

it('a dialog that isn’t open leaves the focus where it is', async () => {
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const Later = () => {
    const [isThere, setThere] = useState(false)
    return (
      <main>
        <h1>Things</h1>
        <Button onClick={() => setThere(true)}>More</Button>
        {isThere ? <Ending atOnce={false} /> : null}
      </main>
    )
  }
  await live(<Later />)
  const more = screen.getByRole('button', { name: 'More' })
  more.focus()
  fireEvent.click(more)
  expect(screen.getByRole('button', { name: 'End it' })).toBeTruthy()
  expect(document.activeElement).toBe(more)
  expect(shown).not.toHaveBeenCalled()
  shown.mockRestore()
})

it('the news that comes after its dialog has closed is read in place of the heading, and seen', async () => {
  await live(<Ending atOnce={false} />)
  fireEvent.click(screen.getByRole('button', { name: 'End it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Things'))
  const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  fireEvent.click(screen.getByRole('button', { name: 'The answer comes' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('It has ended.'))
  expect(seen.mock.contexts).toContain(document.activeElement)
  seen.mockRestore()
})

describe('days', () => {
  it('are read out with their whole date', async () => {
    await live(<Days />)
    expect(screen.getByRole('radio', { name: /^Tuesday, 17 November, 7 Kislev/ })).toBeTruthy()
  })

  it('that can’t be chosen say so, and give their reason when they are pressed', async () => {
    const onRefused = vi.fn()
    const shut = days.map((one) => ({ ...one, disabled: one.value === '2026-11-18' }))
    const none = () => null
    await live(<DayArches {...{ label: 'Day', days: shut, onChange: none, onRefused }} value="" />)
    const [first, second] = screen.getAllByRole('radio')
    expect(first?.getAttribute('aria-disabled')).toBeNull()
    expect(second?.getAttribute('aria-disabled')).toBe('true')
    expect(second?.className).not.toBe(first?.className)
    fireEvent.click(second as HTMLElement)
    expect(onRefused).toHaveBeenCalledWith('2026-11-18')
  })

  it.each([
    ['en', 'ltr', 'ArrowRight'],
    ['he', 'rtl', 'ArrowLeft'],
  ] as const)('in %s (%s) %s leads on to the next', async (language, direction, key) => {
    await live(
      <div style={{ direction }}>
        <Days />
      </div>,
      { language },
    )
    const [first, second] = screen.getAllByRole('radio')
    first?.focus()
    fireEvent.keyDown(first as HTMLElement, { key })
    await waitFor(() => expect(second?.getAttribute('aria-checked')).toBe('true'))
    expect(document.activeElement).toBe(second)
  })
})

describe('times', () => {
  const slots = (...places: number[]) =>
    places.map((left, at) => ({ value: `2026-11-24T20:0${at}:00-05:00`, places: left }))
  const show = (...places: number[]) =>
    live(<Slots label="Time" slots={slots(...places)} value={null} onChange={() => null} />)

  it('name a last place where others have more', async () => {
    await show(1, 3)
    expect(screen.getByText('Last one')).toBeTruthy()
  })

  it('don’t where one is what each has', async () => {
    await show(1, 1, 0)
    expect(screen.queryByText('Last one')).toBeNull()
    expect(screen.getAllByText('1 open')).toHaveLength(2)
  })

  it.each([
    ['between them', '2026-11-24T20:01:00-05:00', 1],
    ['before them all', '2026-11-24T20:00:00-05:00', 0],
    ['after them all', '2026-11-24T20:02:00-05:00', 0],
    ['unknown', null, 0],
  ])('have the line of a zman that is %s', async (_, zman, lines) => {
    await live(
      <Slots label="Time" slots={slots(1, 1)} value={null} onChange={() => null} zman={zman} />,
    )
    expect(screen.queryAllByText(/Zman/)).toHaveLength(lines)
    expect(screen.getAllByRole('radio')).toHaveLength(2)
  })

  it('that are full can be met, and not chosen', async () => {
    const chosen: string[] = []
    const choose = (value: string) => chosen.push(value)
    await live(<Slots label="Time" slots={slots(1, 0)} value={null} onChange={choose} />)
    const full = screen.getByRole('radio', { name: /Full/ })
    expect(full.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(full)
    expect(chosen).toEqual([])
  })
})

it('the focus stays on its time when an earlier one is gone', async () => {
  const at = (value: string) => ({ value: `2026-11-24T${value}:00-05:00`, places: 2 })
  function Times() {
    const [slots, setSlots] = useState([at('20:00'), at('20:30'), at('21:00')])
    return (
      <>
        <Slots label="Time" slots={slots} value={null} onChange={() => null} />
        <Button onClick={() => setSlots(slots.slice(1))}>The first is taken</Button>
      </>
    )
  }
  await live(<Times />)
  const second = screen.getByRole('radio', { name: /8:30/ })
  second.focus()
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('radio', { name: /8:00/ })).toBeNull())
  expect(document.activeElement?.textContent).toContain('8:30')
})

describe('a field that is wrong', () => {
  it('says so to a screen reader', async () => {
    await live(<Field label="Amount" error="Too much" value="9" onChange={() => null} />)
    const field = screen.getByRole('textbox', { name: 'Amount', description: 'Too much' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('an amount', () => {
  it('stands in a box of its own, from left to right, in Hebrew too', async () => {
    await live(<Money amount={70} />, { language: 'he' })
    expect(screen.getByText('$70.00').className).toBe('num')
    const look = readFileSync(join(import.meta.dirname, '../look/base.css'), 'utf8')
    const box = /\n\.num \{([^}]*)\}/.exec(look)?.[1]
    expect(box).toMatch(/direction: ltr;\s*unicode-bidi: isolate;/)
  })
})

describe('a countdown', () => {
  it('never begins above what is held as a whole', async () => {
    await live(<Countdown until={900_400} now={() => 0} most={900_000} />)
    expect(screen.getByRole('timer').textContent).toBe('15:00')
  })

  it('says each second what is left, and once that it has ended', async () => {
    let now = 0
    const clock = () => now
    const onEnd = vi.fn()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const shown = await live(<Countdown until={2000} now={clock} onEnd={onEnd} />)
    const text = () => screen.getByRole('timer').textContent
    const after = (ms: number) => {
      now = ms
      act(() => void vi.advanceTimersByTime(1000))
      return [text(), onEnd.mock.calls.length]
    }
    expect(text()).toBe('0:02')
    expect(after(1000)).toEqual(['0:01', 0])
    expect(after(2000)).toEqual(['0:00', 1])
    expect(after(3000)).toEqual(['0:00', 1])
    shown.unmount()
    vi.useRealTimers()
  })

  it('that is over when it is shown has ended at once', async () => {
    const onEnd = vi.fn()
    await live(<Countdown until={0} now={() => 0} onEnd={onEnd} />)
    expect(onEnd).toHaveBeenCalled()
  })

  it('that is shown no longer ends nothing', async () => {
    let now = 0
    const clock = () => now
    const onEnd = vi.fn()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const shown = await live(<Countdown until={2000} now={clock} onEnd={onEnd} />)
    shown.unmount()
    now = 2000
    vi.advanceTimersByTime(1000)
    expect(onEnd).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})

describe('a stepper', () => {
  it('says of a step that it is done, in one breath', async () => {
    await live(<Stepper label="Progress" steps={['Date', 'Room']} at={1} />)
    expect(screen.getByText('Date: done')).toBeTruthy()
    const [date, room] = screen.getAllByRole('listitem')
    expect([date?.dataset.done, date?.getAttribute('aria-current')]).toEqual(['true', null])
    expect([room?.dataset.done, room?.getAttribute('aria-current')]).toEqual([undefined, 'step'])
    expect(room?.textContent).toBe('Room')
  })
})

describe('a modal', () => {
  function Page() {
    const [opened, setOpened] = useState(false)
    const [gone, setGone] = useState(false)
    const close = () => setOpened(false)
    return (
      <div>
        <h1 tabIndex={-1}>Page</h1>
        {gone ? null : <Button onClick={() => setOpened(true)}>Open</Button>}
        <Modal open={opened} onClose={close} title="News">
          <Button onClick={() => setGone(true)}>Take the opener away</Button>
        </Modal>
      </div>
    )
  }

  it('is closed by going back, and the page stays', async () => {
    const { router } = await live(<Page />)
    await router.navigate('/reserve', { state: { step: 2 } })
    fireEvent.click(screen.getByText('Open'))
    expect(screen.getByText('News')).toBeTruthy()
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByText('News')).toBeNull())
    expect(router.state.location.state).toEqual({ step: 2 })
  })

  it('gives a page that was opened by its address an entry to go back from, and no other one', async () => {
    onTestFinished(() => window.history.replaceState(null, ''))
    // As the router writes it down: from the first of all entries the browser leaves, and asks nobody.
    window.history.replaceState({ idx: 0 }, '')
    const { router } = await live(<Page />, { at: '/reserve?of=1', state: { step: 2 } })
    fireEvent.click(screen.getByText('Open'))
    await waitFor(() => expect(router.state.historyAction).toBe('PUSH'))
    const { key, ...entry } = router.state.location
    expect(entry).toMatchObject({ pathname: '/reserve', search: '?of=1', state: { step: 2 } })
    window.history.replaceState({ idx: 1 }, '')
    for (const time of ['first', 'second']) {
      await router.navigate(-1)
      await waitFor(() => expect(screen.queryByText('News'), time).toBeNull())
      expect(router.state.location.key, time).toBe(key)
      fireEvent.click(screen.getByText('Open'))
      await aFewTurns()
    }
  })

  it('that comes to say something else is read from its heading again', async () => {
    function Asking() {
      const [done, setDone] = useState(false)
      return (
        <Modal open onClose={() => null} title={done ? 'Canceled' : 'Cancel?'}>
          <button type="button" onClick={() => setDone(true)}>
            Yes
          </button>
        </Modal>
      )
    }
    await live(<Asking />)
    const yes = screen.getByText('Yes')
    yes.focus()
    fireEvent.click(yes)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Canceled'))
  })

  it('whose opener is gone gives the focus to the page’s heading', async () => {
    await live(<Page />)
    fireEvent.click(screen.getByText('Open'))
    fireEvent.click(screen.getByText('Take the opener away'))
    ;(document.activeElement as HTMLElement | null)?.blur()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Page'))
  })
})

it.each([
  ['a button', (heard: () => void) => <Button onClick={heard}>On</Button>],
  ['a row of ways', (heard: () => void) => <WayRow onClick={heard}>On</WayRow>],
])('%s hears the first tap of a double tap alone, and every press of a key', async (_, shown) => {
  const heard = vi.fn()
  await live(shown(heard))
  const on = screen.getByRole('button', { name: 'On' })
  for (const detail of [1, 2]) fireEvent.click(on, { detail })
  expect(heard).toHaveBeenCalledTimes(1)
  for (const detail of [0, 0]) fireEvent.click(on, { detail })
  expect(heard).toHaveBeenCalledTimes(3)
})

it('a form is sent once by a double tap on its button, and not while that is busy', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={sent}>
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  )
  const { unmount } = await live(form(false))
  for (const detail of [1, 2])
    fireEvent.click(screen.getByRole('button', { name: 'Send' }), { detail })
  expect(sent).toHaveBeenCalledOnce()
  unmount()
  await live(form(true))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }), { detail: 1 })
  expect(sent).toHaveBeenCalledOnce()
})
