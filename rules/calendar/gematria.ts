const geresh = '\u05f3'
const gershayim = '\u05f4'

const letters: readonly (readonly [number, string])[] = [
  [400, 'ת'],
  [300, 'ש'],
  [200, 'ר'],
  [100, 'ק'],
  [90, 'צ'],
  [80, 'פ'],
  [70, 'ע'],
  [60, 'ס'],
  [50, 'נ'],
  [40, 'מ'],
  [30, 'ל'],
  [20, 'כ'],
  [10, 'י'],
  [9, 'ט'],
  [8, 'ח'],
  [7, 'ז'],
  [6, 'ו'],
  [5, 'ה'],
  [4, 'ד'],
  [3, 'ג'],
  [2, 'ב'],
  [1, 'א'],
]

/** 15 and 16, alone or after hundreds, aren't written with letters of the Name. */
const spared: Readonly<Record<number, string>> = { 15: 'טו', 16: 'טז' }

/** A number from 1 to 999 in Hebrew letters: ט״ו, ל׳, תשפ״ז. */
export function gematriaOf(number: number): string {
  let left = number
  let text = ''
  for (const [value, letter] of letters) {
    if (spared[left]) break
    while (left >= value) {
      text += letter
      left -= value
    }
  }
  text += spared[left] ?? ''
  return text.length === 1 ? text + geresh : `${text.slice(0, -1)}${gershayim}${text.slice(-1)}`
}
