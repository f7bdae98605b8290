import { expect, type Page } from '@playwright/test'
import type { ReadRows } from '../fixtures/own-database.ts'
import { theOffice } from './at-the-office.ts'
import {
  type Act,
  becameOf,
  firstNight,
  type Given,
  type Lived,
  lastNight,
  type Moved,
  type Week,
} from './week.ts'

const rows = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const cellsOf = async (page: Page, caption: string, ...columns: string[]): Promise<string[]> => {
  const all = rows(page, caption)
  await all.first().waitFor()
  return all.evaluateAll(
    (trs, names) =>
      trs.map((tr) =>
        names
          .map((name) => tr.querySelector(`[data-column="${name}"] > span:last-child`)?.textContent)
          .join(' · '),
      ),
    columns,
  )
}

/** Who has told no name is listed by her number. */
const numberOfBride = '(201) 555-0408'

const sum = (money: readonly Moved[]) =>
  Math.round(money.reduce((all, { amount }) => all + amount * 100, 0)) / 100
const dollars = (amount: number) => `${amount < 0 ? '−' : ''}$${Math.abs(amount).toFixed(2)}`

/**
 * Expects what the office reads of the week to be what was lived: the list, the no-shows, money by what it was given
 * in, the tips, how many came and didn't, and each night's list.
 */
export async function screensAgree(week: Week): Promise<void> {
  const { t } = week
  // What an edit has replaced is another visit now, and is in no list.
  const lived = week.lived.filter((one) => becameOf(one) !== 'Replaced')
  const office = await theOffice(week)
  const report = async (tab: string) => {
    await office.goto(`/admin/reports?tab=${tab}&from=${firstNight}&to=${lastNight}`)
  }
  const line = (visit: Lived) =>
    `${visit.code} · ${visit.name || numberOfBride} · ${t(`status${becameOf(visit)}`)}`

  await report('list')
  expect((await cellsOf(office, t('reportsList'), 'code', 'who', 'status')).sort()).toEqual(
    lived.map(line).sort(),
  )
  await report('noShows')
  const missed = lived.filter((one) => becameOf(one) === 'Reserved')
  expect((await cellsOf(office, t('reportsNoShows'), 'code', 'who', 'status')).sort()).toEqual(
    missed.map(line).sort(),
  )

  await report('payments')
  const all = lived.flatMap(({ money }) => money)
  const drawer = [...Map.groupBy(all, ({ tender }) => tender)].map(([tender, of]) => {
    const taken = sum(of.filter((one) => one.as !== 'back'))
    const back = sum(of.filter((one) => one.as === 'back'))
    return [
      ...[t(`method.${tender}`), dollars(taken), back === 0 ? '–' : dollars(-back)],
      dollars(taken - back),
    ].join(' · ')
  })
  expect(
    (await cellsOf(office, t('reportsDrawer'), 'tender', 'taken', 'back', 'left')).sort(),
  ).toEqual(drawer.sort())
  const tips = all.filter((one) => one.as === 'tip')
  expect(await cellsOf(office, t('reportsTips'), 'share', 'given')).toContain(
    `${t('share.Divide among above')} · ${dollars(sum(tips))}`,
  )

  await report('usage')
  const figure = (name: string) =>
    office.locator('dl > div').filter({ has: office.getByText(name, { exact: true }) })
  const came = lived.filter((one) => becameOf(one) === 'Done')
  await expect(figure(t('reportsVisits')).locator('.num').first()).toHaveText(`${came.length}`)
  await expect(figure(t('reportsDidNotCome')).locator('small')).toHaveText(`${missed.length}`)

  for (const night of new Set(lived.map((one) => one.night))) {
    await office.goto(`/admin?dt=${night}`)
    const answer = await cellsOf(office, t('dailyTitle'), 'code', 'status', 'balance')
    const meant = lived.filter((one) => one.night === night)
    expect(answer.map((text) => text.slice(0, 4)).sort()).toEqual(
      meant.map(({ code }) => code).sort(),
    )
    for (const one of meant) {
      const line = answer.find((text) => text.startsWith(one.code))
      expect(line).toContain(t(`status${becameOf(one)}`))
      // Whoever came has paid; what was given back to her is open again.
      const back = sum(one.money.filter(({ as }) => as === 'back'))
      if (becameOf(one) === 'Done') expect(line).toContain(back ? dollars(back) : t('dailyPaid'))
    }
  }
  await office.context().close()
}

