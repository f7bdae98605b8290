import { expect, type Page } from '@playwright/test'
import { timesOf } from '../screens/reserve.ts'
import { acted, type Lived, type Moved, type Night, type Week } from './week.ts'

/** Back to the board, however deep the desk stands. */
export async function toBoard({ desk, t }: Pick<Week, 'desk' | 't'>): Promise<void> {
  const here = desk.getByRole('heading', { level: 2, name: t('deskWaiting') })
  if (await here.isVisible()) return
  await desk
    .getByRole('link', { name: t('deskTonight') })
    .first()
    .click()
  await here.waitFor()
}

type Wish = {
  night: Night
  /** Which of the times on sale. */
  nth?: number
  phone: string
  name: string
  /** In the other building. */
  elsewhere?: boolean
  /** For a night that is paid before it begins: until then her place is only held. */
  held?: boolean
}

/** Somebody rings, and is booked for a night to come. */
export async function bookByTelephone(week: Week, wish: Wish): Promise<Lived> {
  const { desk, t, lived } = week
  await toBoard(week)
  await desk.getByRole('link', { name: t('deskWalkIn') }).click()
  await whoRings(week, wish)
  await desk.getByLabel(t('bookNight'), { exact: true }).selectOption(wish.night)
  if (wish.elsewhere) await desk.getByRole('checkbox', { name: t('bookAlternate') }).check()
  await timesOf(desk)
    .nth(wish.nth ?? 0)
    .check({ force: true })
  const isHere = desk.getByRole('switch', { name: t('bookIsHere') })
  if (await isHere.isVisible()) await isHere.uncheck()
  const book = wish.held ? /^Book, then take \$/ : /^Book \$/
  await desk.getByRole('button', { name: book }).click()
  await expect(desk).toHaveURL(/\/receptionist\/reservation\/[\w-]+$/)
  const said = desk.getByRole('heading', { level: 1 })
  await expect(said).toContainText(/\d{4}/)
  const code = /\d{4}/.exec((await said.textContent()) ?? '')?.[0] ?? ''
  const id = desk.url().split('/').at(-1) ?? ''
  const visit: Lived = {
    ...{ night: wish.night, id, code, name: wish.name, acts: [], money: [] },
  }
  acted(visit, 'Reception', wish.held ? 'Pending' : 'Reserved')
  lived.push(visit)
  return visit
}

async function whoRings({ desk, t }: Week, { phone, name }: Pick<Wish, 'phone' | 'name'>) {
  const [first = '', last = ''] = name.split(' ')
  await desk.getByLabel(t('bookPhone')).fill(phone)
  await desk.getByRole('button', { name: t('bookFind'), exact: true }).click()
  const isNew = desk.getByLabel(t('bookFirstName'))
  const known = desk.getByRole('link', { name: t('bookOpenRecord') })
  await isNew.or(known).waitFor()
  if (await isNew.isVisible()) {
    await isNew.fill(first)
    await desk.getByLabel(t('bookLastName')).fill(last)
    await desk.getByRole('button', { name: t('bookMake'), exact: true }).click()
    await known.waitFor()
  }
}

/** Somebody who gives no number stands at the desk, pays cash, and waits. */
export async function walkIn(week: Week, night: Night): Promise<Lived> {
  const { desk, t, lived } = week
  await toBoard(week)
  await desk.getByRole('link', { name: t('deskWalkIn') }).click()
  await desk.getByRole('button', { name: t('bookNoNumber') }).click()
  await desk.getByText(t('tillMethodCash'), { exact: true }).click()
  const take = desk.getByRole('button', { name: /\$/ })
  await expect(take).toBeEnabled()
  const amount = Number(/\$([\d.]+)/.exec((await take.textContent()) ?? '')?.[1])
  await take.click()
  await expect(desk.getByRole('heading', { name: t('checkInDone') })).toBeVisible()
  const id = desk.url().split('/').at(-1) ?? ''
  const head = desk.getByRole('region', { name: /^\d{4}$/ })
  const code = (await head.getAttribute('aria-label')) ?? ''
  const visit: Lived = {
    ...{ night, id, code, name: t('bookGuest'), acts: [] },
    money: [{ tender: 'Cash', as: 'visit', amount }],
  }
  // One tap books her and checks her in.
  acted(visit, 'Reception', 'Reserved')
  acted(visit, 'Reception', 'Waiting')
  lived.push(visit)
  return visit
}

/** Opens her details, from wherever she stands on the board, and gives their dialog. */
export async function openDetails(week: Week, { code }: Lived) {
  const { desk, t } = week
  await toBoard(week)
  const more = desk.getByRole('button', { name: t('deskAllUpcoming') })
  if (await more.isVisible()) await more.click()
  const row = desk.getByRole('button', { name: new RegExp(`^(?!Carry).*\\b${code}\\b`) }).first()
  const done = desk.getByRole('button', { name: t('deskDone'), expanded: false })
  await row.or(done).first().waitFor()
  if (!(await row.isVisible())) await done.click()
  await row.click()
  const details = desk.getByRole('dialog').first()
  await details.getByRole('button', { name: t('deskAddNote') }).waitFor()
  return details
}

