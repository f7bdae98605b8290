import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { licenseRequests, platesOfUser } from '@mikvah/contract/plates.ts'
import { platesOf } from '@mikvah/rules/garage/plates.ts'
import { patronOf } from '../people/owner.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { requestsOf, waitingRequests } from './store.ts'
import { papersView } from './view.ts'

/** Her plates, and what became of the papers she sent last. */
export async function readPlates(
  { db }: Parts,
  ctx: SignedInContext,
  id: string,
): Promise<ResultOf<typeof platesOfUser>> {
  const owner = await patronOf(db.orm, ctx, id)
  const [newest] = await requestsOf(db.orm, owner.id)
  return {
    plates: platesOf(owner.plateNumber),
    papers: newest ? papersView(ctx, newest) : null,
  }
}

/** Papers that wait for the desk, the oldest first, each with who sent them and the plates that she has. */
export async function readRequests(
  { db }: Parts,
  ctx: SignedInContext,
): Promise<ResultOf<typeof licenseRequests>> {
  const waiting = await waitingRequests(db.orm)
  return waiting.map(({ request, sender }) => {
    const { id, addReplace, sentAt } = papersView(ctx, request)
    const { firstName, lastName, phone, plateNumber } = sender
    return {
      ...{ id, addReplace, sentAt, firstName, lastName },
      userId: sender.id,
      phoneNumber: phone,
      email: request.email,
      plates: platesOf(plateNumber),
    }
  })
}
