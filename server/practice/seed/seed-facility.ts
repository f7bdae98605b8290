import type { CapacityKey, OpenKind } from '@mikvah/rules/locations/location.ts'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { secretKeys } from '@mikvah/rules/settings/catalogue.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { languages } from '@mikvah/rules/words/language.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/drizzle/queries.ts'
import { firstShelf } from '../../facility/set-up.ts'
import { locations } from '../../locations/table.ts'
import { membershipLevels } from '../../memberships/table.ts'
import { merchandise } from '../../merchandise/table.ts'
import { seal } from '../../secrets/seal.ts'
import { languageTexts, settings } from '../../settings/table.ts'
import { contactTexts, website } from './the-house.ts'

/** What a practice facility is furnished with: a whole evening, or only settings, places and accounts. */
export type Scene = 'evening' | 'empty'

/** Settings for the practice facility where the standard values are blank. */
const furnished: Partial<Record<SettingKey, string>> = {
  roomAdminPasscode: '2468',
  garageDoorPoint: 'garage',
  garageGatePoint: 'gate',
  ...website,
  kallahInstructions:
    'Please bring what the bride likes to have about her, and leave time to settle in.',
  kallahInstructionsHe: 'כדאי להביא את מה שנעים לכלה שיהיה איתה, ולהשאיר זמן להתארגן בנחת.',
}

/** In winter too the doors open before the zman, so that some patrons wait for it. */
const furnishedEvening: Partial<Record<SettingKey, string>> = { openEarliestHourWinter: '16' }

const satellite: {
  id: string
  name: string
  nameHe: string
  capacity: Partial<Record<CapacityKey, string>>
  openKinds: OpenKind[]
} = {
  id: 'alternate',
  name: 'Brook Lane',
  nameHe: 'ברוק ליין',
  capacity: { roomsAvailable: '4', roomsAvailableFriday: '4', roomsAvailableBath: '2' },
  openKinds: ['openFridays', 'openYomTov'],
}

/** The levels of membership; a visit price that one doesn't name is the member price of the settings. */
const levels = [
  { level: 'Friend', levelHe: 'ידידה', cents: 18_000 },
  {
    level: 'Patron',
    levelHe: 'תומכת',
    cents: 36_000,
    bathCents: 2000,
    showerCents: 1500,
    privateBathCents: 3800,
  },
]

const shelf = [
  ...firstShelf,
  {
    item: 'Towel',
    itemHe: 'מגבת',
    description: 'Soft cotton, to take home',
    descriptionHe: 'כותנה רכה, לקחת הביתה',
    cents: 1200,
  },
]

/** Sets up what an administrator would: settings, texts of the contact page, both buildings, levels and merchandise. */
export async function seedFacility(
  tx: Tx,
  { config, now, scene }: { config: Pick<Config, 'secretKey'>; now: Ms; scene: Scene },
): Promise<void> {
  const values = scene === 'evening' ? { ...furnished, ...furnishedEvening } : furnished
  const rows = Object.entries(values).map(([key, value]) => ({
    key,
    value: secretKeys.some((secret) => secret === key) ? seal(config, value) : value,
    changedAt: now,
  }))
  await tx.insert(settings).values(rows).onConflictDoNothing()
  const texts = languages.flatMap((language) =>
    Object.entries(contactTexts[language]).map(([key, value]) => ({ language, key, value })),
  )
  await tx.insert(languageTexts).values(texts).onConflictDoNothing()
  await tx
    .insert(locations)
    .values([
      {
        id: 'main',
        name: 'Main building',
        nameHe: 'הבניין הראשי',
        address: '12 Elm Court, Lakewood, NJ 08701',
        addressHe: 'אלם קורט 12, לייקווד, ניו ג׳רזי 08701',
      },
      {
        ...satellite,
        address: '4 Brook Lane, Lakewood, NJ 08701',
        addressHe: 'ברוק ליין 4, לייקווד, ניו ג׳רזי 08701',
        alternate: true,
      },
    ])
    .onConflictDoUpdate({
      target: locations.id,
      set: {
        nameHe: sql`excluded.name_he`,
        address: sql`excluded.address`,
        addressHe: sql`excluded.address_he`,
      },
    })
  await tx.insert(membershipLevels).values(levels).onConflictDoNothing()
  await tx.insert(merchandise).values(shelf).onConflictDoNothing()
}
