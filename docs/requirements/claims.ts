import type { Claim } from './claim.ts'
import { aroundTheVisit } from './claims/around-the-visit.ts'
import { calls } from './claims/calls.ts'
import { cancelAndEdit } from './claims/cancel-and-edit.ts'
import { capacity } from './claims/capacity.ts'
import { cardsAndPayments } from './claims/cards-and-payments.ts'
import { dailyList } from './claims/daily-list.ts'
import { desk } from './claims/desk.ts'
import { deskPages } from './claims/desk-pages.ts'
import { donateAndKallah } from './claims/donate-and-kallah.ts'
import { errors } from './claims/errors.ts'
import { floor } from './claims/floor.ts'
import { garage } from './claims/garage.ts'
import { hoursAndSchedule } from './claims/hours-and-schedule.ts'
import { languages } from './claims/languages.ts'
import { membership } from './claims/membership.ts'
import { paymentScreens } from './claims/payment-screens.ts'
import { plates } from './claims/plates.ts'
import { prices } from './claims/prices.ts'
import { reservationRecord } from './claims/reservation-record.ts'
import { reserve } from './claims/reserve.ts'
import { reserveOptions } from './claims/reserve-options.ts'
import { settings } from './claims/settings.ts'
import { shellAndHome } from './claims/shell-and-home.ts'
import { signIn } from './claims/sign-in.ts'
import { world } from './claims/world.ts'

/** What the product says of each requirement, a group at a time. A requirement in no group is `later`. */
export const claims: readonly Claim[] = [
  ...shellAndHome,
  ...languages,
  ...signIn,
  ...reserve,
  ...plates,
  ...reserveOptions,
  ...cancelAndEdit,
  ...reservationRecord,
  ...hoursAndSchedule,
  ...capacity,
  ...settings,
  ...prices,
  ...paymentScreens,
  ...cardsAndPayments,
  ...membership,
  ...donateAndKallah,
  ...calls,
  ...errors,
  ...aroundTheVisit,
  ...garage,
  ...floor,
  ...dailyList,
  ...deskPages,
  ...desk,
  ...world,
]
