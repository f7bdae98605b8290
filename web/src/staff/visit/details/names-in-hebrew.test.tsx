// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { visit } from '../../../test/answers.ts'
import { live, serveCalls } from '../../../test/live.tsx'
import { Session } from './Session.tsx'

const names = { firstName: '', lastName: '', active: true }
const attendants = [
  { id: 's', name: 'Shoshana L.', nameHe: 'שושנה ל׳', ...names },
  { id: 'g', name: 'Gittel S.', nameHe: '', ...names },
]

it.each([
  ['en', 'Reception', null, 'Reception'],
  ['he', 'Reception', null, 'דלפק הקבלה'],
  ['he', 'Attendant', 's', 'בלנית · שושנה ל׳'],
  ['he', 'Attendant', 'g', 'בלנית · Gittel S.'],
  ['he', 'Room7', null, 'חדר 7'],
  ['he', 'Malka Blum', null, 'Malka Blum'],
  ['he', 'Reception Blum', null, 'Reception Blum'],
  ['he', 'דלפק ב', null, 'דלפק ב'],
  ['en', 'Attendant', 's', 'Attendant · Shoshana L.'],
] as const)(
  'in %s, what %s with the card of %s has set says %s',
  async (language, setByName, attendant, said) => {
    serveCalls({ attendants: () => ({ body: attendants }) })
    const statusHistory = [
      {
        ...{ previousReservationStatus: null, newReservationStatus: 'Waiting' as const },
        ...{ previousStatusChange: null, dateCreated: '2026-11-24T19:30:00-05:00' },
        ...{ statusLastUpdatedByUser: 'desk', statusLastUpdatedByIp: null, setByName, attendant },
        ...{ undoable: false, onPaper: false, mark: null, note: null, undoes: false },
      },
    ]
    const areas = ['desk', 'users'] as const
    await live(<Session visit={{ ...visit, statusHistory }} />, { areas, language })
    const cells = () => [...document.querySelectorAll('td')].map(({ textContent }) => textContent)
    await expect.poll(() => cells().some((text) => text?.endsWith(said))).toBe(true)
  },
)
