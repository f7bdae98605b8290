import type { Contract } from '@mikvah/contract/contract.ts'
import { plusDays } from '../parts/times/civil-date.ts'

type Night = Contract['schedule']['answer'][number]

export type HourName = 'Busy' | 'Tuesday' | 'BeforeZman' | 'Midnight' | 'Friday' | 'Motzei'

const minute = 60_000

/**
 * The times worth setting the practice clock to, by name: Busy, BeforeZman and Midnight from the latest ordinary night
 * up to today, else the next one; Tuesday, Friday and Motzei the next to come. Each is an instant, or the facility's
 * date and hour without an offset; one that there is no night for is left out.
 */
export function hoursOf(
  nights: readonly Night[],
  today: string,
): Partial<Record<HourName, string>> {
  const open = nights.filter((night) => !night.closed && night.zmanTevillah !== null)
  const plain = open.filter(({ kind }) => kind === 'WEEKDAY')
  const latest = plain.findLast(({ date }) => date <= today) ?? plain[0]
  const coming = (weekday: number, among: readonly Night[]) =>
    among.find(({ date }) => date >= today && weekdayOf(date) === weekday)
  const tuesday = coming(2, plain)
  const friday = coming(5, nights)
  const motzei = coming(6, open)
  return {
    ...(latest ? { Busy: after(latest.zmanTevillah, 45) } : {}),
    ...(tuesday ? { Tuesday: `${tuesday.date}T14:00:00` } : {}),
    ...(latest ? { BeforeZman: after(latest.zmanTevillah, -10) } : {}),
    ...(latest ? { Midnight: `${plusDays(latest.date, 1)}T00:30:00` } : {}),
    ...(friday ? { Friday: `${friday.date}T15:00:00` } : {}),
    ...(motzei ? { Motzei: after(motzei.openTime, 30) } : {}),
  }
}

function after(instant: string | null, minutes: number): string {
  return new Date(Date.parse(instant ?? '') + minutes * minute).toISOString()
}

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

/**
 * An instant to the minute as the facility's wall clock shows it, with the offset, which is taken from `zoned`: any
 * text of the facility's time that carries it.
 */
export function wallTextOf(now: number, zoned: string): string {
  const [offset = 'Z', sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d\d):(\d\d)$/.exec(zoned) ?? []
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return new Date(now + ahead * minute).toISOString().slice(0, 16) + offset
}
