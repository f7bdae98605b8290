import { expect } from '@playwright/test'
import { checkIn, pay, place, toBoard } from './at-the-desk.ts'
import { beginEvening } from './sections.ts'
import { seeThrough } from './through-the-evening.ts'
import { acted, clockTo, type Lived, nights, type Week } from './week.ts'

/** After Shabbos: Friday night's sheet is typed in, and Saturday night is lived at the screens again. */
export async function saturday(week: Week): Promise<void> {
  const night = nights.saturday
  const { lived } = week
  await clockTo(week, night, '18:10')
  await entersTheSheet(week)

  await clockTo(week, night, '19:30')
  await beginEvening(week, night)
  const tova = lived.find(({ name }) => name === 'Tova Nadel')
  if (!tova) throw new Error('Nobody was booked for the night after Shabbos.')
  await checkIn(week, tova)
  await pay(week, tova, { method: 'Terminal' })
  await seeThrough(week, tova, await place(week, tova))
}

/** Two came, one didn't, and one who isn't on it came as well; she pays now. */
async function entersTheSheet(week: Week): Promise<void> {
  const { desk, t, lived } = week
  await toBoard(week)
  await desk.locator(`a[href$="after-shabbos?date=${nights.friday}"]`).click()
  const rowOf = ({ code }: Lived) => desk.getByRole('listitem').filter({ hasText: code })
  const those = lived.filter(({ night }) => night === nights.friday)
  for (const [nth, visit] of those.entries()) {
    const came = visit.name !== 'Rachel Lev'
    await rowOf(visit)
      .getByText(t(came ? 'afterBecamecame' : 'afterBecamedidnt'), { exact: true })
      .click()
    if (came) await desk.getByLabel(t('afterRoomOf', { code: visit.code })).fill(String(3 + nth))
    // Whoever didn't come stays Reserved, which makes a row of her history too: it was said.
    acted(visit, 'Reception', came ? 'Done' : 'Reserved', 'on paper')
  }
  await desk.getByRole('button', { name: t('afterRecord'), exact: true }).click()
  await expect(desk.getByText(t('afterDone'))).toBeVisible()

  await desk.getByRole('button', { name: t('afterAdd') }).click()
  const adding = desk.getByRole('dialog')
  await adding.getByLabel(t('bookPhone')).fill('2015550417')
  await adding.getByRole('button', { name: t('bookFind') }).click()
  await adding.getByLabel(t('bookFirstName')).fill('Vella')
  await adding.getByLabel(t('bookLastName')).fill('Pinter')
  await adding.getByRole('button', { name: t('bookMake') }).click()
  await adding.getByLabel(t('afterRoom'), { exact: true }).fill('9')
  await adding.getByRole('button', { name: t('afterAddHer') }).click()
  await expect(adding).toHaveCount(0)
  const added = desk.getByRole('listitem').filter({ hasText: 'Vella P.' })
  const code = (await added.locator('.code').textContent()) ?? ''
  const vella: Lived = {
    ...{ night: nights.friday, id: '', code, name: 'Vella Pinter', acts: [], money: [] },
  }
  acted(vella, 'Reception', 'Reserved')
  acted(vella, 'Reception', 'Done', 'on paper')
  lived.push(vella)
  await desk.getByRole('button', { name: t('afterPayOf', { code }) }).click()
  const till = desk.getByRole('dialog')
  await till.getByText(t('tillMethodCash'), { exact: true }).click()
  const amount = Number(await till.getByLabel(t('tillAmount'), { exact: true }).inputValue())
  await till.getByRole('button', { name: /^Take \$/ }).click()
  await expect(till.getByText('Shabbos Payment')).toBeVisible()
  vella.money.push({ tender: 'Cash', as: 'visit', amount })
  await till.getByRole('button', { name: t('close') }).click()
}
