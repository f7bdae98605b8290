/** GSM 03.38, the letters a text message is made of; those after the escape count twice. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}[~]|\\€\f'

const unitsOfLetter = new Map([
  ...[...basic].map((letter) => [letter, 1] as const),
  ...[...extended].map((letter) => [letter, 2] as const),
])

/**
 * How many units fit into one message alone, and into each part of a longer one, where a header takes some of the room.
 */
const sizes = {
  gsm: { alone: 160, part: 153 },
  unicode: { alone: 70, part: 67 },
} as const

export type Segments = {
  /** One letter outside of GSM, a Hebrew one for instance, makes all of it unicode. */
  alphabet: keyof typeof sizes
  units: number
  segments: number
  /** How many units fit into so many segments. */
  room: number
}

const isGsm = (text: string): boolean => [...text].every((letter) => unitsOfLetter.has(letter))

/**
 * How many segments a text message is sent and paid for as, and of how many units, once it is written plainly
 * (`plainText`). A letter of two units is never torn between two parts.
 */
export function segmentsOf(text: string): Segments {
  const sent = plainText(text)
  const alphabet = isGsm(sent) ? 'gsm' : 'unicode'
  const sized = [...sent].map((letter) =>
    alphabet === 'gsm' ? (unitsOfLetter.get(letter) ?? 1) : letter.length,
  )
  const units = sized.reduce((sum, size) => sum + size, 0)
  const { alone, part } = sizes[alphabet]
  if (units <= alone) return { alphabet, units, segments: 1, room: alone }
  const segments = partsOf(sized, part)
  return { alphabet, units, segments, room: segments * part }
}

function partsOf(sized: readonly number[], part: number): number {
  let parts = 1
  let filled = 0
  for (const size of sized) {
    if (filled + size > part) {
      parts++
      filled = 0
    }
    filled += size
  }
  return parts
}

const plain: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2026': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
}

/**
 * The text with plain quotes, dashes and blanks in place of a keyboard's typographic ones, where they alone would make
 * all of it unicode and double the price; any other text stays as it is.
 */
export function plainText(text: string): string {
  const simple = text.replace(/./gu, (letter) => plain[letter] ?? letter)
  return isGsm(simple) ? simple : text
}
