import type { Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { evening } from './desk.ts'
import { calledAs } from './signed-in.ts'

/** The instant at which every stage of a visit is in the house, and several women are ready. */
export const atItsHeight = '2026-11-24T19:48:00-05:00'

/**
 * Lays the evening at its height, for a page that isn't signed in yet, and gives what reads and changes it by calls of
 * the desk: `inStage` and `inPrep` give a room with a visit in that status, `comes` the next patron, and `call` has a
 * room ask for the attendant.
 */
export async function houseAtItsHeight(page: Page, practice: Practice) {
  await practice.reset('evening', atItsHeight)
  const desk = await calledAs(page, practice, 'Reception')
  const { board, rooms } = evening(page, desk)
  const inStage = async (status: string) => {
    const found = (await rooms()).find(
      ({ reservation }) => reservation?.reservationStatus === status,
    )
    if (!found) throw new Error(`Nobody in a room is ${status}.`)
    return found
  }
  const inPrep = () => inStage('Prep')
  /** The next patron who comes. */
  const comes = async () => {
    const [next] = (await board()).upcoming
    if (!next) throw new Error('Nobody comes.')
    return next
  }
  /** A room in which somebody prepares asks for the attendant. */
  const call = async () => {
    const room = await inPrep()
    const called = await page.request.post(`/api/api/rooms/${room.id}/supplyrequest`, {
      headers: desk.headers,
      data: { action: 'add', isAttendantRequest: true },
    })
    if (!called.ok()) throw new Error(`No room called: ${await called.text()}`)
    return room
  }
  return { inStage, inPrep, comes, call }
}
