/**
 * The floors of a house, lowest first. A room imports from lower floors only: never from one above, never from a
 * neighbour on its own floor. A room is a folder with what lies in it, one file, or every file of a name: `*` + `/table.ts`.
 */
export type Floor = { rooms: readonly string[]; what: string }
export type House = { folder: string; floors: readonly Floor[] }

const floor = (rooms: string, what: string): Floor => ({ rooms: rooms.split(' '), what })

export const houses: readonly House[] = [
  {
    folder: 'server',
    floors: [
      floor('ids.ts within.ts version.ts when-npm-is-gone.ts', 'names, patience, the release'),
      floor('network', 'addresses and the nets around them'),
      floor('config.ts', 'the environment'),
      floor('db', 'the two engines, transactions, statements, migrations'),
      floor('*/table.ts', 'the tables, each beside its noun'),
      floor(
        'secrets live/add-event.ts',
        'keys, and what lies sealed; the one writer of live events',
      ),
      floor('integrations', 'the world: a small type for each, its makers, its practice twin'),
      floor('facility', 'the one row each call reads; settings and places, kept by version'),
      floor('backup', 'the whole facility as one file, and back'),
      floor(
        'request',
        'what every verb knows: who asks, the moment, refusals, limits, the key of a repeat',
      ),
      floor('nights', 'a night as its schedule has it'),
      floor('audit', 'who did what, chained'),
      floor('uploads', 'files that are sent in: what they are, made anew, kept and served'),
      floor('outbox', 'what the world is told after a commit'),
      floor('people', 'accounts and whose they are'),
      floor('notices', 'what is said to the office and to patrons'),
      floor('sign-in', 'codes, passwords, tokens'),
      floor(
        'merchandise locations devices',
        'the shelf; where one goes; what is told to do something',
      ),
      floor('attendants cubicles rooms', 'those who help, the lockers, the rows of rooms'),
      floor('supplies kiosk', 'what rooms have asked for; what a kiosk may act on'),
      floor('reservations/counting', 'what a night holds'),
      floor('reservations', 'the rows of visits'),
      floor('payments/ledger', 'the rows of money, and what follows from them'),
      floor('memberships', 'levels, and who is a member'),
      floor('payments/refunding', 'giving money back'),
      floor('payments/cards', 'cards that are kept, tried and forgotten'),
      floor('reservations/views', 'a visit as its reader may see it'),
      floor(
        'rooms/views receipts',
        'a room, and a visit on the floor, as its viewer may see it; on paper',
      ),
      floor('visits', 'what becomes of a visit: moves, cancels, ends'),
      floor(
        'rooms/placing rooms/commanding supplies/asking garage',
        'into a room, out of it, and the board of the evening; what rooms ask for and are told; the garage and the gate',
      ),
      floor('reservations/booking', 'asking, deciding and writing, all who ask at once'),
      floor('visits/on-paper', 'the sheet of a night without screens, entered afterwards'),
      floor('payments/charging', 'taking money'),
      floor('memberships/buying', 'buying and renewing a year'),
      floor('people/profile', 'what a patron says of herself'),
      floor(
        'settings website schedule contact locks search opening moving-in plates',
        'what the office changes, its newsletter and banner, and its nights; letters to it; what is shut after too many wrong tries; who is meant; a new facility opens, and takes over an older book; cars and their papers',
      ),
      floor(
        'privacy reports',
        'her data, for her and off the record; what boards and treasurers ask',
      ),
      floor('live', 'what open screens are told'),
      floor('watch', 'how the house fares, for whoever looks after it'),
      floor(
        'building hardware',
        'its rooms, sections and places, as the office sets them up; every device and how it is',
      ),
      floor('http', 'serving a call of the contract'),
      floor('moving-out', 'all that the facility owns, as one file to keep'),
      floor('jobs', 'what falls due by the clock'),
      floor('practice', 'the furnished facility, the outbox, the clock'),
      floor('*/routes.ts', 'which verb answers which call'),
      floor('effects.ts', 'who does each effect'),
      floor('app.ts', 'the app from its parts'),
      floor('open-app.ts', 'the parts from a database'),
      floor('built-web.ts refusal-of.ts', 'the web as it is built; what a refused start says'),
      floor(
        'start.ts key.ts doctor.ts migrate.ts backup.ts restore.ts dev.ts drizzle.config.ts',
        'listen and stop; another key; a look at it all; as its owner; kept, and put back',
      ),
    ],
  },
  {
    folder: 'web/src',
    floors: [
      floor('look', 'colours, type, space'),
      floor('words', 'the two languages'),
      floor('talk', 'calls, the session, the clock'),
      floor('live', 'what is told while a screen of the house is open'),
      floor('offline-taps', 'what is tapped without a network, kept and sent when it is back'),
      floor('parts', 'what could stand in any app'),
      floor(
        'parts/fields parts/dialogs parts/times',
        'what is filled in, opened, read off a clock',
      ),
      floor('facts', 'what screens know of the facility and of her'),
      floor('night', 'the evening in pictures: slots, arches, water, stars'),
      floor('page', 'how a page and a form stand'),
      floor('phone office', 'a number with its country; letters to the office'),
      floor('paying', 'cards, wallets, one charge'),
      floor(
        'patron/attendant-note patron/excluded-attendants patron/notifications patron/language patron/payment-methods patron/hours patron/sign-in patron/confirm-number patron/terms patron/tour patron/newsletter patron/keylim patron/contact patron/membership patron/history patron/garage',
        'screens that stand alone',
      ),
      floor(
        'patron/careers patron/donate patron/kallah patron/profile patron/license-plate',
        'screens with others in them',
      ),
      floor('patron/reserve/steps', 'where she is in reserving, and what is on sale'),
      floor('patron/reserve/visit', 'one visit: its ticket, lines, list'),
      floor(
        'patron/reserve/start patron/reserve/choose-day patron/reserve/about-her patron/reserve/choose-options',
        'the steps until she has a place',
      ),
      floor('patron/reserve/giving', 'tips, gifts, the shelf'),
      floor('patron/reserve/booked', 'a visit that is hers'),
      floor('patron/reserve/pay', 'paying for it'),
      floor('patron/reserve patron/home', 'the screen around the steps; the home page'),
      floor('staff/parts', 'what could stand on any screen of those who work here'),
      floor('staff/facts', 'what their screens know of the house and the night'),
      floor('staff/this-desk', 'what stands at this desk: printer, reader, extension'),
      floor('staff/room-requests', 'what is asked for from the rooms'),
      floor('staff/shell', 'the frame of their screens, and the bar'),
      floor('device', 'what stands around a screen that nobody of the house sits at'),
      floor('staff/visit', 'one visit at the desk: placing her, her details, what may be done'),
      floor(
        'staff practice room waiting kiosk',
        'those who work here; the practice page; the screens in rooms, in the waiting area, at the door',
      ),
      floor('addresses', 'every address, its screen, and who may open it'),
      floor('shell', 'what stands around every screen'),
      floor('app.tsx', 'the app'),
      floor('main.tsx globals.d.ts', 'where the browser begins'),
    ],
  },
]

type Place = { floor: number; room: string }

/** Where a file belongs, by its path inside the house; null when it is on no floor. */
export function placeOf({ floors }: House, path: string): Place | null {
  const name = path.slice(path.lastIndexOf('/') + 1)
  for (const room of [path, `*/${name}`, ...foldersOf(path)]) {
    const at = floors.findIndex(({ rooms }) => rooms.includes(room))
    if (at >= 0) return { floor: at, room }
  }
  return null
}

/** The folders around a file, the nearest first. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return names.map((_, nth) => names.slice(0, names.length - nth).join('/'))
}

/** The text that the map has about a house: its floors from the ground up. */
export const floorsInWords = ({ floors }: House): string =>
  floors
    .map(
      ({ rooms, what }, nth) =>
        `${nth + 1}. ${rooms.map((room) => `\`${room}\``).join(', ')}: ${what}`,
    )
    .join('\n')
