import { keptEntries, refusedEntries } from '@mikvah/contract/test/settings-entry.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { settings } from './table.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

const write = (key: string, value: string, language = 'en') =>
  desk.admin.post('settings', { key, value }, { 'accept-language': language })
const stored = async () => (await desk.db.orm.select().from(settings)).toSorted(byKey)
const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key)

describe('what an administrator enters', () => {
  it.each(refusedEntries)('is refused in the words of its rule: $rule', async (entry) => {
    const before = await stored()
    for (const language of ['en', 'he'] as const) {
      const { status, body } = await write(entry.key, entry.given, language)
      const sentence = entry.says[language]
      expect([status, body.code, body.errorMessage]).toEqual([400, 'invalid-setting', sentence])
      expect(body.errors).toEqual([{ path: 'value', message: sentence }])
    }
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['en', 'Choose one of: By itself, Always on, Always off.'],
    ['he', 'יש לבחור באחת מהאפשרויות: אוטומטי, תמיד פעיל, תמיד כבוי.'],
  ])('is told in words what may be chosen, in %s', async (language, sentence) => {
    const { body } = await write('shabbosMode', 'sometimes', language)
    expect(body.errorMessage).toBe(sentence)
  })

  it('is refused so for each of several, at its own place, and none is kept', async () => {
    const before = await stored()
    // A setting is named once in a save: of each key its first entry.
    const each = refusedEntries.filter(
      ({ key }, at) => refusedEntries.findIndex((one) => one.key === key) === at,
    )
    const { status, body } = await desk.admin.post('settings', {
      settings: [
        { key: 'lateGraceMinutes', value: '7' },
        ...each.map(({ key, given }) => ({ key, value: given })),
      ],
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual(
      each.map(({ says }, at) => ({ path: `settings.${at + 1}.value`, message: says.en })),
    )
    expect(await stored()).toEqual(before)
  })

  it.each(keptEntries)('is kept, and the catalogue says what it means: $rule', async (entry) => {
    const { status, body } = await write(entry.key, entry.given)
    expect([status, body.result.value]).toEqual([200, entry.given])
    const { body: all } = await desk.admin.get('settings/catalogue')
    const answer = all.find(({ key }: { key: string }) => key === entry.key)
    expect(answer.help).toContain(entry.says.en)
  })
})
