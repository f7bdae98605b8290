import { words } from '@mikvah/contract/words/all.ts'
import { english } from '@mikvah/contract/words/english.ts'
import { fitsInAddress } from '@mikvah/rules/lengths.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestContext } from '../request/context.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { readLanguageTexts } from './read-language-texts.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

type Text = { key: string; description: string; area: string; en: Wording; he: Wording }
type Wording = { standard: string; own: string | null }

const textNamed = async (key: string): Promise<Text> =>
  (await desk.admin.get('settings/texts')).body.find((text: Text) => text.key === key)
const set = async (language: Language, key: string, value: string, by = desk.admin) => {
  const query = new URLSearchParams({ language, key, value })
  const { status, body } = await by.post(`Settings/setLanguageText/?${query}`)
  return [status, body.code]
}
const describeText = async (key: string, description: string, by = desk.admin) => {
  const query = new URLSearchParams({ key, description })
  const { status, body } = await by.post(`Settings/setLanguagedescription/?${query}`)
  return [status, body.code]
}

describe('the texts', () => {
  it('are told in both languages, with their areas, in their order', async () => {
    const { body } = await desk.admin.get('settings/texts')
    expect(body.map(({ key }: Text) => key)).toEqual(
      Object.values(english).flatMap((area) => Object.keys(area)),
    )
    expect(await textNamed('homeLead')).toEqual({
      key: 'homeLead',
      area: 'home',
      description: '',
      en: { standard: words.en.homeLead, own: null },
      he: { standard: words.he.homeLead, own: null },
    })
  })

  it('keep the code in the text that one signs in by', async () => {
    expect(await set('en', 'noticeLoginCode', 'Welcome.')).toEqual([400, 'text-code-missing'])
    expect(await set('en', 'noticeLoginCode', 'Say {{code}}.')).toEqual([200, undefined])
    expect(await set('en', 'noticeLoginCode', '')).toEqual([200, undefined])
  })

  it('are taken in Hebrew as long as the form lets them be, in a whole address of a browser', async () => {
    const address = await desk.app.listen({ port: 0, host: '127.0.0.1' })
    const value = 'ש'.repeat(2000)
    expect(fitsInAddress(value)).toBe(true)
    const query = new URLSearchParams({ language: 'he', key: 'homeLead', value })
    const answer = await fetch(`${address}/api/api/settings/setLanguageText?${query}`, {
      method: 'POST',
      // About what a browser says of itself, twice over.
      headers: { authorization: `Bearer ${desk.admin.token}`, 'user-agent': 'x'.repeat(2000) },
    })
    expect(answer.status).toBe(200)
    expect((await textNamed('homeLead')).he.own).toBe(value)
    expect(await set('he', 'homeLead', '')).toEqual([200, undefined])
  })

  it('are reworded in one language alone; an empty wording brings the standard one back', async () => {
    expect(await set('he', 'homeLead', 'ברוכות הבאות')).toEqual([200, undefined])
    expect(await textNamed('homeLead')).toMatchObject({
      en: { own: null },
      he: { standard: words.he.homeLead, own: 'ברוכות הבאות' },
    })
    const { body } = await desk.anyone.get('settings/languagetexts')
    expect([body.en.homeLead, body.he.homeLead]).toEqual([words.en.homeLead, 'ברוכות הבאות'])
    expect(await set('he', 'homeLead', '')).toEqual([200, undefined])
    expect((await textNamed('homeLead')).he.own).toBeNull()
  })

  it('word what a wrong password is told, too', async () => {
    await set('en', 'wrong-credentials', 'Ask the office for your password.')
    const wrong = { grant_type: 'password', username: 'Admin', password: 'wrong' }
    const answer = await desk.app.inject({
      ...{ method: 'POST', url: '/api/token', payload: new URLSearchParams(wrong).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.json().error_description).toBe('Ask the office for your password.')
    await set('en', 'wrong-credentials', '')
  })

  it('are joined once for everybody, until one of them is reworded', async () => {
    const read = async (onlyChanged: boolean) => {
      const { content } = await desk.parts.facility.read()
      return readLanguageTexts({ content } as RequestContext, onlyChanged)
    }
    const before = [await read(false), await read(true)]
    expect(before[0]).not.toBe(before[1])
    expect(await read(false)).toBe(before[0])
    expect(await read(true)).toBe(before[1])
    expect(await set('en', 'homeLead', 'Come in')).toEqual([200, undefined])
    expect((await read(false)).en.homeLead).toBe('Come in')
    expect(await set('en', 'homeLead', '')).toEqual([200, undefined])
  })

  it('take no braces that nothing fills in', async () => {
    expect(await set('en', 'noticeReserved', 'See you {{date}}')).toEqual([200, undefined])
    for (const value of ['See you {{day}}', 'See you {{date}', 'See you {{date}} {{}}'])
      expect(await set('en', 'noticeReserved', value)).toEqual([400, 'text-blank-unknown'])
    // A form for one may name the number as the forms for more do.
    expect(await set('en', 'settingsWrong_one', '{{count}} value is wrong')).toEqual([
      200,
      undefined,
    ])
    expect((await textNamed('noticeReserved')).en.own).toBe('See you {{date}}')
  })

  it('are described for whoever words them next', async () => {
    expect(await describeText('homeLead', 'Under the title')).toEqual([200, undefined])
    expect(await describeText('homeLead', 'Under the title, two lines')).toEqual([200, undefined])
    expect((await textNamed('homeLead')).description).toBe('Under the title, two lines')
    expect(await describeText('homeLead', '')).toEqual([200, undefined])
    expect((await textNamed('homeLead')).description).toBe('')
  })

  it('that are not there are 404, to be worded and to be described', async () => {
    expect(await set('en', 'noSuchText', 'x')).toEqual([404, 'unknown-text'])
    expect(await describeText('noSuchText', 'x')).toEqual([404, 'unknown-text'])
    expect(await describeText('constructor', 'x')).toEqual([404, 'unknown-text'])
  })

  it('are an administrator’s to read side by side and to change', async () => {
    expect((await desk.reception.get('settings/texts')).status).toBe(403)
    expect((await desk.anyone.get('settings/texts')).status).toBe(401)
    expect(await set('en', 'homeLead', 'x', desk.reception)).toEqual([403, 'role-missing'])
    expect(await describeText('homeLead', 'x', desk.reception)).toEqual([403, 'role-missing'])
  })
})
