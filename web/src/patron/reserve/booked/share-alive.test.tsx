// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aFewTurns } from '../../../test/a-few-turns.ts'
import { visit } from '../../../test/answers.ts'
import { live, serveCalls } from '../../../test/live.tsx'
import { listed, settings } from '../../../test/reserve-server.ts'
import { Arrival } from './Arrival.tsx'
import { sharedOf } from './share-visit.ts'

const place = {
  ...{ id: '1', name: 'Main', nameHe: 'הראשי', alternate: false },
  ...{ address: '1 Brook Lane', addressHe: 'שביל הנחל 1' },
}

/** Her visit on a phone whose share sheet ends so; without an end it has none. */
async function on(
  language: Language,
  end?: () => Promise<void>,
  changes: Partial<typeof visit> = {},
  comes?: Promise<void>,
) {
  const shared: unknown[] = []
  const share = (what: unknown) => {
    shared.push(what)
    return end?.() ?? Promise.resolve()
  }
  vi.stubGlobal('navigator', {
    ...{ language: 'en', languages: ['en'], userAgent: 'test', onLine: true },
    ...(end ? { share } : {}),
  })
  serveCalls({
    settings: () => ({ body: listed(settings) }),
    publicSettings: () => ({ body: listed(settings) }),
    locations: async () => {
      await comes
      return { body: [place] }
    },
  })
  await live(<Arrival visit={{ ...visit, ...changes }} />, { areas: ['pay'], language })
  await screen.findByText(words[language].payDirections)
  return shared
}
const ready = (language: Language) =>
  waitFor(() => {
    const found = button(language)
    expect((found as HTMLButtonElement | null)?.disabled).toBe(false)
    return found as HTMLElement
  })
const button = (language: Language) =>
  screen.queryByRole('button', { name: words[language].payShare })
const ended = (name: string) => async (): Promise<void> => {
  throw new DOMException('It ended.', name)
}

describe.each([
  ['en', 'Appointment: Tuesday, 24 November, 8:00\u00a0PM\n1 Brook Lane\nCode: 4821'],
  ['he', 'פגישה: יום שלישי, 24 בנובמבר, 20:00\nשביל הנחל 1\nקוד: 4821'],
] as const)('sharing her visit in %s', (language, text) => {
  it('gives the hour, the address and the code to what she chooses', async () => {
    const shared = await on(language, async () => {})
    fireEvent.click(await ready(language))
    expect(shared).toEqual([{ title: text.split(':')[0], text }])
    await act(async () => {})
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says so where it fails, until she tries again', async () => {
    let end = ended('NotAllowedError')
    await on(language, () => end())
    fireEvent.click(await ready(language))
    expect((await screen.findByRole('alert')).textContent).toBe(words[language].payShareFailed)
    end = async () => {}
    fireEvent.click(await ready(language))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

it('waits until it is known where', async () => {
  const come = Promise.withResolvers<void>()
  const shared = await on('en', async () => {}, {}, come.promise)
  fireEvent.click(button('en') as HTMLElement)
  expect(shared).toEqual([])
  come.resolve()
  fireEvent.click(await ready('en'))
  expect(shared).toEqual([
    expect.objectContaining({ text: expect.stringContaining('1 Brook Lane') }),
  ])
})

it.each(['AbortError', 'InvalidStateError'])('is silent when it ends with %s', async (name) => {
  const shared = await on('en', ended(name))
  fireEvent.click(await ready('en'))
  await aFewTurns()
  expect(shared).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('isn’t offered by a browser that can’t', async () => {
  await on('en')
  expect(button('en')).toBeNull()
})

it('waits for the hour of a bride to be set', async () => {
  await on('en', async () => {}, { kallah: true, reservationTime: '2026-11-24T06:13:00-05:00' })
  expect(button('en')).toBeNull()
})

it('shares no empty line where the house has no address', () => {
  const { text } = sharedOf(visit, '', 'en', (key) => key)
  expect(text.split('\n')).toHaveLength(2)
  expect(text).not.toMatch(/\n\n|\n$/)
})
