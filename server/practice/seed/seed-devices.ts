import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../../db/database.ts'
import { deviceKeyHash } from '../../devices/keys.ts'
import { deviceKeys, peripherals } from '../../devices/table.ts'
import type { Keys } from '../../secrets/keys.ts'
import { practiceDoors } from '../sign-ins.ts'

const places = [
  { usedAt: 'reception', at: 'Reception', atHe: 'דלפק הקבלה' },
  { usedAt: 'kiosk', at: 'Kiosk', atHe: 'עמדת הקבלה' },
] as const
const kinds = [
  { kind: 'printer', called: 'printer', calledHe: 'המדפסת של' },
  { kind: 'cardReader', called: 'card reader', calledHe: 'קורא הכרטיסים של' },
] as const

/** Writes printers and card readers to choose from, and the key of the controller that reports the doors. */
export async function seedDevices(
  tx: Tx,
  { now, keys }: { now: Ms; keys: Pick<Keys, 'devices'> },
): Promise<void> {
  await tx.insert(peripherals).values(
    kinds.flatMap(({ kind, called, calledHe }) =>
      places.map(({ usedAt, at, atHe }) => ({
        ...{ id: `${usedAt}-${kind}`, kind, usedAt, name: `${at} ${called}` },
        nameHe: `${calledHe} ${atHe}`,
        ...{ locationId: 'main', point: `${usedAt}-${kind}` },
      })),
    ),
  )
  await tx.insert(deviceKeys).values({
    id: 'doors',
    name: practiceDoors.userName,
    keyHash: deviceKeyHash(keys, practiceDoors.password),
    createdAt: now,
  })
}
