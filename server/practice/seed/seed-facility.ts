import type { CapacityKey, OpenKind } from '@mikvah/rules/locations/location.ts'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { secretKeys } from '@mikvah/rules/settings/catalogue.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/drizzle/queries.ts'
import { firstShelf } from '../../facility/set-up.ts'
import { locations } from '../../locations/table.ts'
import { membershipLevels } from '../../memberships/table.ts'
import { merchandise } from '../../merchandise/table.ts'
import { seal } from '../../secrets/seal.ts'
import { languageTexts, settings } from '../../settings/table.ts'

export type Scene = 'evening' | 'empty'

/** Settings for the practice facility where the standard values are blank. */
const furnished: Partial<Record<SettingKey, string>> = {
  roomAdminPasscode: '2468',
  garageDoorPoint: 'garage',
  garageGatePoint: 'gate',
  websiteSuites: '18',
  websitePools: '4',
  websiteKallahSuite: 'True',
  websiteAccessibleRoom: 'True',
  websiteParking: 'True',
  websiteBeautyBar: 'True',
  websiteKeylim: 'True',
  websiteEntrance: 'Rear entrance from the car park',
  websiteEntranceHe: 'הכניסה מאחור, מן החניון',
  websiteAddressAlternate: '4 Brook Lane, Lakewood, NJ 08701',
  locationLatAlternate: '40.0871',
  locationLongAlternate: '-74.2089',
  websiteOfficeHours: 'Sunday to Friday, 9am to noon',
  websiteOfficeHoursHe: 'ימים א׳–ו׳, 9:00–12:00',
  websiteContactPeople: 'Kallah line, head attendant, (732) 555-0101',
  websiteContactPeopleHe: 'קו הכלות, הבלנית הראשית, (732) 555-0101',
  kallahInstructions:
    'Please bring what the bride likes to have about her, and leave time to settle in.',
  kallahInstructionsHe: 'כדאי להביא את מה שנעים לכלה שיהיה איתה, ולהשאיר זמן להתארגן בנחת.',
}

/** Whom the contact page names. */
const people = {
  en: {
    contactManagementList:
      'Mrs. R. Adler, head attendant, (732) 555-0112\nMrs. L. Berger, administration, (732) 555-0113\nMrs. S. Klein, memberships and payments, (732) 555-0114',
    contactLiaisonsList:
      'Mrs. M. Stern, Bais Aharon, (732) 555-0121\nMrs. C. Wolf, Ohr Yisroel, (732) 555-0122\nMrs. D. Feld, Kehillas Shalom, (732) 555-0123',
  },
  he: {
    contactManagementList:
      'גב׳ ר׳ אדלר, אחראית בלניות, (732) 555-0112\nגב׳ ל׳ ברגר, הנהלה, (732) 555-0113\nגב׳ ש׳ קליין, מנויים ותשלומים, (732) 555-0114',
    contactLiaisonsList:
      'גב׳ מ׳ שטרן, בית אהרן, (732) 555-0121\nגב׳ ח׳ וולף, אור ישראל, (732) 555-0122\nגב׳ ד׳ פלד, קהילת שלום, (732) 555-0123',
  },
} as const

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

/** Sets up what an administrator would: settings, both buildings, levels and merchandise. */
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
  const texts = (['en', 'he'] as const).flatMap((language) =>
    Object.entries(people[language]).map(([key, value]) => ({ language, key, value })),
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
