import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { startingWith } from './screens/reserve.ts'
import { calledAs, signedIn } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const kinds = new URL('../web/dist/pages/kinds.json', import.meta.url)
const addressesOfPages = Object.keys(JSON.parse(readFileSync(kinds, 'utf8')))

const her = {
  phone: '12015550163',
  firstName: 'Tirtza',
  lastName: 'Abravanel',
  email: 'tirtza.abravanel@example.org',
}

test('a page is served to her as to anyone, and names nobody @once', async ({
  page,
  practice,
  lang,
}) => {
  const { userId, headers } = await signedIn(page, practice, her.phone)
  const { firstName, lastName, email } = her
  const known = await page.request.patch(`/api/api/users/${userId}`, {
    headers,
    data: { firstName, lastName, email },
  })
  expect(known.ok(), await known.text()).toBe(true)
  await page.goto('/profile')
  const t = wordsOf(lang)
  await expect(page.getByRole('link', { name: startingWith(t('profileCards')) })).toBeVisible()

  const desk = await calledAs(page, practice, 'Reception')
  expect(addressesOfPages.length).toBeGreaterThan(20)
  for (const address of addressesOfPages) {
    const path = `${address.replace('/*', '/some/where').replace(/:\w+/g, userId)}`
    const served = async (sent: Record<string, string> = {}) =>
      (await page.request.get(path, { headers: { Accept: 'text/html', ...sent } })).text()
    const toAnyone = await served()
    expect(toAnyone, path).toContain('<html')
    const asHer: Record<string, string>[] = [
      headers,
      desk.headers,
      { Cookie: `session=${her.phone}` },
      { Referer: `/profile?${her.phone}` },
    ]
    for (const sent of asHer) expect(await served(sent), path).toBe(toAnyone)
    for (const word of [userId, ...Object.values(her)]) expect(toAnyone, path).not.toContain(word)
    expect(await (await page.request.get(`${path}?phone=${her.phone}`)).text()).toBe(toAnyone)
  }
})
