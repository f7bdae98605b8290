// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noCard } from '../talk/call.ts'
import { CallFailed } from '../talk/call-failed.ts'
import { said, serveCalls } from '../test/live.tsx'
import { waitFor } from '../test/wait-for.ts'
import { sendTaps } from './send-taps.ts'
import { storedTaps, storeTaps } from './stored-taps.ts'
import { type Tap, withTap } from './taps.ts'

const params = { id: '7' }
const light = (key: string, onOff: boolean, about: string | null = 'v1'): Tap => ({
  ...{ key, about, name: 'setLights', params, body: { onOff } },
})
const step = (key: string, about: string | null = 'v1'): Tap => ({
  ...{ key, about, name: 'changeRoomStatus', params },
  body: { reservationStatus: 'Prep', expectedStatus: 'Assigned', ...noCard },
})
const tap = (one: Tap) => storeTaps(withTap(storedTaps(), one))

let stop = () => {}
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  storeTaps([])
})

function screen(visit = 'v1') {
  const heard: string[] = []
  const there = { visit, looks: 0 }
  stop = sendTaps({
    look: async () => {
      there.looks += 1
      return there.visit
    },
    onAnswer: async ({ key }) => {
      heard.push(key)
    },
    onRefused: async ({ key }, failure) => {
      heard.push(`${key}: ${failure instanceof CallFailed ? failure.code : failure}`)
    },
  })
  return { heard, there }
}
const settled = () => waitFor(() => expect(storedTaps()).toEqual([]))

describe('taps', () => {
  it('are sent one after the other, each once and under its own key', async () => {
    const asked = serveCalls({ setLights: () => said({}), changeRoomStatus: () => said({}) })
    const { heard, there } = screen()
    tap(step('first key'))
    tap(light('second key', true))
    await settled()
    expect(asked.map(({ key }) => key)).toEqual(['first key', 'second key'])
    expect([heard, there.looks]).toEqual([['first key', 'second key'], 0])
  })

  it('are sent though the storage is full, from the tab that holds them', async () => {
    const asked = serveCalls({ setLights: () => said({}) })
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
    const { heard } = screen()
    tap(light('first key', true))
    tap(light('second key', false))
    await settled()
    expect(asked.at(-1)?.key).toBe('second key')
    expect(heard.at(-1)).toBe('second key')
  })

  it('wait without a network, lie on the device, and go under the same key when it is back', async () => {
    let away = true
    const asked = serveCalls({
      changeRoomStatus: () => (away ? new Error('lost') : said({})),
      setLights: () => said({}),
    })
    const { heard } = screen()
    tap(step('first key'))
    tap(light('second key', true))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(JSON.parse(localStorage.getItem('taps') ?? '[]')).toHaveLength(2)
    away = false
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(asked.map(({ key }) => key)).toEqual(['first key', 'first key', 'second key'])
    expect(heard).toEqual(['first key', 'second key'])
  })

  it('that no longer fit are told, and those behind them go on', async () => {
    serveCalls({
      changeRoomStatus: () => ({ status: 409, body: { code: 'moved-on' } }),
      setLights: () => said({}),
    })
    const { heard } = screen()
    tap(step('first key'))
    tap(light('second key', false))
    await settled()
    expect(heard).toEqual(['first key: moved-on', 'second key'])
  })

  it('stay on the device once the screen is left', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof said>>()
    const asked = serveCalls({ changeRoomStatus: () => answer.promise, setLights: () => said({}) })
    const { heard } = screen()
    tap(step('first key'))
    tap(light('second key', true))
    await waitFor(() => expect(asked).toHaveLength(1))
    stop()
    answer.resolve(said({}))
    await waitFor(() => expect(heard).toEqual(['first key']))
    window.dispatchEvent(new Event('online'))
    expect(storedTaps().map(({ key }) => key)).toEqual(['second key'])
    expect(asked).toHaveLength(1)
  })

  it('of who has gone meanwhile are sent to nobody', async () => {
    storeTaps([step('first key'), light('second key', true), light('third key', true, 'v2')])
    const asked = serveCalls({ changeRoomStatus: () => said({}), setLights: () => said({}) })
    screen('v2')
    await settled()
    expect(asked.map(({ key }) => key)).toEqual(['third key'])
  })
})
