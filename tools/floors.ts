/**
 * The storeys of a house, lowest first. A room imports from its own storey and from lower ones, never from one above.
 * A room is a folder with what lies in it, one file, or every file of a name: `*` + `/table.ts`.
 */
export type Storey = { name: string; what: string; rooms: readonly string[] }
export type House = { folder: string; storeys: readonly Storey[] }

const storey = (name: string, what: string, ...rooms: readonly string[]): Storey => ({
  ...{ name, what },
  rooms: rooms.flatMap((some) => some.split(' ')),
})

/** The houses of the code, by the folder of each. */
export const houses: readonly House[] = [
  {
    folder: 'server',
    storeys: [
      storey(
        'ground',
        'the machine, the database and the world outside; every table',
        'ids.ts within.ts version.ts when-npm-is-gone.ts config.ts network db secrets integrations',
        'backup */table.ts live/add-event.ts',
      ),
      storey(
        'house',
        'what every verb knows of the facility, of people and of who asks',
        'facility request nights audit uploads outbox people notices sign-in locations merchandise',
        'attendants kiosk devices',
      ),
      storey(
        'records',
        'the rows of visits, rooms and money',
        'rooms supplies reservations payments/ledger payments/refunding payments/cards',
        'memberships',
      ),
      storey(
        'evening',
        'what becomes of a visit and its room, and who sees it how',
        'visits cubicles receipts reservations/views rooms/views rooms/placing rooms/commanding',
        'rooms/preassigning supplies/asking garage',
      ),
      storey(
        'selling',
        'booking, charging, a year of membership, the sheet entered',
        'reservations/booking payments/charging memberships/buying visits/on-paper',
      ),
      storey(
        'desk',
        'what is looked up, set up, changed and reported',
        'search locks people/profile privacy contact schedule settings website opening plates',
        'moving-in reports building',
      ),
      storey(
        'edge',
        'calls, live events, jobs, practice, and how the app is made and started',
        'live watch hardware http moving-out jobs practice */routes.ts effects.ts app.ts open-app.ts',
        'built-web.ts refusal-of.ts start.ts key.ts doctor.ts migrate.ts backup.ts restore.ts dev.ts',
        'drizzle.config.ts',
      ),
    ],
  },
  {
    folder: 'web/src',
    storeys: [
      storey('look', 'how it looks, and its words', 'look words globals.d.ts'),
      storey('talk', 'calls, live events, taps that wait', 'talk live offline-taps'),
      storey(
        'parts',
        'what could stand on any screen, and what screens know',
        'parts night facts page phone office paying',
      ),
      storey(
        'evening',
        'what screens of those who work here and of the house share',
        'staff/facts staff/parts staff/this-desk staff/room-requests staff/shell staff/visit device',
      ),
      storey('screens', 'the screens', 'patron staff practice room waiting kiosk'),
      storey('app', 'addresses, and what stands around all', 'addresses shell app.tsx main.tsx'),
    ],
  },
]

type Place = { storey: number; room: string }

/**
 * Where a file belongs, by its path inside the house: its storey, counted from 0, and the room; null when it is on no
 * storey.
 */
export function placeOf({ storeys }: House, path: string): Place | null {
  const name = path.slice(path.lastIndexOf('/') + 1)
  for (const room of [path, `*/${name}`, ...foldersOf(path)]) {
    const at = storeys.findIndex(({ rooms }) => rooms.includes(room))
    if (at >= 0) return { storey: at, room }
  }
  return null
}

/** The folders around a file, the nearest first. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return names.map((_, nth) => names.slice(0, names.length - nth).join('/'))
}

/** The text that the map has about a house: its storeys from the ground up. */
export const storeysInWords = ({ storeys }: House): string =>
  storeys.map(({ name, what }, nth) => `${nth + 1}. **${name}**: ${what}`).join('\n')
