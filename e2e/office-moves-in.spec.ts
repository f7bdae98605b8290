import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { signedInAs } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const count = 5000
const spoiled = 150
const head = 'First name,Last name,Mobile,E-mail,Zip'
const mailOf = (nth: number) => `r${nth}@example.org`
const numberOf = (nth: number) => `20155${`${nth}`.padStart(5, '0')}`
const lineOf = (nth: number) =>
  ['Rivka', 'Stern', numberOf(nth).replace(/^(...)(...)/, '($1) $2-'), mailOf(nth), '08701'].join()

/** What is wrong with a line, and at which of its columns it is said. */
const faults = [
  ['import.phone', (line: string) => line.replace(/\(201\) [\d-]+/, '12')],
  ['import.email', (line: string) => line.replace('@', ' at ')],
  ['import.firstName', (line: string) => line.replace('Rivka', 'R2D2')],
] as const

test('the office takes in 5,000 patrons of whom 3 % are wrong: each bad line is named, none is in, none comes twice @once @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('empty', '2026-11-24T14:00:00-05:00')
  const { headers } = await signedInAs(page, await practice.account('Admin'))
  const bad: { line: number; field: (typeof faults)[number][0] }[] = []
  const lines = Array.from({ length: count }, (_, nth) => {
    if (nth % 33 !== 7 || bad.length === spoiled) return lineOf(nth)
    const [field, spoil] = faults[bad.length % faults.length] ?? faults[0]
    bad.push({ line: nth + 2, field })
    return spoil(lineOf(nth))
  })
  expect(bad).toHaveLength(spoiled)
  const file = {
    ...{ name: 'patrons.csv', mimeType: 'text/csv' },
    buffer: Buffer.from([head, ...lines].join('\r\n')),
  }
  const isIn = async (nth: number): Promise<boolean> => {
    const path = `/api/api/users/findbyusername?username=1${numberOf(nth)}`
    return (await (await page.request.get(path, { headers })).json()) !== null
  }

  await page.goto('/admin/move-in')
  const patrons = page.getByRole('region', { name: t('moveInPatrons') })
  const says = (word: Parameters<typeof t>[0]) =>
    patrons
      .locator('dl > div')
      .filter({ hasText: t(word) })
      .locator('dd')
  const choose = () => patrons.getByLabel(t('moveInFile')).setInputFiles(file)
  const named = async () => {
    const said = await patrons.getByRole('listitem').allInnerTexts()
    expect(said).toHaveLength(spoiled)
    for (const [at, { line, field }] of bad.entries()) {
      expect(said[at]).toContain(t('moveInLine', { line: String(line) }))
      expect(said[at]).toContain(t(field))
    }
  }

  await choose()
  await expect(says('moveInMade')).toHaveText(`${count - spoiled}`)
  await expect(says('moveInBad')).toHaveText(`${spoiled}`)
  await named()
  await expectNoAxeFindings(page)
  await picture(page, 'move-in-looked-at')
  expect(await isIn(0)).toBe(false)

  await patrons.getByRole('button', { name: t('moveInConfirm') }).click()
  await expect(patrons.getByText(t('moveInDone'))).toBeVisible()
  await expect(says('moveInMade')).toHaveText(`${count - spoiled}`)
  await named()
  expect(await isIn(0)).toBe(true)
  expect(await isIn(count - 1)).toBe(true)
  // Of a bad phone nothing could be found.
  for (const { line } of bad.slice(1, faults.length)) expect(await isIn(line - 2)).toBe(false)

  // The same list once more makes nobody twice.
  await patrons.getByRole('button', { name: t('moveInAnother') }).click()
  await choose()
  await expect(says('moveInUnchanged')).toHaveText(`${count - spoiled}`)
  await expect(says('moveInMade')).toHaveText('0')
  await expect(patrons.getByRole('button', { name: t('moveInConfirm') })).toBeDisabled()
  await named()
})
