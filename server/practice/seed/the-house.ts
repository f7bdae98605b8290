import type { Equipment } from '@mikvah/rules/room/equipment.ts'
import { equipment } from '@mikvah/rules/room/equipment.ts'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'

type Section = { id: string; name: string; nameHe: string; locationId: string; attendant: string }

const named = (id: string, name: string, nameHe: string) => ({ id, name, nameHe })

/** The sections of the practice facility, each with the attendant who has it tonight. */
export const practiceSections: readonly Section[] = [
  { ...named('upper', 'Upper hall', 'האולם העליון'), locationId: 'main', attendant: 'batsheva' },
  { ...named('garden', 'Garden hall', 'אולם הגן'), locationId: 'main', attendant: 'chana' },
  { ...named('brook', 'Brook Lane', 'ברוק ליין'), locationId: 'alternate', attendant: 'devora' },
]

const helper = (
  id: string,
  [firstName, lastName, nameHe]: [string, string, string],
  cardCode: string,
  active = true,
) => ({ id, firstName, lastName, nameHe, cardCode, active })

/** The attendants, with the codes of their cards; the practice page shows two of these, beside the shared sign-ins. */
export const practiceAttendants = [
  helper('batsheva', ['Batsheva', 'Roth', 'בת־שבע רוט'], '70001'),
  helper('chana', ['Chana', 'Weil', 'חנה וייל'], '70002'),
  helper('devora', ['Devora', 'Adler', 'דבורה אדלר'], '70003'),
  helper('esther', ['Esther', 'Blum', 'אסתר בלום'], '70004'),
  helper('freida', ['Freida', 'Katz', 'פריידה כץ'], '70005'),
  helper('gittel', ['Gittel', 'Stein', 'גיטל שטיין'], '70006', false),
]

type Plan = { section: string; from: number; to: number; has?: readonly Equipment[] }
const plans: readonly Plan[] = [
  { section: 'upper', from: 1, to: 5, has: ['bath'] },
  { section: 'upper', from: 6, to: 6, has: ['bath', 'privateRoom'] },
  { section: 'upper', from: 7, to: 9 },
  { section: 'garden', from: 10, to: 10, has: ['bath', 'handicapped', 'privateRoom'] },
  { section: 'garden', from: 11, to: 14, has: ['bath'] },
  { section: 'garden', from: 15, to: 15, has: ['bath', 'privateRoom', 'kallah'] },
  { section: 'garden', from: 16, to: 17 },
  { section: 'garden', from: 18, to: 18, has: ['privateRoom'] },
  { section: 'brook', from: 19, to: 20, has: ['bath'] },
  { section: 'brook', from: 21, to: 22 },
]

/** A room of the practice facility, with what it has. */
export type PracticeRoom = {
  id: number
  number: string
  sectionId: string
  locationId: string
} & Record<Equipment, boolean>

const placeOf = (sectionId: string): string =>
  practiceSections.find(({ id }) => id === sectionId)?.locationId ?? 'main'

const roomOf = (id: number, { section, has = [] }: Plan): PracticeRoom => ({
  ...{ id, number: String(id), sectionId: section, locationId: placeOf(section) },
  ...(Object.fromEntries(equipment.map((one) => [one, has.includes(one)])) as Record<
    Equipment,
    boolean
  >),
})

/** The rooms: as many of each kind as the settings sell at the main building, and as the satellite has. */
export const practiceRooms: readonly PracticeRoom[] = plans.flatMap((plan) =>
  Array.from({ length: plan.to - plan.from + 1 }, (_, nth) => roomOf(plan.from + nth, plan)),
)

/** The id of the attendant of a room's section tonight; null for an unknown room. */
export const attendantOf = (roomId: number): string | null => {
  const room = practiceRooms.find(({ id }) => id === roomId)
  return practiceSections.find(({ id }) => id === room?.sectionId)?.attendant ?? null
}

/** What the website tells of the house. */
export const website: Partial<Record<SettingKey, string>> = {
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
}

/** Whom the contact page names, by language. */
export const contactTexts = {
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
