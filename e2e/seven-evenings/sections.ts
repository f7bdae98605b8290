import { expect } from '@playwright/test'
import { toBoard } from './at-the-desk.ts'
import type { Night, Week } from './week.ts'

/** The sections of each building. */
const sectionsOf = { main: ['Upper hall', 'Garden hall'], alternate: ['Brook Lane'] } as const
type Building = keyof typeof sectionsOf
type Section = (typeof sectionsOf)[Building][number]

/** Who had them when the week began. */
const hadBefore: Record<Section, string> = {
  'Upper hall': 'Batsheva Roth',
  'Garden hall': 'Chana Weil',
  'Brook Lane': 'Devora Adler',
}

type Tonight = {
  /** The building that is open. */
  building?: Building
  /** The sections that are given to somebody else tonight. */
  otherwise?: Partial<Record<Section, string>>
}

/**
 * The evening begins: each section of the open building is proposed to whoever had it the last time, is given so or
 * otherwise, and is opened.
 */
export async function beginEvening(
  week: Week,
  night: Night,
  { building = 'main', otherwise = {} }: Tonight = {},
): Promise<void> {
  const { desk, t, given } = week
  const sections = sectionsOf[building]
  await toBoard(week)
  const begin = desk.getByRole('region', { name: t('deskWhoHasWhat') })
  await expect(begin.getByRole('combobox')).toHaveCount(sections.length)
  for (const section of sections) {
    const choice = begin.getByRole('combobox', { name: section })
    const proposed = given.findLast((one) => one.section === section)?.attendant
    await expect(choice.locator('option:checked')).toHaveText(proposed ?? hadBefore[section])
  }
  for (const section of sections) {
    const other = otherwise[section]
    const choice = begin.getByRole('combobox', { name: section })
    if (other) await choice.selectOption({ label: other })
    const attendant = (await choice.locator('option:checked').textContent()) ?? ''
    given.push({ night, section, attendant })
  }
  await begin.getByRole('button', { name: t('deskOpenWithThese') }).click()
  await expect(begin).toBeHidden()
}

/** In the middle of an evening the desk gives a section to another attendant, by the name in its head. */
export async function handOver(
  { desk, t, given }: Week,
  night: Night,
  { section, attendant }: { section: Section; attendant: string },
): Promise<void> {
  const head = desk.getByRole('region', { name: section, exact: true }).locator('header')
  await head.getByRole('button').click()
  const dialog = desk.getByRole('dialog', { name: t('deskSectionTonight', { section }) })
  await dialog.getByRole('radio', { name: attendant }).check()
  await dialog.getByRole('button', { name: t('deskGive'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(head).toContainText(attendant)
  const of = given.find((one) => one.night === night && one.section === section)
  if (!of) throw new Error(`Nobody had ${section} on ${night}.`)
  of.attendant = attendant
}
