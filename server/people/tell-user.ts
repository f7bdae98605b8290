import type { AskedBySomeone } from '../http/asked.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from './owner.ts'
import { type UserTold, userTold } from './view.ts'

export const tellUser = async (
  { db }: Parts,
  asked: AskedBySomeone,
  id: string,
): Promise<UserTold> => userTold(asked, await ownerOf(db.orm, asked, id))
