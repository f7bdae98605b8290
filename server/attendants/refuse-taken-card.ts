import { refusedBy } from '../db/sql-state.ts'
import { Refused } from '../request/refused.ts'

/**
 * No two attendants may hold the same card, since a card says who swiped it. A constraint of the database finds out.
 */
export const refuseTakenCard = <T>(written: Promise<T>): Promise<T> =>
  written.catch((error) => {
    throw refusedBy(error) === 'attendants_card' ? new Refused('card-in-use') : error
  })
