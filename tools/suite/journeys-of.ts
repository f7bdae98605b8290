/** The three journeys of every evening, with which the journeys for a change are filled up to three. */
export const everyEvening = [
  'patron-books-and-pays',
  'desk-sees-a-visit-through',
  'kiosk-checks-her-in',
]

/** The journeys that lead through what lies in a folder. */
export const walkedBy: readonly [folder: string, journeys: readonly string[]][] = [
  ['web/src/patron/home', ['home-knows-the-evening']],
  ['web/src/patron/reserve', ['patron-books-and-pays', 'place-is-held']],
  ['web/src/patron/garage', ['patron-opens-the-garage']],
  ['web/src/patron/self-check-in', ['patron-checks-in-by-phone']],
  ['web/src/patron/history', ['patron-changes-her-visit']],
  ['web/src/patron/membership', ['patron-becomes-a-member']],
  ['web/src/paying', ['patron-pays-with-a-kept-card']],
  ['web/src/kiosk', ['kiosk-checks-her-in']],
  ['web/src/room', ['room-sees-her-through']],
  ['web/src/waiting', ['waiting-area-sees-codes']],
  ['web/src/offline-taps', ['room-without-network']],
  ['web/src/live', ['desk-outlives-its-server']],
  ['web/offline', ['patron-without-network']],
  ['web/src/staff/tonight', ['desk-sees-a-visit-through', 'desk-places-by-hand-and-key']],
  ['web/src/staff/after-shabbos', ['sheet-is-entered']],
  ['web/src/staff/settings', ['facility-is-set-up']],
  ['server/garage', ['patron-opens-the-garage']],
  ['server/devices', ['house-by-keyboard-in-hebrew']],
  ['server/kiosk', ['kiosk-checks-her-in']],
  ['server/payments', ['patron-pays-with-a-kept-card']],
  ['server/reservations', ['patron-books-and-pays']],
  ['server/rooms', ['desk-places-by-hand-and-key']],
  ['server/supplies', ['room-sees-her-through']],
  ['server/memberships/buying', ['patron-becomes-a-member']],
  ['server/sign-in', ['session-ends']],
]

const most = 3

/**
 * The names of the journeys to run for a change, three at most: first those that were changed, then those of its
 * folders, then those of every evening, unless nothing of the product was changed.
 */
export function journeysFor(changed: readonly string[]): string[] {
  const own = changed.flatMap((file) => /^e2e\/(.+)\.spec\.ts$/.exec(file)?.[1] ?? [])
  const ofFolders = walkedBy
    .filter(([folder]) => changed.some((file) => file.startsWith(`${folder}/`)))
    .flatMap(([, journeys]) => journeys)
  const walks = changed.some((file) => /^(web|server|rules|contract|e2e)\//.test(file))
  return [...new Set([...own, ...ofFolders, ...(walks ? everyEvening : [])])].slice(0, most)
}
