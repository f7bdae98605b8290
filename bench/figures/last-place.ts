import { call, done } from '../call.ts'
import type { Lab, Product } from '../lab.ts'
import { emptyNights } from '../nights.ts'
import { report } from '../report.ts'

const crowd = 500

/** Sets how many rooms there are, as the office does. */
async function setRooms(url: string, rooms: number): Promise<void> {
  const answer = await fetch(`${url}/api/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username: 'Admin',
      password: 'practice-admin',
    }),
  })
  const { access_token: admin } = await answer.json()
  await done(url, '/api/api/settings', { key: 'roomsAvailable', value: String(rooms) }, admin)
}

const allAtOnce = ({ url, tokens }: Product, night: string) =>
  Promise.all(
    tokens
      .slice(0, crowd)
      .map((token) =>
        call(
          url,
          '/api/api/reservations/newreservation?v=1',
          { reservationTime: `${night}T20:00:00-05:00` },
          token,
        ),
      ),
  )

/**
 * Reports what becomes of 500 patrons who book the one place of a night at once, and how many milliseconds it takes;
 * another such night warms up.
 */
export const lastPlace = (lab: Lab): Promise<void> =>
  lab.onPostgres(async (product) => {
    const { before, nights } = emptyNights
    await done(product.url, '/api/practice/clock', { now: `${before}T09:00:00-05:00` })
    await setRooms(product.url, 1)
    await allAtOnce(product, nights[0])
    const began = performance.now()
    const answers = await allAtOnce(product, nights[1])
    const took = Math.round(performance.now() - began)
    const of = (status: number) => answers.filter((answer) => answer.status === status).length
    report({
      figure: `${crowd} for one last place`,
      who: 'product',
      measured: `${of(200)} success, ${of(409)} refusals, ${took} ms`,
      aims: [
        { says: 'one success', met: of(200) === 1 && of(409) === crowd - 1 },
        { says: '≤ 500 ms', met: took <= 500 },
      ],
    })
  })
