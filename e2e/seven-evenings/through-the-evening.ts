import { expect } from '@playwright/test'
import type { Lived, Week } from './week.ts'

/** The attendant's steps from her room to the water and back, in the words of her buttons. */
const steps = [
  'stepPrep',
  'stepReadyForChecking',
  'stepChecking',
  'stepChecked',
  'stepReadyForMikvah',
  'stepReadyForMikvahNext',
  'stepToMikvah',
  'stepInMikvah',
  'stepFromMikvah',
  'stepDressing',
  'stepDone',
] as const
type Step = (typeof steps)[number]

/** By the attendant's phone from one step to another, both done. */
export async function lead(
  { attendant, t }: Week,
  { code }: Lived,
  { from = 'stepPrep', to = 'stepDone' }: { from?: Step; to?: Step } = {},
): Promise<void> {
  for (const step of steps.slice(steps.indexOf(from), steps.indexOf(to) + 1)) {
    const button = attendant.getByRole('button', { name: `${t(step)} ${code}`, exact: true })
    await button.waitFor()
    // It lies where the step before was tapped a moment ago: a second tap so soon counts for nothing.
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 2000 })
      await expect(button).toBeHidden({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })
  }
}

/** Her whole evening; afterwards her room is clean again. */
export async function seeThrough(week: Week, visit: Lived, room: string): Promise<void> {
  await lead(week, visit)
  visit.became = 'Done'
  await clean(week, room)
}

/** The room she has left is cleaned, by the attendant's phone. */
export async function clean({ attendant, t }: Week, room: string): Promise<void> {
  const card = attendant.getByRole('article', { name: `${t('deskRoom')} ${room}`, exact: true })
  await card.getByRole('button', { name: t('cleanStart') }).click()
  await card.getByRole('button', { name: t('cleanReady') }).click()
  await expect(card).toBeHidden()
}
