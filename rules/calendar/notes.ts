import type { Night } from './night-kind.ts'

export const noteCodes = [
  'yomKippur',
  'tishaBav',
  'roshHashana1',
  'roshHashana2',
  'sukkos1',
  'sukkos2',
  'shminiAtzeres',
  'simchasTorah',
  'pesach1',
  'pesach2',
  'pesach7',
  'pesach8',
  'shavuos1',
  'shavuos2',
  'motzeiYomKippur',
  'motzeiTishaBav',
  'motzeiYomTov',
  'hoshanaRabba',
  'cholHamoed',
  'chanukah1',
  'chanukah2',
  'chanukah3',
  'chanukah4',
  'chanukah5',
  'chanukah6',
  'chanukah7',
  'chanukah8',
  'purim',
  'shushanPurim',
  'roshChodesh',
  'tzomGedaliah',
  'asaraBTeves',
  'taanisEsther',
  'shivaAsarBTamuz',
] as const
export type NoteCode = (typeof noteCodes)[number]

/**
 * The codes of all that is worth a note on a night, what matters most first; screens show that one alone. All are about
 * the night, but minor fasts are about the day before it.
 */
export function notesOf({ day, night }: Night): NoteCode[] {
  const over = !night.holy
  const holding = new Set<NoteCode | null>([
    night.yomTov,
    night.tishaBav ? 'tishaBav' : null,
    over && day.yomKippur ? 'motzeiYomKippur' : null,
    day.tishaBav ? 'motzeiTishaBav' : null,
    over && day.yomTov !== null && !day.yomKippur ? 'motzeiYomTov' : null,
    night.hoshanaRabba ? 'hoshanaRabba' : null,
    night.cholHamoed ? 'cholHamoed' : null,
    chanukahNotes[night.chanukah ?? 0] ?? null,
    night.purim ? 'purim' : null,
    night.shushanPurim ? 'shushanPurim' : null,
    night.roshChodesh ? 'roshChodesh' : null,
    day.minorFast,
  ])
  return noteCodes.filter((code) => holding.has(code))
}

const chanukahNotes: readonly (NoteCode | null)[] = [
  null,
  'chanukah1',
  'chanukah2',
  'chanukah3',
  'chanukah4',
  'chanukah5',
  'chanukah6',
  'chanukah7',
  'chanukah8',
]
