import { newId } from '../ids.ts'
import { users } from '../people/table.ts'
import { writeAccessToken } from '../sign-in/access-token.ts'
import type { TestFacility } from './a-facility.ts'

/** Somebody with an access token. */
export type SignedIn = { userId: string; token: string }

let phones = 5_512_600_000

/** Signs in any number of patrons at once, without the codes that sign-in asks for. */
export async function manyPatrons({ db, parts }: TestFacility, count: number): Promise<SignedIn[]> {
  const now = parts.realNow()
  const rows = Array.from({ length: count }, () => {
    const phone = `1${phones++}`
    return { id: newId(), kind: 'patron' as const, userName: phone, phone, createdAt: now }
  })
  await db.orm.insert(users).values(rows)
  return Promise.all(
    rows.map(async ({ id }) => ({
      userId: id,
      token: await writeAccessToken(parts, {
        userId: id,
        kind: 'patron',
        roles: [],
        family: null,
      }),
    })),
  )
}
