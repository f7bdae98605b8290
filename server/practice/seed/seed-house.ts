import type { Ms } from '@mikvah/rules/time/ms.ts'
import { cardHash } from '../../attendants/store.ts'
import {
  attendants,
  excludedAttendants,
  sectionAttendants,
  sections,
} from '../../attendants/table.ts'
import { cubicles } from '../../cubicles/table.ts'
import type { Tx } from '../../db/database.ts'
import { roomAccounts, rooms } from '../../rooms/table.ts'
import type { Keys } from '../../secrets/keys.ts'
import { practiceSignIns } from '../sign-ins.ts'
import { idOfAccount } from './seed-accounts.ts'
import { practiceAttendants, practiceRooms, practiceSections } from './the-house.ts'

const lockers = 6

/**
 * Writes the house as an administrator would set it up: attendants with their sections for tonight, rooms clean and not
 * yet opened, cubicles, and which account is the screen of which room.
 */
export async function seedHouse(
  tx: Tx,
  { now, night, keys }: { now: Ms; night: string; keys: Pick<Keys, 'cards'> },
): Promise<void> {
  await tx.insert(attendants).values(
    practiceAttendants.map(({ cardCode, ...attendant }) => ({
      ...attendant,
      cardHash: cardHash(keys, cardCode),
    })),
  )
  await tx.insert(sections).values(practiceSections.map(({ attendant: _, ...section }) => section))
  await tx.insert(sectionAttendants).values(
    practiceSections.map(({ id, attendant }) => ({
      sectionId: id,
      night,
      attendantId: attendant,
    })),
  )
  await tx.insert(rooms).values(
    practiceRooms.map((room) => ({
      ...room,
      statusSince: now,
      dryDoor: `room-${room.id}-dry`,
      wetDoor: `room-${room.id}-wet`,
      extension: String(200 + room.id),
      lightPoint: `room-${room.id}-light`,
    })),
  )
  await tx.insert(cubicles).values(
    Array.from({ length: lockers }, (_, nth) => ({
      id: nth + 1,
      name: String.fromCharCode(65 + nth),
      locationId: 'main',
      lock: `cubicle-${nth + 1}`,
    })),
  )
  await tx
    .insert(roomAccounts)
    .values(
      practiceSignIns.flatMap(({ userName, room }) =>
        room === undefined ? [] : [{ userId: idOfAccount(userName), roomId: room }],
      ),
    )
}

/** Writes that one of the patrons would rather not meet one of the attendants. */
export const seedExcluded = (tx: Tx) =>
  tx.insert(excludedAttendants).values({ userId: idOfAccount('17325550101'), attendantId: 'chana' })