export async function closeDetails({ desk, t }: Week): Promise<void> {
  const details = desk.getByRole('dialog').first()
  await details
    .getByRole('button', { name: t('close') })
    .first()
    .click()
  await expect(details).toBeHidden()
}

/** She is here: the desk checks her in. */
export async function checkIn(week: Week, visit: Lived): Promise<void> {
  const { desk, t } = week
  const details = await openDetails(week, visit)
  await details.getByRole('button', { name: t('deskCheckIn'), exact: true }).click()
  // The details have a button of the same name, and stay until the page is there.
  await desk.getByRole('heading', { level: 1, name: t('checkInTitle') }).waitFor()
  await desk.getByRole('button', { name: t('checkInDo'), exact: true }).click()
  await expect(desk.getByRole('heading', { name: t('checkInDone') })).toBeVisible()
  acted(visit, 'Reception', 'Waiting')
}

/** Places her into a room, the first that takes her where none is named, and gives its number. */
export async function place(week: Week, visit: Lived, room?: string): Promise<string> {
  const { desk, t } = week
  const details = await openDetails(week, visit)
  await details.getByRole('button', { name: t('deskPlace') }).click()
  const choice = desk.getByRole('dialog', { name: t('deskPlace') })
  const radio = room
    ? choice.getByRole('radio', { name: new RegExp(`^\\D*${room}\\b`) })
    : choice.getByRole('radio')
  await radio.first().check()
  await choice.getByRole('button', { name: t('deskConfirm') }).click()
  await expect(choice).toBeHidden()
  await closeDetails(week)
  acted(visit, 'Reception', 'Assigned')
  const tile = desk.locator('[data-room]').filter({ hasText: visit.code })
  await expect(tile).toHaveCount(1)
  return (await tile.getAttribute('data-room')) ?? ''
}

type Paying = { method: 'Cash' | 'Terminal' | 'CreditCard'; tip?: number }

/** What she owes is taken, and a tip beside it. */
export async function pay(week: Week, visit: Lived, { method, tip }: Paying): Promise<void> {
  const { desk, t } = week
  const details = await openDetails(week, visit)
  await details.getByRole('button', { name: t('deskPay'), exact: true }).click()
  await desk.getByRole('heading', { level: 1, name: t('tillOf', { code: visit.code }) }).waitFor()
  await take(desk, week, visit, { method, tip })
}

/** Takes what the till on this page says is owed for a visit, and a tip beside it, and adds both to what was lived. */
export async function take(
  within: Page,
  { t }: Pick<Week, 't'>,
  visit: Lived,
  { method, tip = 0 }: Paying,
): Promise<void> {
  await within
    .getByRole('radio', { name: t(`tillMethod${method}`), exact: true })
    .check({ force: true })
  if (method === 'CreditCard') {
    await within.getByLabel(t('cardNumber')).fill('4242 4242 4242 4242')
    await within.getByLabel(t('cardExpiry')).fill('12/30')
    await within.getByLabel(t('cardCvv')).fill('123')
  }
  const amount = Number(await within.getByLabel(t('tillAmount'), { exact: true }).inputValue())
  if (tip) await within.getByLabel(t('tillTip'), { exact: true }).fill(String(tip))
  const sum = `$${(amount + tip).toFixed(2)}`
  await within.getByRole('button', { name: t('tillTake', { amount: sum }) }).click()
  await expect(within.getByText(t('tillTaken', { amount: sum }))).toBeVisible()
  visit.money.push({ tender: method, as: 'visit', amount })
  if (tip) visit.money.push({ tender: method, as: 'tip', amount: tip })
}

/** Gives a payment back from her till, whole or in part. */
export async function giveBack(
  week: Week,
  visit: Lived,
  { of, amount, why }: { of: Moved['tender']; amount: number; why: string },
): Promise<void> {
  const { desk, t } = week
  const row = desk.getByRole('listitem').filter({ hasText: t(`tillMethod${of}`) })
  await row.getByRole('button', { name: t('tillRefund'), exact: true }).click()
  await row.getByLabel(t('tillRefundAmount')).fill(amount.toFixed(2))
  await row.getByLabel(t('tillRefundWhy')).fill(why)
  const sum = `$${amount.toFixed(2)}`
  await row.getByRole('button', { name: t('tillRefundNow', { amount: sum }) }).click()
  await expect(desk.getByText(t('tillRefunded', { amount: sum }))).toBeVisible()
  visit.money.push({ tender: of, as: 'back', amount })
}
