// @vitest-environment happy-dom

import { words } from '@mikvah/contract/words/all.ts'
import { choiceKey } from '@mikvah/contract/words/choices-in-words.ts'
import { entryOf, settingKeys } from '@mikvah/rules/settings/catalogue.ts'
import { withDefaults } from '@mikvah/rules/settings/with-defaults.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { makeOld } from '../../talk/make-old.ts'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'

const kept: Record<string, string> = { reservationMinutesShower: '45', stripeSecretKey: '••••' }
const pairs = () =>
  Object.entries(withDefaults(kept)).map(([Key, Value]) => ({ Key, Value: kept[Key] ?? Value }))
const plain = { changes: [], warning: null, nights: [], reservationsOutside: [] }
const row = (id: string, subject: string, details: object) => ({
  ...{ id, at: '2026-11-03T09:12:00-05:00', act: 'setting-changed', subject, subjectName: null },
  ...{ by: { userId: 'u9', name: 'D. Adler' }, details },
})

const open = async (answers: Parameters<typeof serveCalls>[0] = {}, how: object = {}) => {
  setServerClock('2026-11-24T20:00:20-05:00')
  const asked = serveCalls({
    settings: () => ({ body: pairs() }),
    audit: () => ({
      body: {
        rows: [
          row('r1', 'reservationMinutesShower', { was: '30', is: '45' }),
          row('r2', 'stripeSecretKey', {}),
        ],
        next: null,
      },
    }),
    writeSetting: ({ body }) =>
      said((body as { dryRun?: true }).dryRun ? plain : [{ key: 'a', value: '1', warning: null }]),
    ...answers,
  })
  const { client } = await live(<SettingsScreen />, {
    areas: ['office', 'settings', 'users', 'desk'],
    at: '/admin/settings?group=durations',
    ...how,
  })
  await screen.findByLabelText(/^(Shower|מקלחת)$/)
  return { client, asked, sent: () => asked.filter(({ name }) => name === 'writeSetting') }
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const openGroup = async (name: RegExp) => {
  press(name)
  await screen.findByRole('button', { name, current: true })
}
const press = (name: string | RegExp, at: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(at.getByRole('button', { name }))

describe('the settings', () => {
  it('are shown by their groups, marked where they are others than they came', async () => {
    await open()
    expect((screen.getByLabelText('Shower') as HTMLInputElement).value).toBe('45')
    const shower = screen.getByLabelText('Shower').closest('[data-setting]')
    expect(shower?.textContent).toContain('Changed')
    expect(shower?.textContent).toContain('Default 30')
    expect(screen.queryByLabelText('Earliest opening')).toBeNull()
    expect(document.querySelectorAll('[data-setting]')).toHaveLength(9)
    const marked = () =>
      screen.queryByRole('button', { current: true, name: /\d+$/ })?.textContent ?? null
    expect(marked()).toBe('Durations9')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'shower' } })
    expect(marked(), 'what is found is of any group').toBeNull()
  })

  it('begin with the first group, and Back leads off the page from whichever is open', async () => {
    serveCalls({
      settings: () => ({ body: pairs() }),
      audit: () => ({ body: { rows: [], next: null } }),
    })
    const { router } = await live(<SettingsScreen />, {
      ...{ areas: ['office', 'settings', 'desk'], at: '/admin/settings' },
    })
    const groups = within(await screen.findByRole('navigation', { name: /Groups/ }))
    const current = () =>
      groups.getAllByRole('button').findIndex((one) => one.getAttribute('aria-current') !== null)
    expect(current()).toBe(0)
    fireEvent.click(groups.getAllByRole('button')[1] as HTMLElement)
    await waitFor(() => expect(current()).toBe(1))
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it.each([0, 2])('say of %s changes that there are none, or list them', async (count) => {
    const rows = ['r1', 'r2'].map((id) =>
      row(id, 'reservationMinutesShower', { was: '30', is: '45' }),
    )
    await open({ audit: () => ({ body: { rows: rows.slice(0, count), next: null } }) })
    const history = within(await screen.findByRole('complementary'))
    await waitFor(() => expect(history.queryAllByRole('listitem')).toHaveLength(count))
    await waitFor(() =>
      expect(history.queryAllByText(words.en.settingsHistoryNone)).toHaveLength(
        count === 0 ? 1 : 0,
      ),
    )
  })

  it('show a language by its name in what was changed', async () => {
    await open({
      audit: () => ({
        body: { rows: [row('r1', 'defaultLanguage', { was: 'en', is: 'he' })], next: null },
      }),
    })
    const history = await screen.findByRole('complementary')
    await waitFor(() => expect(history.querySelector('li')?.textContent).toMatch(/English.*עברית/))
  })

  it.each(['en', 'he'] as const)(
    'of choice show each choice by its words, in %s',
    async (language) => {
      await open({}, { language })
      const groups = await screen.findByRole('navigation', { name: /Groups|קבוצות/ })
      const choices = settingKeys.filter((key) => entryOf(key).type === 'choice')
      const shown: string[] = []
      for (const group of within(groups).getAllByRole('button')) {
        fireEvent.click(group)
        await waitFor(() => expect(group.getAttribute('aria-current')).not.toBeNull())
        for (const key of choices)
          for (const option of document.querySelectorAll<HTMLOptionElement>(
            `[data-setting="${key}"] option:not([value=""])`,
          )) {
            shown.push(key)
            const word = words[language][choiceKey(option.value)]
            const notYet = entryOf(key).valuesNotYet?.includes(option.value)
            const saying = { en: `${word} (not yet)`, he: `${word} (עדיין לא)` }[language]
            expect([key, option.textContent]).toEqual([key, notYet ? saying : word])
          }
      }
      expect([...new Set(shown)].toSorted()).toEqual(choices.toSorted())
    },
  )

  it('break their keys between words, not within one', async () => {
    await open()
    const row = document.querySelector('[data-setting="reservationMinutesShower"]')
    expect(row?.querySelector('code')?.innerHTML).toBe('reservation<wbr>Minutes<wbr>Shower')
  })

  it.each([
    [
      'en',
      'Not yet',
      'Nothing in the program reads this yet: whatever it says, nothing comes of it.',
    ],
    ['he', 'עדיין לא', 'התוכנה עדיין אינה קוראת הגדרה זו: ערכה אינו משנה דבר.'],
  ] as const)(
    'that nothing reads yet say so, and no other does, in %s',
    async (language, tag, sentence) => {
      await open({}, { language })
      const groups = await screen.findByRole('navigation', { name: /Groups|קבוצות/ })
      const shown = new Map<string, (string | undefined)[]>()
      for (const group of within(groups).getAllByRole('button')) {
        fireEvent.click(group)
        await waitFor(() => expect(group.getAttribute('aria-current')).not.toBeNull())
        for (const row of document.querySelectorAll<HTMLElement>('[data-setting]'))
          shown.set(
            row.dataset.setting ?? '',
            [...row.querySelectorAll('span, b')].map((part) => part.textContent?.trim()),
          )
      }
      expect(shown.size).toBe(settingKeys.length)
      const saying = (words: string) =>
        [...shown].flatMap(([key, parts]) => (parts.includes(words) ? [key] : []))
      const marked = settingKeys.filter((key) => entryOf(key).notYet)
      expect(saying(tag)).toEqual(marked)
      expect(saying(sentence)).toEqual(marked)
    },
  )

  it('say of a maker that nothing drives yet, once it is chosen, that nothing comes of it', async () => {
    await open()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lightsProvider' } })
    const row = () => document.querySelector('[data-setting="lightsProvider"]')
    const nothing = 'Nothing in the program acts on what is chosen here yet'
    expect(row()?.textContent).not.toContain(nothing)
    type('Lights', 'shelly')
    expect(row()?.textContent).toContain(nothing)
    type('Lights', 'http')
    expect(row()?.textContent).not.toContain(nothing)
  })

  it('are found by any word, name or key, through all groups', async () => {
    await open()
    const search = screen.getByRole('searchbox')
    fireEvent.change(search, { target: { value: 'LATEGRACE' } })
    expect(document.querySelectorAll('[data-setting]')).toHaveLength(1)
    fireEvent.change(search, { target: { value: 'no such thing' } })
    expect(screen.getByText('No setting fits.')).toBeTruthy()
    fireEvent.change(search, { target: { value: '' } })
    fireEvent.click(screen.getByRole('switch'))
    const changed = [...document.querySelectorAll('[data-setting]')].map((one) =>
      one.getAttribute('data-setting'),
    )
    expect(changed).toEqual(['reservationMinutesShower', 'stripeSecretKey'])
  })

  it('that are flags are explained by the words they are chosen by', async () => {
    await open()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'yomTovTwoDays' } })
    const row = document.querySelector('[data-setting="yomTovTwoDays"]')
    expect(row?.querySelector('select')?.textContent).toContain('Yes')
    expect(row?.textContent).toContain('Blank: No when the country code is il, otherwise Yes.')
  })

  it('say in words what an hour in decimals is', async () => {
    await open()
    await openGroup(/^Hours and timing/)
    fireEvent.change(screen.getByLabelText('Last entry'), { target: { value: '21.25' } })
    expect(screen.getByText('9:15 PM')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Last entry'), { target: { value: '24.5' } })
    expect(screen.getByText('12:30 AM, after midnight')).toBeTruthy()
  })

  it('that are wrong say so beside themselves, and nothing is sent', async () => {
    const { sent } = await open()
    type('Cleaning', '480')
    expect(screen.getByText('Give a number from 0 to 120.')).toBeTruthy()
    expect(screen.getByText('One value needs attention')).toBeTruthy()
    fireEvent.submit(screen.getByLabelText('Cleaning').closest('form') as HTMLElement)
    press('Save 1 change')
    await aFewTurns()
    expect(sent()).toEqual([])
    type('Cleaning', '10')
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
  })

  it('are saved together, from whichever group, after what they would do was asked', async () => {
    const { sent } = await open()
    type('Cleaning', '12')
    await openGroup(/^Prices/)
    type('Bath', '40')
    press('Save 2 changes')
    expect(await screen.findByText('2 settings saved.')).toBeTruthy()
    const settings = [
      { key: 'cleaningMinutes', value: '12', was: '10' },
      { key: 'priceBath', value: '40', was: '35' },
    ]
    expect(sent().map(({ body }) => body)).toEqual([{ settings, dryRun: true }, { settings }])
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
  })

  it('are saved at once where only what was typed changes, and shown where more follows', async () => {
    const hours = {
      ...{ closed: true, zmanTevillah: '2026-11-24T17:20:00-05:00', cutOff: null },
      ...{ openTime: null, lastEntryTime: null },
    }
    const night = { locationId: 'main', was: hours, becomes: hours, places: [] }
    const shower = { key: 'priceShower', was: 25, becomes: 31 }
    let prices: object[] = [shower]
    const { sent } = await open({
      writeSetting: ({ body }) =>
        said(
          (body as { dryRun?: true }).dryRun
            ? {
                ...plain,
                changes: [{ key: 'priceShower', was: '25', value: '31' }],
                nights: [
                  { ...night, date: '2026-11-24', prices },
                  {
                    ...{ ...night, date: '2026-11-25', prices },
                    places: [
                      { key: 'roomsAvailableSegula', was: 1, becomes: 2 },
                      { key: 'roomsAvailableBath', was: 12, becomes: 'unbounded' },
                    ].slice(0, prices.length > 1 ? 2 : 0),
                  },
                ],
              }
            : [{ key: 'priceShower', value: '31', warning: null }],
        ),
    })
    await openGroup(/^Prices/)
    type('Shower', '31')
    press('Save 1 change')
    expect(await screen.findByText('1 setting saved.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()

    prices = [shower, { key: 'priceShowerMember', was: 18, becomes: null }]
    type('Shower', '32')
    press('Save 1 change')
    const dialog = await screen.findByRole('dialog')
    expect(sent().filter(({ body }) => !(body as { dryRun?: true }).dryRun)).toHaveLength(1)
    const headings = within(dialog).getAllByRole('heading', { level: 4 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['24 Nov, 25 Nov', '25 Nov'])
    const terms = [...dialog.querySelectorAll('dl > div')].map((one) =>
      [...one.querySelectorAll('dt, dd > span')].map((part) => part.textContent?.trim()),
    )
    expect(terms.map((term) => term.filter((part) => !!part?.match(/[\w$]/)))).toEqual([
      ['Shower', expect.stringContaining('$25'), expect.stringContaining('$31')],
      ['Shower, member', expect.stringContaining('$18'), 'Not offered'],
      ['Segula visits', '1', '2'],
      ['Bath rooms', '12', 'As many as there are rooms'],
    ])
    expect(dialog.textContent).toContain('No hours of the coming week change.')
  })

  it('show the hours that change and who would be left out before they are saved', async () => {
    const hours = (hour: string | null) => ({
      ...{ closed: hour === null, zmanTevillah: '2026-11-24T17:20:00-05:00', cutOff: null },
      ...{ openTime: '2026-11-24T19:00:00-05:00' },
      lastEntryTime: hour && `2026-11-24T${hour}:00-05:00`,
    })
    const answer = {
      changes: [{ key: 'lastEntryHour', was: '23.5', value: '21.5' }],
      warning: null,
      nights: [
        {
          ...{ date: '2026-11-24', locationId: 'main', prices: [], places: [] },
          ...{ was: hours('23:30'), becomes: hours('21:30') },
        },
      ],
      reservationsOutside: [
        {
          reservationId: 'v1',
          reservationCode: '4131',
          reservationTime: '2026-11-24T22:30:00-05:00',
        },
      ],
    }
    const { sent } = await open({
      writeSetting: ({ body }) => said((body as { dryRun?: true }).dryRun ? answer : []),
    })
    await openGroup(/^Hours and timing/)
    type('Last entry', '21.5')
    press('Save 1 change')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('1 booked visit would be left without its place')
    expect(dialog.textContent).toContain('Code 4131')
    expect(dialog.textContent).toContain('Last entry11:30')
    expect(sent()).toHaveLength(1)
    press('Keep editing', within(dialog))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((screen.getByLabelText('Last entry') as HTMLInputElement).value).toBe('21.5')
    expect(sent()).toHaveLength(1)
    press('Save 1 change')
    press('Save', within(await screen.findByRole('dialog')))
    expect(await screen.findByText('1 setting saved.')).toBeTruthy()
    expect(sent().map(({ body }) => (body as { dryRun?: true }).dryRun)).toEqual([
      true,
      true,
      undefined,
    ])
  })

  it('that don’t go together are said by the server at the one that is typed, and stay', async () => {
    await open({
      writeSetting: () => ({
        status: 400,
        body: {
          ...{ success: false, code: 'invalid-setting', errorMessage: 'Not so.' },
          errors: [{ path: 'settings.0.value', message: 'Not with the others.' }],
        },
      }),
    })
    type('Cleaning', '12')
    press('Save 1 change')
    const said = await screen.findByText('Not with the others.')
    expect(said.closest('[data-setting]')?.getAttribute('data-setting')).toBe('cleaningMinutes')
    expect((screen.getByLabelText('Cleaning') as HTMLInputElement).value).toBe('12')
    type('Cleaning', '13')
    expect(screen.queryByText('Not with the others.')).toBeNull()
  })

  it('that somebody else has saved meanwhile say so, and are replaced by whoever saves once more', async () => {
    let saved = '10'
    const meanwhile = 'In the meantime this was set to “20”.'
    const { sent, client } = await open({
      settings: () => ({
        body: pairs().map((pair) =>
          pair.Key === 'cleaningMinutes' ? { ...pair, Value: saved } : pair,
        ),
      }),
      writeSetting: ({ body }) => {
        const { settings, dryRun } = body as { settings: { was: string }[]; dryRun?: true }
        if (settings.every(({ was }) => was === saved)) return said(dryRun ? plain : [])
        return {
          status: 409,
          body: {
            ...{ success: false, code: 'setting-moved', errorMessage: meanwhile },
            errors: [{ path: 'settings.0.value', message: meanwhile }],
          },
        }
      },
    })
    const wases = () =>
      sent().map(({ body }) => (body as { settings: { was: string }[] }).settings[0]?.was)
    type('Cleaning', '12')
    saved = '20'
    await makeOld(client, ['settings'])
    press('Save 1 change')
    const told = await screen.findByText(meanwhile)
    expect(told.closest('[data-setting]')?.getAttribute('data-setting')).toBe('cleaningMinutes')
    press('Save 1 change')
    expect(await screen.findByText('1 setting saved.')).toBeTruthy()
    expect(wases()).toEqual(['10', '20', '20'])

    // Who types on has been told as well; what is wrong by itself is still not sent.
    saved = '10'
    await makeOld(client, ['settings'])
    type('Cleaning', '12')
    saved = '20'
    await makeOld(client, ['settings'])
    press('Save 1 change')
    await screen.findByText(meanwhile)
    type('Cleaning', '480')
    press('Save 1 change')
    type('Cleaning', '13')
    press('Save 1 change')
    await waitFor(() => expect(wases().slice(3)).toEqual(['10', '20', '20']))
    expect(await screen.findByText('1 setting saved.')).toBeTruthy()
  })

  it('bring a former value back with one tap, which saves it where it does no more than it says', async () => {
    const { sent } = await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Bring back 30: Shower' }))
    expect(await screen.findByText('1 setting saved.')).toBeTruthy()
    const settings = [{ key: 'reservationMinutesShower', value: '30', was: '45' }]
    expect(sent().map(({ body }) => body)).toEqual([{ settings, dryRun: true }, { settings }])
  })

  it('bring none back while the one before is still being saved or read anew: no tap of hers is half done', async () => {
    const readAnew = Promise.withResolvers<{ body: object }>()
    let reads = 0
    const { sent } = await open({
      settings: () => {
        reads += 1
        return reads === 1 ? { body: pairs() } : readAnew.promise
      },
      publicSettings: () => ({ body: [] }),
    })
    const bring = () => screen.getByRole('button', { name: 'Bring back 30: Shower' })
    await screen.findByRole('button', { name: 'Bring back 30: Shower' })
    fireEvent.click(bring())
    expect(await screen.findByText('1 setting saved.')).toBeTruthy()
    fireEvent.click(bring())
    expect(screen.queryByRole('button', { name: 'Save 1 change' })).toBeNull()
    readAnew.resolve({ body: pairs() })
    await waitFor(() => expect(bring().getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(bring())
    await waitFor(() => expect(sent()).toHaveLength(4))
  })

  it('bring a former value back beside what else is typed, and save both when that is asked for', async () => {
    const { sent } = await open()
    type('Cleaning', '12')
    fireEvent.click(await screen.findByRole('button', { name: 'Bring back 30: Shower' }))
    expect((screen.getByLabelText('Shower') as HTMLInputElement).value).toBe('30')
    await aFewTurns()
    expect(sent()).toEqual([])
    expect(screen.getByRole('button', { name: 'Save 2 changes' })).toBeTruthy()
    press('Discard')
    expect((screen.getByLabelText('Shower') as HTMLInputElement).value).toBe('45')
  })

  it('show no hour that the clock on the wall shows as before, in whichever zone', async () => {
    const open18 = (day: string) => ({
      ...{ closed: false, cutOff: null, lastEntryTime: null },
      ...{ zmanTevillah: `2026-11-24T17:${day}`, openTime: `2026-11-24T18:00:00${day.slice(-6)}` },
    })
    const answer = {
      changes: [{ key: 'timeZone', was: 'America/New_York', value: 'Asia/Jerusalem' }],
      ...{ warning: null, reservationsOutside: [] },
      nights: [
        {
          ...{ date: '2026-11-24', locationId: 'main', prices: [], places: [] },
          ...{ was: open18('20:00-05:00'), becomes: open18('05:00+02:00') },
        },
      ],
    }
    await open({
      writeSetting: ({ body }) => said((body as { dryRun?: true }).dryRun ? answer : []),
    })
    type('Cleaning', '12')
    press('Save 1 change')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('5:20')
    expect(dialog.textContent).not.toContain('6:00')
  })

  it('never show a secret, send only what is typed over it, and delete it when asked', async () => {
    const { sent } = await open()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'stripeSecretKey' } })
    const input = document.querySelector('[data-setting="stripeSecretKey"] input')
    expect([input?.getAttribute('type'), (input as HTMLInputElement).value]).toEqual([
      'password',
      '',
    ])
    press('Delete it')
    press('Save 1 change')
    await screen.findByText('1 setting saved.')
    expect(sent().at(-1)?.body).toEqual({
      settings: [{ key: 'stripeSecretKey', value: '', was: '••••' }],
    })
  })

  it('are in Hebrew for whoever reads it', async () => {
    await open({}, { language: 'he' })
    const latin = settingKeys.filter((key) => {
      const row = document.querySelector(`[data-setting="${key}"] label`)
      return row && !/[א-ת]/.test(row.textContent ?? '')
    })
    expect(latin).toEqual([])
    expect(screen.getByText('מי שינה ומה')).toBeTruthy()
  })
})
