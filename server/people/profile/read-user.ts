import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { ownerOf } from '../owner.ts'
import { type UserView, userView } from './view.ts'

/** A user as the caller may see her; refused as `ownerOf` does. */
export const readUser = async (
  { db }: Parts,
  ctx: SignedInContext,
  id: string,
): Promise<UserView> => userView(db.orm, ctx, await ownerOf(db.orm, ctx, id))
