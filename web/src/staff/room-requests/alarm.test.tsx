// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { chooseForThisDesk } from '../this-desk/chosen.ts'
import { useAlarm } from './use-alarm.ts'

type Tone = { hertz: number; from: number; to: number; volume: [string, number, number][] }
let tones: Tone[]
let closed: number
let ends: (() => void)[]
const vibrate = vi.fn()

/** What the browser is told to play, written down instead of played. */
class WrittenAudio {
  currentTime = 10
  destination = {}
  createOscillator() {
    const tone: Tone = { hertz: 0, from: 0, to: 0, volume: [] }
    tones.push(tone)
    const through = { connect: () => through }
    return {
      frequency: {
        set value(hertz: number) {
          tone.hertz = hertz
        },
      },
      connect: () => through,
      start: (at: number) => {
        tone.from = at
      },
      stop: (at: number) => {
        tone.to = at
      },
      set onended(then: () => void) {
        ends.push(then)
      },
    }
  }
  createGain() {
    const { volume } = tones.at(-1) as Tone
    const write =
      (how: string) =>
      (...[loud, at]: [number, number]) =>
        volume.push([how, loud, at])
    return {
      gain: {
        setValueAtTime: write('set'),
        linearRampToValueAtTime: write('rises'),
        exponentialRampToValueAtTime: write('falls'),
      },
    }
  }
  close() {
    closed += 1
  }
}

beforeEach(() => {
  ;[tones, closed, ends] = [[], 0, []]
  vibrate.mockClear()
  localStorage.clear()
  chooseForThisDesk({ sound: undefined })
  vi.stubGlobal('AudioContext', WrittenAudio)
  const activation = { hasBeenActive: true }
  vi.stubGlobal('navigator', { userActivation: activation, vibrate })
})

const alarm = (names: string[] | null) =>
  renderHook(({ names }: { names: string[] | null }) => useAlarm('calls', names), {
    initialProps: { names },
  })

it('two soft tones, the second a fifth of a second after the first, and silence after them', () => {
  alarm(['call-of-4'])
  expect(vibrate.mock.calls).toEqual([[[200, 100, 200]]])
  expect(tones.map(({ hertz }) => hertz)).toEqual([660, 880])
  const near = (at: number) => expect.closeTo(at, 5)
  expect(tones.map(({ from, to }) => [from, to])).toEqual([
    [near(10), near(10.5)],
    [near(10.22), near(10.72)],
  ])
  expect(tones[0]?.volume).toEqual([
    ['set', 0, near(10)],
    ['rises', 0.2, near(10.03)],
    ['falls', 0.001, near(10.5)],
  ])
  expect(ends).toHaveLength(1)
  ends[0]?.()
  expect(closed, 'the sound of the device is free again').toBe(1)
})

it('sounds once for each that is new, however often the page comes back', () => {
  const page = alarm(['call-of-5'])
  page.rerender({ names: ['call-of-5'] })
  page.unmount()
  const again = alarm(['call-of-5'])
  expect(vibrate).toHaveBeenCalledTimes(1)
  again.rerender({ names: ['call-of-5', 'call-of-6'] })
  expect(vibrate).toHaveBeenCalledTimes(2)
  again.rerender({ names: [] })
  expect(vibrate).toHaveBeenCalledTimes(2)
})

it('forgets one that went while another page was open, and none while they aren’t known', () => {
  alarm(['lock-of-8']).unmount()
  const page = alarm(null)
  page.rerender({ names: ['lock-of-8'] })
  expect(vibrate, 'it was there all the time').toHaveBeenCalledTimes(1)
  page.unmount()
  const again = alarm([])
  again.rerender({ names: ['lock-of-8'] })
  expect(vibrate).toHaveBeenCalledTimes(2)
})

it('is silent on a device that is muted, and stays so for what came in the meantime', () => {
  chooseForThisDesk({ sound: 'off' })
  const page = alarm(['call-of-7'])
  expect([tones, vibrate.mock.calls]).toEqual([[], []])
  chooseForThisDesk({ sound: 'on' })
  page.rerender({ names: ['call-of-7'] })
  expect(tones).toEqual([])
})

it('is silent before the first tap, and where the device has no sound', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false }, vibrate })
  alarm(['call-of-8'])
  expect([tones, vibrate.mock.calls]).toEqual([[], []])
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.unstubAllGlobals()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate })
  Reflect.deleteProperty(window, 'AudioContext')
  alarm(['call-of-9'])
  expect(vibrate).toHaveBeenCalledTimes(1)
})
