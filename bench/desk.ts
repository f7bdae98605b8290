import { call, done } from './call.ts'

type Visit = { reservationId: string; reservationStatus: string }
type Board = Record<'upcoming' | 'here' | 'completed', Visit[]>

/**
 * A desk on a busy evening: the session of Reception as a browser stores it, and what happens there by another hand.
 */
export type Desk = {
  session: object
  /** How many visits the evening has. */
  visits: number
  /** Moves one visit from Prep to ReadyForMikvah, and with the next call back. */
  moveOne: () => Promise<unknown>
  /** Sets one room that isn't occupied to Offline, and with the next call to NeedsCleaning. */
  changeRoom: () => Promise<unknown>
  /** Checks the next of the upcoming visits in. */
  checkOneIn: () => Promise<unknown>
}

/** The moment at which the busy evening is shown. */
export const evening = '2026-11-24T18:40:00-05:00'
const visits = 80

/**
 * Lays the practice evening, signs Reception in and books for tonight until the evening has 80 visits. Throws where
 * nobody is in Prep.
 */
export async function openBusyDesk(url: string): Promise<Desk> {
  await done(url, '/api/practice/reset', { scene: 'evening', now: evening })
  const session = await signIn(url, 'Reception')
  const token = session.accessToken
  const post = async (path: string, body: object = {}) =>
    (await done(url, `/api/api/${path}`, body, token)).body.result
  const board = async (): Promise<Board> =>
    (await call(url, '/api/api/reservations/listreception', undefined, token)).body
  const { upcoming, here, completed } = await board()
  for (let nth = upcoming.length + here.length + completed.length; nth < visits; nth++) {
    const { id } = await post('users', { firstName: 'Guest' })
    await post('reservations/newreservation?v=1&ignoreCutoff=true&ignoreAvailability=true', {
      ...{ userId: id, reservationTime: `2026-11-24T21:${nth % 2 === 0 ? '00' : '30'}:00-05:00` },
      advanceReservation: true,
    })
  }
  const [prepares] = here.filter(({ reservationStatus }) => reservationStatus === 'Prep')
  if (!prepares) throw new Error('Nobody prepares.')
  const move = `reservations/${prepares.reservationId}/status`
  const rooms = (await call(url, '/api/api/rooms/list', undefined, token)).body
  const room = rooms.find(({ status }: { status: string }) => status !== 'Occupied')
  const empty = `rooms/${room.id}/status`
  const comes = [...upcoming]
  let moves = 0
  let changes = 0
  return {
    ...{ session, visits },
    moveOne: () =>
      moves++ % 2 === 0
        ? post(move, { status: 'ReadyForMikvah' })
        : post(move, { status: 'Prep', undo: true }),
    changeRoom: () => post(empty, { status: changes++ % 2 === 0 ? 'Offline' : 'NeedsCleaning' }),
    checkOneIn: () => post(`reservations/checkin?resId=${comes.shift()?.reservationId}`),
  }
}

/**
 * Signs an account of the practice facility in by its user name, with the password that the facility shows. Gives the
 * session as a browser stores it: both tokens, user id, user name and roles.
 */
export async function signIn(url: string, username: string) {
  const accounts: { userName: string; password: string }[] = (
    await call(url, '/api/practice/accounts')
  ).body
  const password = accounts.find(({ userName }) => userName === username)?.password ?? ''
  const sent = { grant_type: 'password', username, password }
  const answer = await fetch(`${url}/api/token`, {
    method: 'POST',
    body: new URLSearchParams(sent),
  })
  const { access_token, refresh_token, userId, userName, roles } = await answer.json()
  return {
    accessToken: access_token as string,
    ...{ refreshToken: refresh_token, userId, userName, roles: roles.split(',') },
  }
}
