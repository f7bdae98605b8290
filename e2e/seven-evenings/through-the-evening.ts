import { expect } from '@playwright/test'
import { acted, type Lived, type Week } from './week.ts'

/** The attendant's steps from her room to the water and back, by the status to which each leads. */
const steps = [
  'Prep',
  'ReadyForChecking',
  'Checking',
  'Checked',
  'ReadyForMikvah',
  'ReadyForMikvahNext',
  'ToMikvah',
  'InMikvah',
  'FromMikvah',
  'Dressing',
  'Done',
] as const
type Step = (typeof steps)[number]

/** Takes her by the attendant's phone from the step `from` to the step `to`, both done; left out, Prep and Done. */
export async function lead(
  { attendant, t }: Week,
  visit: Lived,
  { from = 'Prep', to = 'Done' }: { from?: Step; to?: Step } = {},
): Promise<void> {
  for (const step of steps.slice(steps.indexOf(from), steps.indexOf(to) + 1)) {
    const name = `${t(`step${step}`)} ${visit.code}`
    const button = attendant.getByRole('button', { name, exact: true })
    await button.waitFor()
    // It lies where the step before was tapped a moment ago: a second tap so soon counts for nothing.
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 2000 })
      await expect(button).toBeHidden({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    acted(visit, 'Attendant', step)
  }
}

/** Takes her, who has been given her room, by the attendant's phone from Prep to Done, and has the room cleaned. */
export async function seeThrough(week: Week, visit: Lived, room: string): Promise<void> {
  await lead(week, visit)
  await clean(week, room)
}

/** The room she has left is cleaned, by the attendant's phone. */
export async function clean({ attendant, t }: Week, room: string): Promise<void> {
  const card = attendant.getByRole('article', { name: `${t('deskRoom')} ${room}`, exact: true })
  await card.getByRole('button', { name: t('cleanStart') }).click()
  await card.getByRole('button', { name: t('cleanReady') }).click()
  await expect(card).toBeHidden()
}