type VisitRow = { code: string; night: string; status: string; name: string }
type MoneyRow = { code: string; night: string; method: string; cents: number }

/** Expects the database to hold what was lived, row by row, and nothing to be left half done. */
export async function databaseAgrees({ lived, given }: Week, read: ReadRows): Promise<void> {
  const visits = await read<VisitRow>(`
    select r.code, r.night, r.status, trim(concat(u.first_name, ' ', u.last_name)) as name
    from reservations r join users u on u.id = r.user_id`)
  expect(
    visits.map(({ night, code, name, status }) => `${night} ${code} ${name} ${status}`).sort(),
  ).toEqual(lived.map((one) => `${one.night} ${one.code} ${one.name} ${becameOf(one)}`).sort())
  expect(await historiesIn(read)).toEqual(historiesOf(lived))

  const money = await read<MoneyRow>(`
    select r.code, r.night, p.method, p.cents from payments p
    join reservations r on r.id = p.reservation_id where p.status = 'Approved'`)
  const rowOf = { visit: null, tip: 'Tip', back: 'CreditRefund' } as const
  expect(
    money.map(({ code, night, method, cents }) => `${night} ${code} ${method} ${cents}`).sort(),
  ).toEqual(
    lived
      .flatMap(({ night, code, money: moved }) =>
        moved.map(
          ({ tender, as, amount }) =>
            `${night} ${code} ${rowOf[as] ?? tender} ${Math.round(amount * 100)}`,
        ),
      )
      .sort(),
  )

  const sections = await read<Given>(`
    select a.night, s.name as section, concat(w.first_name, ' ', w.last_name) as attendant
    from section_attendants a join sections s on s.id = a.section_id
    join attendants w on w.id = a.attendant_id
    where a.night >= '${firstNight}' and not a.closed order by a.night, s.name`)
  expect(sections.map(inWords).sort()).toEqual(given.map(inWords).sort())

  expect(await read(`select id from payment_attempts where state = 'open'`)).toEqual([])
  expect(await read(`select id, status from rooms where status = 'Occupied'`)).toEqual([])
}

const inWords = ({ night, section, attendant }: Given) => `${night} ${section}: ${attendant}`

/** For each visit, by its night and code, the rows of its history in words, the oldest first. */
type Histories = Record<string, string[]>

type Row = Pick<Act, 'by' | 'to'> & { from: Act['to'] | null; back: boolean; paper: boolean }
const rowInWords = ({ from, to, by, back, paper }: Row) =>
  `${from ?? 'none'} → ${to}, by ${by}${back ? ', taken back' : ''}${paper ? ', on paper' : ''}`

/** The histories as they have to be: each act has written one row, which begins where the one before it ended. */
const historiesOf = (lived: readonly Lived[]): Histories =>
  Object.fromEntries(
    lived.map(({ night, code, acts }) => [
      `${night} ${code}`,
      acts.map(({ by, to, how }, nth) =>
        rowInWords({
          ...{ from: acts[nth - 1]?.to ?? null, to, by },
          ...{ back: how === 'taken back', paper: how === 'on paper' },
        }),
      ),
    ]),
  )

/** The histories as they are stored. */
async function historiesIn(read: ReadRows): Promise<Histories> {
  const rows = await read<Row & { code: string; night: string }>(`
    select r.night, r.code, h.previous as "from", h.next as "to", h.on_paper as paper,
      h.undoes is not null as back,
      case when u.kind = 'patron' then 'Patron'
        else coalesce(array_to_string(u.roles, ' '), 'nobody') end as "by"
    from status_history h join reservations r on r.id = h.reservation_id
    left join users u on u.id = h.by order by h.at, h.previous_since nulls first`)
  const ofVisits = Map.groupBy(rows, ({ night, code }) => `${night} ${code}`)
  return Object.fromEntries([...ofVisits].map(([visit, of]) => [visit, of.map(rowInWords)]))
}
