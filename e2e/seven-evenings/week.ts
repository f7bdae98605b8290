import type { Role } from '@mikvah/rules/people/roles.ts'
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { Browser, Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import type { WordsOf } from '../screens/words-of.ts'

/** The nights of the week of this journey, Sunday to Saturday, which is the week after the ordinary Tuesday. */
export const nights = {
  sunday: '2026-11-22',
  monday: '2026-11-23',
  tuesday: '2026-11-24',
  wednesday: '2026-11-25',
  thursday: '2026-11-26',
  friday: '2026-11-27',
  saturday: '2026-11-28',
} as const
export type Night = (typeof nights)[keyof typeof nights]
export const firstNight = nights.sunday
export const lastNight = nights.saturday

/** Money as the journey has seen it move: what it was given in, and as what. */
export type Moved = {
  tender: 'Cash' | 'Terminal' | 'CreditCard'
  as: 'visit' | 'tip' | 'back'
  amount: number
}

/** An act at a screen that has changed the status of a visit: whose sign-in it was, and which status it led to. */
export type Act = {
  /** Nobody's is what the program does by itself. */
  by: Role | 'Patron' | 'nobody'
  to: ReservationStatus
  /** Set where the act took the one before it back, or was typed in from the sheet. */
  how?: 'taken back' | 'on paper'
}

/** A section as it was given for a night. */
export type Given = { night: Night; section: string; attendant: string }

/** A visit as the journey has lived it. */
export type Lived = {
  night: Night
  id: string
  code: string
  /** As the lists name her; blank while nobody has told the house. */
  name: string
  /** What was done to her visit, the first act first: its history has a row for each. */
  acts: Act[]
  money: Moved[]
}

/** Adds an act to what was lived of a visit. */
export const acted = (visit: Lived, by: Act['by'], to: Act['to'], how?: Act['how']): void => {
  visit.acts.push({ by, to, ...(how ? { how } : {}) })
}

/** The status to which the acts have led. */
export function becameOf({ code, acts }: Lived): ReservationStatus {
  const last = acts.at(-1)
  if (!last) throw new Error(`Nothing was done to the visit ${code}.`)
  return last.to
}

/** The house of one week: its screens, which stay on through all of it, and what has been lived. */
export type Week = {
  t: WordsOf
  browser: Browser
  baseURL: string
  practice: Practice
  desk: Page
  attendant: Page
  kiosk: Page
  /** The screen in the room `tabletRoom`. */
  tablet: Page
  lived: Lived[]
  given: Given[]
}

/** The room whose screen hangs in this journey. */
export const tabletRoom = '1'

/** Moves the practice clock: the one thing that isn't done at a screen. */
export const clockTo = ({ practice }: Pick<Week, 'practice'>, night: Night, hour: string) =>
  practice.setClock(`${night}T${hour}:00-05:00`)
