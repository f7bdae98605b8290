import type { Ms } from '@mikvah/rules/time/ms.ts'
import { hashSync } from '@node-rs/argon2'
import type { Tx } from '../../db/database.ts'
import { users } from '../../people/table.ts'
import { secretHash } from '../../sign-in/hashes.ts'
import { deviceCredentials } from '../../sign-in/table.ts'
import { type PracticeSignIn, practiceSignIns } from '../sign-ins.ts'
import { idOf } from './dice.ts'

/** Practice passwords are printed on the practice page, so a light hash does, and keeps starts and resets quick. */
const light = { memoryCost: 1024, timeCost: 1 }
const hashes = new Map<string, string>()

function hashOf(password: string): string {
  const made = hashes.get(password) ?? hashSync(password, light)
  hashes.set(password, made)
  return made
}

/** The id of the account of this user name, the same in every practice facility. */
export const idOfAccount = (userName: string): string => idOf('account', userName)

/** Writes the accounts of staff and screens. */
export async function seedStaff(tx: Tx, now: Ms): Promise<void> {
  const rows = practiceSignIns.filter(isOfTheHouse).map(({ userName, password, roles, kind }) => ({
    id: idOfAccount(userName),
    kind,
    userName,
    passwordHash: hashOf(password),
    roles: [...roles],
    createdAt: now,
  }))
  await tx.insert(users).values(rows).onConflictDoNothing()
}

/** Writes a signed-in phone for each patron on the sign-in list; her record must be there already. */
export async function seedPhones(tx: Tx, realNow: Ms): Promise<void> {
  const rows = practiceSignIns
    .filter(({ kind }) => kind === 'patron')
    .map(({ userName, password }) => ({
      id: idOf('phone', userName),
      userId: idOfAccount(userName),
      secretHash: secretHash(password),
      createdAt: realNow,
      lastUsedAt: realNow,
    }))
  await tx.insert(deviceCredentials).values(rows)
}

const isOfTheHouse = ({ kind }: PracticeSignIn): boolean => kind !== 'patron'
