import { refusedBy } from '../db/sql-state.ts'
import { Refused } from '../request/refused.ts'

/** A card says who swiped it, so that no two attendants hold the same; the database says whether it is taken. */
export const refuseTakenCard = <T>(written: Promise<T>): Promise<T> =>
  written.catch((error) => {
    throw refusedBy(error) === 'attendants_card' ? new Refused('card-in-use') : error
  })
