import { expect } from '@playwright/test'
import { aDevice, signInAs } from './devices.ts'
import type { Night, Week } from './week.ts'

/** Signs the administrator in at a browser of her own, which whoever asked for it closes. */
export async function theOffice(week: Week) {
  const office = await aDevice({ ...week, size: { width: 1280, height: 1000 }, touch: false })
  await signInAs(office, week.t, 'Admin')
  return office
}

/** For one night the main building is shut, and the other one is open. */
export async function shutMainFor(week: Week, night: Night): Promise<void> {
  const { t } = week
  const office = await theOffice(week)
  for (const [place, set] of [
    ['main', 'closed'],
    ['alternate', 'open'],
  ] as const) {
    await office.goto(`/admin/schedule?night=${night}&place=${place}`)
    await office.getByLabel(t('scheduleOpenOrShut')).selectOption(set)
    await office.getByRole('button', { name: t('previewSave'), exact: true }).click()
    await expect(office.getByText(t('scheduleSaved'))).toBeVisible()
  }
  await office.context().close()
}
