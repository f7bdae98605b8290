// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import type { CountryCode } from 'libphonenumber-js/core'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { live } from '../test/live.tsx'
import { loadArea } from '../words/words.ts'
import { CountrySelect } from './CountrySelect.tsx'

function Chosen({ first }: { first: CountryCode }) {
  const [country, setCountry] = useState(first)
  return <CountrySelect value={country} onChange={setCountry} />
}

it.each([
  ['en', 'Germany (+49)', 'Israel (+972)'],
  ['he', 'גרמניה (+49)', 'ישראל (+972)'],
] as const)(
  'in %s keeps the country she has, and takes another by its name',
  async (language, hers, other) => {
    await live(<Chosen first="DE" />, { areas: ['sign-in'], language })
    const list = screen.getByRole('combobox') as HTMLSelectElement
    const one = (name: string) => within(list).findByRole('option', { name })
    expect(((await one(hers)) as HTMLOptionElement).selected).toBe(true)
    const { value } = (await one(other)) as HTMLOptionElement
    fireEvent.change(list, { target: { value } })
    expect([list.value, list.parentElement?.textContent]).toEqual([
      'IL',
      expect.stringMatching(/^IL \+972/),
    ])
  },
)

it('begins with the country it has alone: the names of all come once the form stands', async () => {
  await loadArea('en', 'sign-in')
  const first = renderToStaticMarkup(<Chosen first="DE" />)
  expect(first.match(/<option[^>]*>[^<]*/g)).toEqual([
    expect.stringMatching(/value="DE".*>DE \(\+49\)$/),
  ])
})
