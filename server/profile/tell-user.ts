import { ownerOf } from '../people/owner.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { type UserTold, userTold } from './view.ts'

export const tellUser = async (
  { db }: Parts,
  ctx: SignedInContext,
  id: string,
): Promise<UserTold> => userTold(db.orm, ctx, await ownerOf(db.orm, ctx, id))
