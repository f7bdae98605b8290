import { expect } from '@playwright/test'
import { testCards, typeCard } from '../screens/card.ts'
import { payButton } from '../screens/reserve.ts'
import { signIn } from '../screens/sign-in.ts'
import { checkIn, openDetails, place } from './at-the-desk.ts'
import { aDevice, toPage, typeCodeOf } from './devices.ts'
import { beginEvening } from './sections.ts'
import { seeThrough } from './through-the-evening.ts'
import { acted, clockTo, type Lived, nights, tabletRoom, type Week } from './week.ts'

const her = { phone: '2015550408', name: 'Leah Blum' }

/** A bride asks for the night by herself, on her own phone, some days before. */
export async function brideAsks(week: Week): Promise<void> {
  const { t, practice } = week
  const phone = await aDevice({ ...week, size: { width: 390, height: 844 } })
  await phone.goto('/login?from=/kallah')
  await signIn(phone, practice, t, her.phone)
  await phone.goto('/kallah')
  await phone.getByLabel(t('kallahName')).fill(her.name)
  await phone.getByRole('textbox', { name: t('kallahPhone') }).fill(her.phone)
  await phone.getByLabel(t('kallahEmail')).fill('leah@example.com')
  await phone.getByLabel(t('kallahAddress')).fill('12 Pine Street')
  await phone.getByLabel(t('kallahShul')).fill('Ohr Chaim')
  await phone.getByLabel(t('kallahDate')).fill(nights.wednesday)
  await phone.getByLabel(t('kallahWedding')).fill(nights.thursday)
  await typeCard(phone, t, testCards.charged)
  await payButton(phone, t).click()
  await phone.getByRole('heading', { level: 1, name: t('kallahThanksTitle') }).waitFor()
  await phone.context().close()
}

/** The bride gets her hour and is seen through; and the screen of a room is replaced by another tablet. */
export async function wednesday(week: Week): Promise<void> {
  const night = nights.wednesday
  const { desk, t } = week
  await clockTo(week, night, '13:00')
  const bride = await givesHerAnHour(week)

  await clockTo(week, night, '17:45')
  await beginEvening(week, night)
  await toPage(week, t('pageScreens'))
  const name = 'Over the basin'
  await desk.getByRole('button', { name: `${t('screenEnd')}: ${name}` }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('screenEnd'), exact: true })
    .click()
  await expect(week.tablet.getByRole('status', { name: t('pairCode') })).toHaveText(/\d{4} \d{4}/)
  await week.tablet.context().close()
  week.tablet = await aDevice(week)
  await desk.getByRole('button', { name: `${t('screenPair')}: ${name}` }).click()
  await typeCodeOf(week, week.tablet, name)
  await checkIn(week, bride)
  await seeThrough(week, bride, await place(week, bride))
  await expect(week.tablet.getByRole('heading', { level: 1 })).toContainText(tabletRoom)
}

/** Her hour is to come until the desk writes it, which makes another visit of the one that she has asked for. */
async function givesHerAnHour(week: Week): Promise<Lived> {
  const { desk, t, lived } = week
  const night = nights.wednesday
  const row = desk
    .getByRole('region', { name: t('deskUpcoming') })
    .getByRole('listitem')
    .first()
  await expect(row).toContainText(t('hourToCome'))
  const code = (await row.locator('.code').textContent()) ?? ''
  const asked: Lived = { night, id: '', code, name: '', acts: [], money: [] }
  acted(asked, 'Patron', 'Reserved')
  const details = await openDetails(week, asked)
  await details.getByRole('button', { name: t('deskEdit') }).click()
  await desk.getByLabel(t('bookOtherHour')).fill('18:30')
  await desk.getByRole('button', { name: t('bookSave') }).click()
  const title = desk.getByRole('heading', { level: 1 })
  const said = desk.getByRole('status').filter({ hasText: /Changed/ })
  await expect(said).toBeVisible()
  acted(asked, 'Reception', 'Replaced')
  const visit: Lived = {
    ...{ night, name: '', acts: [] },
    code: /\d{4}/.exec((await title.textContent()) ?? '')?.[0] ?? '',
    id: desk.url().split('/').at(-1) ?? '',
    money: [{ tender: 'CreditCard', as: 'visit', amount: 150 }],
  }
  acted(visit, 'Reception', 'Reserved')
  lived.push(asked, visit)
  return visit
}
