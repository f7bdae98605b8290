import type { Ms } from '@mikvah/rules/time/ms.ts'
import { hashSync } from '@node-rs/argon2'
import type { Tx } from '../db/database.ts'
import { newId } from '../ids.ts'
import { users } from '../people/table.ts'
import { practiceSignIns } from './sign-ins.ts'

/** Practice passwords are printed on the practice page; a light hash keeps the start quick. */
const light = { memoryCost: 1024, timeCost: 1 }

export async function seedAccounts(tx: Tx, now: Ms): Promise<void> {
  const rows = practiceSignIns.map(({ userName, password, roles, kind }) => ({
    id: newId(),
    kind,
    userName,
    passwordHash: hashSync(password, light),
    roles: [...roles],
    createdAt: now,
  }))
  await tx.insert(users).values(rows).onConflictDoNothing()
}
