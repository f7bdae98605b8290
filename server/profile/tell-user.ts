import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { ownerOf } from '../people/owner.ts'
import { type UserTold, userTold } from './view.ts'

export const tellUser = async (
  { db }: Parts,
  asked: AskedBySomeone,
  id: string,
): Promise<UserTold> => userTold(db.orm, asked, await ownerOf(db.orm, asked, id))
