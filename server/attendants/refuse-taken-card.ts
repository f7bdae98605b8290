import { refusedBy } from '../db/sql-state.ts'
import { Refused } from '../request/refused.ts'

/**
 * Awaits a write of an attendant, and refuses with card-in-use where the database finds that another one holds the
 * card, since a card says who swiped it. Any other error is thrown on.
 */
export const refuseTakenCard = <T>(written: Promise<T>): Promise<T> =>
  written.catch((error) => {
    throw refusedBy(error) === 'attendants_card' ? new Refused('card-in-use') : error
  })
