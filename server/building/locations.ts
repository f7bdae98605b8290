import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type {
  addLocation as addCall,
  editLocation as editCall,
} from '@mikvah/contract/settings/building.ts'
import { judgeSetting } from '@mikvah/rules/settings/judge-setting.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { settingsChanged } from '../facility/facility.ts'
import { newId } from '../ids.ts'
import { tellOfAll } from '../live/add-event.ts'
import { locations } from '../locations/table.ts'
import { todayOf } from '../nights/nights.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused, SettingsMoved } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { textIn } from '../request/words.ts'
import { lockNightsFrom } from '../reservations/lock-nights.ts'
import { visitsLeftOut } from '../settings/visits-left-out.ts'
import { readView } from './left-without-room.ts'
import { type LocationRow, locationSetUp } from './read-building.ts'
import { visitsAt } from './visits-at.ts'

/**
 * Adds the second building, where nothing is offered yet, and gives it as `locationSetUp`. A booking can name only two,
 * so a third is refused.
 */
export async function addLocation(
  parts: Parts,
  ctx: SignedInContext,
  body: BodyOf<typeof addCall>,
) {
  const id = ctx.key?.made?.location ?? newId()
  if (!ctx.key?.made) {
    if (ctx.content.locations.some(({ alternate }) => alternate)) throw new Refused('two-buildings')
    await parts.db.inTransaction(async (tx) => {
      const version = await settingsChanged(tx)
      if (version !== ctx.content.version + 1) throw new SettingsMoved()
      await tx.insert(locations).values({ id, ...body, alternate: true })
      await tellOfAll(tx)
      await writeAudit(tx, ctx, { subject: id, details: { made: true } })
      await recordOutcome(tx, ctx.key, { location: id })
    })
  }
  const [row] = await parts.db.orm.select().from(locations).where(eq(locations.id, id))
  if (!row) throw new Refused('not-found')
  return locationSetUp(row)
}

type Body = BodyOf<typeof editCall>

/**
 * Changes what is given of a building and gives it as it becomes, with the visits that would stand outside the hours or
 * without a place. With dryRun nothing is written. Refuses for the main building what its settings say (capacity,
 * nights, coordinates), to close it, or any where visits are booked or under way, and what `judgeSetting` refuses.
 */
export async function editLocation(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  { dryRun, ...body }: Body,
) {
  const row = ctx.content.locations.find((place) => place.id === id)
  if (!row) throw new Refused('not-found')
  const becomes: LocationRow = {
    ...row,
    ...body,
    capacity: { ...row.capacity, ...judgedCapacity(ctx, body.capacity) },
  }
  if (!row.alternate) refuseOfMain(body)
  const closes = row.active && !becomes.active
  if (closes) await refuseWhileBooked(parts.db.orm, ctx, id)
  const places = ctx.content.locations.map((place) => (place.id === id ? becomes : place))
  const left = await visitsLeftOut(parts, ctx, { ...ctx.content, locations: places })
  if (!dryRun) await save(parts, ctx, becomes, { fields: Object.keys(body), closes })
  return { ...locationSetUp(becomes), reservationsOutside: await readView(parts.db.orm, ctx, left) }
}

/** Saves, unless the settings have moved since the change was judged; then it is judged anew. */
const save = (
  parts: Parts,
  ctx: SignedInContext,
  becomes: LocationRow,
  { fields, closes }: { fields: readonly string[]; closes: boolean },
) =>
  parts.db.inTransaction(async (tx) => {
    // Nights are locked before the settings, as whoever books there locks them.
    if (closes) await lockNightsFrom(tx, becomes.id, todayOf(ctx))
    const version = await settingsChanged(tx)
    if (version !== ctx.content.version + 1) throw new SettingsMoved()
    // Somebody may have booked there since the change was judged.
    if (closes) await refuseWhileBooked(tx, ctx, becomes.id)
    await tx.update(locations).set(becomes).where(eq(locations.id, becomes.id))
    await tellOfAll(tx)
    await writeAudit(tx, ctx, { subject: becomes.id, details: { fields } })
  })

const ofSettings = ['capacity', 'openKinds', 'lat', 'long'] as const

/** The main building's capacity, nights and coordinates are the settings themselves, and it can't be closed. */
function refuseOfMain(body: Omit<Body, 'dryRun'>): void {
  if (body.active === false || ofSettings.some((field) => body[field] !== undefined))
    throw new Refused('main-building')
}

/** Refuses while visits are booked or inside: they are led through the evening by the settings of their building. */
async function refuseWhileBooked(db: Db, ctx: SignedInContext, id: string): Promise<void> {
  const codes = await visitsAt(db, id, todayOf(ctx))
  if (codes.length === 0) return
  const named = codes.slice(0, 5).join(', ')
  const params = { codes: codes.length > 5 ? `${named} …` : named }
  throw new Refused('building-with-visits', { params })
}

/** Judges each number by the catalogue; a wrong one is named at its own key. */
function judgedCapacity(ctx: SignedInContext, capacity: Body['capacity'] = {}) {
  const { language, content } = ctx
  const judged = Object.entries(capacity).map(([key, value]) => ({
    key,
    verdict: judgeSetting(key, value),
  }))
  const errors = judged.flatMap(({ key, verdict }) => {
    if (verdict.allowed) return []
    const params = { key, ...verdict.params }
    const message = textIn(language, `setting.${verdict.because}`, params, content.texts)
    return [{ path: `capacity.${key}`, message }]
  })
  const [first] = errors
  if (first) throw new Refused('invalid-setting', { params: { reason: first.message }, errors })
  return Object.fromEntries(
    judged.map(({ key, verdict }) => [key, verdict.allowed ? verdict.value : '']),
  )
}
