// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAsk } from '../talk/ask.ts'
import { night } from '../test/answers.ts'
import { live, serveCalls } from '../test/live.tsx'
import { presentLanguage, speak } from '../words/texts.ts'
import { Shell } from './Shell.tsx'

const Note = () => {
  const { data, error } = useAsk('schedule')
  const cards = useAsk('savedCards', { params: { id: 'u1' } }, { retry: false })
  return (
    <p>
      {error ? 'failed' : (data?.[0]?.hebrewNote ?? 'nothing')}, {cards.error?.message}
    </p>
  )
}

it('what the server puts into words is asked for in the new language, and stands until it comes', async () => {
  vi.stubGlobal('__VERSION__', '1.0.0')
  const inHebrew = Promise.withResolvers<void>()
  const asked = serveCalls({
    publicSettings: () => ({ body: [] }),
    schedule: async () => {
      if (presentLanguage() === 'en') return { body: [{ ...night, hebrewNote: 'Chanukah' }] }
      await inHebrew.promise
      return { body: [{ ...night, hebrewNote: 'חנוכה' }] }
    },
    savedCards: () => ({
      ...{ status: 409, body: { success: false, errorMessage: `No ${presentLanguage()}` } },
    }),
  })
  await live(
    <>
      <Shell />
      <Note />
    </>,
    { at: '/hours' },
  )
  const note = await screen.findByText('Chanukah, No en')
  const settings = () => asked.filter(({ name }) => name === 'publicSettings').length
  const before = settings()
  await act(async () => speak('he'))
  expect(note.textContent).toContain('Chanukah')
  inHebrew.resolve()
  expect(await screen.findByText('חנוכה, No he')).toBeTruthy()
  expect(settings()).toBe(before)
})
