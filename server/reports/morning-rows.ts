import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { morningReport } from '@mikvah/contract/reports/morning.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'

type MorningView = ResultOf<typeof morningReport>
type Cells = Partial<Record<(typeof morningColumns)[number], string | number | boolean | null>>

/** The columns of the morning report as a file. */
export const morningColumns = [
  ...(['date', 'part', 'location', 'what', 'value', 'at', 'reservationCode'] as const),
  ...(['from', 'to', 'by', 'attendant', 'reason', 'ended', 'takenBackAt'] as const),
] as const

const counted = ['visits', 'noShows', 'expected', 'canceled', 'unwritten', 'leftOut'] as const
const measured = ['count', 'meanMinutes', 'nineInTen', 'longest'] as const
const drawn = ['taken', 'givenBack', 'left'] as const

/** The morning report as rows of one file, with a number or an event in each. */
export function morningRows(report: MorningView, language: Language): Cells[] {
  const place = new Map(
    report.places.map(({ locationId, name, nameHe }) => [
      locationId,
      nameIn(language, name, nameHe),
    ]),
  )
  const at = (id: string | null) => (id === null ? null : (place.get(id) ?? null))
  const named = (one: { name: string; nameHe: string } | null) =>
    one && nameIn(language, one.name, one.nameHe)
  const rows: Cells[] = [
    ...report.places.flatMap((one) =>
      counted.map((what) => ({
        ...{ part: 'visits', location: at(one.locationId), what, value: one[what] },
      })),
    ),
    ...report.places.flatMap(({ locationId, waits }) =>
      waits.flatMap((wait) =>
        measured.map((what) => ({
          ...{ part: 'wait', location: at(locationId), what: `${wait.group} ${what}` },
          value: wait[what],
        })),
      ),
    ),
    ...report.moves.map(({ locationId, what, by, byWhom, attendant, mark, ...move }) => ({
      ...{ ...move, part: what, location: at(locationId), what: mark },
      ...{ by: by ?? byWhom, attendant: named(attendant) },
    })),
    ...report.doors.map(({ locationId, door, of, test, by, byWhom, attendant, ...one }) => ({
      ...{ ...one, part: test ? 'doorTest' : 'door', location: at(locationId) },
      ...{ what: [door, of].filter(Boolean).join(' '), by: by ?? byWhom },
      attendant: named(attendant),
    })),
    ...report.drawer.flatMap((drawer) =>
      drawn.map((what) => ({
        ...{ part: 'drawer', what: `${drawer.tender} ${what}`, value: drawer[what] },
      })),
    ),
  ]
  return rows.map((row) => ({ ...row, date: report.night }))
}
