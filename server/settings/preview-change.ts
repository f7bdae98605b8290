import { isDeepStrictEqual } from 'node:util'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { priceListOf } from '@mikvah/rules/price/price-list.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { shownValueOf } from '@mikvah/rules/settings/masked.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Content } from '../facility/content.ts'
import { type LocationAt, locationById, locationsOf, nightAt, todayOf } from '../nights/nights.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { codesOf } from '../reservations/counting/nights-to-come.ts'
import type { JudgedChange } from './judge-change.ts'
import { placesThatDiffer } from './places-that-differ.ts'
import { visitsLeftOut } from './visits-left-out.ts'

/** How many nights are compared, from tonight on. */
const nightsShown = 7

/**
 * What a change of settings would do: the settings that differ, their warning, hours, prices (in dollars) and places of
 * the next seven nights that change, and the visits of `visitsLeftOut`. Writes nothing.
 */
export async function previewChange(
  parts: Pick<Parts, 'db'>,
  ctx: RequestContext,
  { changes, content, warning }: JudgedChange,
) {
  const left = await visitsLeftOut(parts, ctx, content)
  const codes = await codesOf(
    parts.db.orm,
    left.map(({ id }) => id),
  )
  return {
    changes: changes.map(({ key, was, value }) => ({
      key,
      was: shownValueOf(key as SettingKey, was),
      value: shownValueOf(key as SettingKey, value),
    })),
    warning,
    nights: locationsOf(ctx).flatMap((location) => nightsThatChange(ctx, content, location)),
    reservationsOutside: left.map(({ id, startsAt }) => ({
      reservationId: id,
      reservationCode: codes.get(id) ?? '',
      reservationTime: instantTextOf(startsAt, content.timeZone),
    })),
  }
}

function nightsThatChange(ctx: RequestContext, content: Content, location: LocationAt) {
  const becomes = locationById({ content }, location.id)
  if (!becomes) return []
  const today = todayOf(ctx)
  return Array.from({ length: nightsShown }, (_, nth) => plusDays(today, nth)).flatMap((date) => {
    const from = nightAt(ctx, location, date)
    const to = nightAt({ content }, becomes, date)
    const night = {
      ...{ date, locationId: location.id },
      was: hoursView(from, ctx.content.timeZone),
      becomes: hoursView(to, content.timeZone),
      prices: differing(pricesView(from, location.values), pricesView(to, becomes.values)),
      places: placesThatDiffer([from, location.values], [to, becomes.values]),
    }
    const stays = isDeepStrictEqual(night.was, night.becomes)
    return stays && night.prices.length + night.places.length === 0 ? [] : [night]
  })
}

const pricesView = (night: ScheduleDay, values: SettingValues) =>
  new Map(
    [...priceListOf(night, values)].map(([key, cents]) => [
      key,
      cents === null ? null : dollarsOf(cents),
    ]),
  )

/** The entries that differ between two lists, by their keys. */
function differing<Key extends string, Value>(
  was: ReadonlyMap<Key, Value>,
  becomes: ReadonlyMap<Key, Value>,
) {
  return [...new Set([...was.keys(), ...becomes.keys()])]
    .map((key) => ({ key, was: was.get(key) ?? null, becomes: becomes.get(key) ?? null }))
    .filter((one) => one.was !== one.becomes)
}

function hoursView(night: ScheduleDay, timeZone: string) {
  const at = (ms: Ms | null) => (ms === null ? null : instantTextOf(ms, timeZone))
  return {
    closed: night.closed,
    zmanTevillah: at(night.zman),
    openTime: at(night.openTime),
    lastEntryTime: at(night.lastEntryTime),
    cutOff: at(night.cutOff),
  }
}
