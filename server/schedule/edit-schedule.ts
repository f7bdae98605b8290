import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import type { editSchedule as editScheduleCall } from '@mikvah/contract/settings/schedule.ts'
import { judgeOverride, type OverrideRefusal } from '@mikvah/rules/schedule/judge-override.ts'
import type { ScheduleOverride } from '@mikvah/rules/schedule/override.ts'
import { instantOfText, instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { and, eq } from '../db/drizzle/queries.ts'
import { overrideKey } from '../facility/content.ts'
import { settingsChanged } from '../facility/facility.ts'
import { locationOf } from '../nights/nights.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused, SettingsMoved } from '../request/refused.ts'
import { explainedAt } from './read-zmanim.ts'
import { scheduleOverrides } from './table.ts'
import { scheduleDayView } from './view.ts'
import { visitsOutside } from './visits-outside.ts'

const codes: Readonly<Record<OverrideRefusal, RefusalCode>> = {
  'opens-yom-kippur': 'never-open',
  'opens-tisha-bav': 'never-open',
  'zman-earlier-than-computed': 'zman-earlier',
  'opens-before-zman': 'open-before-zman',
  'opens-outside-night': 'past-five',
  'last-entry-past-five': 'past-five',
  'opens-after-last-entry': 'open-after-last',
}

/**
 * Overrides one night: a field left out stays as it was, null takes its override back, `reset` all of them. Gives the
 * night as it becomes, why each of its times is what it is, and the visits left outside its hours or without a place.
 * With dryRun nothing is written. Refuses what `judgeOverride` forbids, and a building that isn't in use.
 */
export async function editSchedule(
  parts: Parts,
  ctx: SignedInContext,
  body: BodyOf<typeof editScheduleCall>,
) {
  const { content } = ctx
  const location = locationOf(ctx, body.alternateLocation ?? false)
  if (!location) throw new Refused('not-found')
  const key = overrideKey(location.id, body.date)
  const before: ScheduleOverride = content.overrides.get(key) ?? {}
  const override: ScheduleOverride = body.reset
    ? {}
    : {
        closed: changed(body.closed, before.closed),
        openTime: changed(instant(body.openTime), before.openTime),
        lastEntryTime: changed(instant(body.lastEntryTime), before.lastEntryTime),
        zmanTevillah: changed(instant(body.zmanTevillah), before.zmanTevillah),
        hebrewNote: changed(body.hebrewNote, before.hebrewNote),
        shabbosMode: changed(body.shabbosMode, before.shabbosMode),
      }
  const verdict = judgeOverride(body.date, content.schedule, override, location.openNights)
  if (!verdict.allowed) throw new Refused(codes[verdict.because])

  const outside = await visitsOutside(parts, ctx, location, verdict.day)
  if (!body.dryRun) {
    await parts.db.inTransaction(async (tx) => {
      // If the settings or a night have been changed since this edit was judged, it is judged anew.
      const version = await settingsChanged(tx)
      if (version !== content.version + 1) throw new SettingsMoved()
      const row = and(
        eq(scheduleOverrides.locationId, location.id),
        eq(scheduleOverrides.date, body.date),
      )
      await tx.delete(scheduleOverrides).where(row)
      if (!body.reset)
        await tx
          .insert(scheduleOverrides)
          .values({ locationId: location.id, date: body.date, ...override })
      await writeAudit(tx, ctx, {
        subject: key,
        details: { fields: Object.keys(body) },
      })
    })
  }
  const overrides = new Map(content.overrides)
  overrides.set(key, { locationId: location.id, date: body.date, ...emptyOverride, ...override })
  return {
    ...scheduleDayView(verdict.day, ctx),
    reservationsOutside: outside.map(({ id, code, startsAt }) => ({
      reservationId: id,
      reservationCode: code,
      reservationTime: instantTextOf(startsAt, content.timeZone),
    })),
    explained: explainedAt({ content: { ...content, overrides } }, location, body.date),
  }

  function instant(text: string | null | undefined): number | null | undefined {
    return text ? instantOfText(text, content.timeZone) : text === null ? null : undefined
  }
}

const emptyOverride = {
  closed: null,
  openTime: null,
  lastEntryTime: null,
  zmanTevillah: null,
  hebrewNote: null,
  shabbosMode: null,
}

/** The value of a field: one that isn't given keeps what it had, null removes the override. */
function changed<T>(given: T | null | undefined, before: T | null | undefined): T | null {
  return given === undefined ? (before ?? null) : given
}
