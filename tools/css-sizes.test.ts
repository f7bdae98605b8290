import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './tool.ts'

const read = (file: string) =>
  readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const sheets = globSync('web/src/**/*.css', { cwd: root })
  .filter((file) => !file.startsWith('web/src/look/'))
  .map((file) => ({ file, text: read(file) }))

type Kind = { token: RegExp; property: RegExp }
const kinds = {
  size: {
    token: /(--fs-\w+):\s*([\d.]+(?:px|rem))/g,
    property: /(?<![\w-])font(?:-size)?\s*:([^;{}]*)/g,
  },
  space: {
    token: /(--s-\d+h?):\s*([\d.]+(?:px|rem))/g,
    property: /(?<![\w-])(?:padding|margin|inset|(?:row-|column-)?gap)(?:-[\w-]+)?\s*:([^;{}]*)/g,
  },
} satisfies Record<string, Kind>

const tokens = read('web/src/look/tokens.css')
const namesOf = ({ token }: Kind) =>
  new Map(Array.from(tokens.matchAll(token), ([, name, value]) => [value, name]))

/** Every length in px or rem that is written out, but for a hair's breadth. */
const written = ({ property }: Kind) =>
  sheets.flatMap(({ file, text }) =>
    Array.from(text.matchAll(property), ([, value]) => value ?? '').flatMap((value) =>
      Array.from(value.matchAll(/(?<![\w.#-])([\d.]+)(px|rem)\b/g))
        .filter(([, number, unit]) => unit === 'rem' || Number(number) > 2)
        .map(([length]) => ({ file, length })),
    ),
  )

it.each(Object.entries(kinds))('a %s that has a name is called by it', (_, kind) => {
  const names = namesOf(kind)
  expect(names.size).toBeGreaterThan(5)
  const unnamed = written(kind).filter(({ length }) => names.has(length))
  expect(unnamed.map(({ file, length }) => `${file}: ${length} is ${names.get(length)}`)).toEqual(
    [],
  )
})

/** Those that have none, left from before, also in the `font` shorthand: numbers that only fall. */
it('no more lengths without a name are added', () => {
  expect(written(kinds.size).length).toBeLessThanOrEqual(75)
  expect(written(kinds.space).length).toBeLessThanOrEqual(21)
})

/**
 * Where a screen changes: from a phone to a tablet, to a desk, to a wide one, to a board. Below ends one pixel short.
 */
const breakpoints = { largePhone: 600, tablet: 760, desk: 900, wide: 1100, board: 1680 }

/** Where a part of a page changes whose own column is wide or narrow otherwise, and nothing else does. */
const ofParts: Readonly<Record<string, readonly string[]>> = {
  // What stands beside a list goes below it.
  'page width <= 62.5rem': [
    ...['after-shabbos/SheetOfNight', 'after-shabbos/SheetSide', 'mikvah/BeforeGate'],
    ...['mikvah/MikvahBar', 'mikvah/MikvahScreen', 'mikvah/Pools'],
  ],
  'page width <= 73.75rem': ['hardware/Hardware'],
  // Beside the menu of the office, or with all that tonight's bar says.
  'page width < 80rem': [
    ...['daily-list/DailyTable', 'schedule/ScheduleScreen', 'settings/SettingsScreen'],
    'shell/TonightBar',
  ],
  'page width < 87.5rem': ['shell/TonightBar'],
  'page width < 64rem': ['daily-list/DailyListScreen'],
  // Within a phone.
  'page width <= 26.25rem': ['after-shabbos/SheetRow'],
  'page width <= 25rem': ['night/StatusTag'],
  'max-width: 359px': ['phone/PhoneField', 'sign-in/CodeForm'],
}

/**
 * The same in letters: a page that asks for its own room makes room for larger letters too. The widest asks within its
 * frame, whose letters are larger; with letters of twice the size a phone has room for few of them.
 */
const inLetters = {
  page: [...Object.values(breakpoints).map((at) => at / 16), 19],
  board: [90, 105],
}

it('a screen changes at one of few widths, and a part of it at its own alone', () => {
  const named = [
    ...Object.values(breakpoints).flatMap((at) => [`min-width: ${at}px`, `max-width: ${at - 1}px`]),
    ...inLetters.page.flatMap((at) => [
      `page width < ${at}rem`,
      `page width >= ${at}rem`,
      `page max-width: ${at}rem`,
    ]),
    ...inLetters.board.map((at) => `board width >= ${at}rem`),
    `min-width: ${breakpoints.board / 16}em`,
    `board min-width: ${breakpoints.board / 16}em`,
  ]
  const conditions = sheets.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/@(?:media|container (page|board))([^{]*)/g)).flatMap(
      ([, frame, rule]) =>
        Array.from(
          (rule ?? '').matchAll(/(?:(?:min|max)-width:|width [<>]=?) [\d.]+[a-z]+/g),
          ([condition]) => ({ file, at: frame ? `${frame} ${condition}` : condition }),
        ),
    ),
  )
  expect(conditions.length).toBeGreaterThan(100)
  const isOfPart = ({ file, at }: { file: string; at: string }) =>
    ofParts[at]?.some((part) => file.endsWith(`/${part}.module.css`))
  expect(conditions.filter((one) => !named.includes(one.at) && !isOfPart(one))).toEqual([])
  const changes = (part: string, at: string) =>
    conditions.some((one) => one.at === at && one.file.endsWith(`/${part}.module.css`))
  const parts = Object.entries(ofParts).flatMap(([at, files]) =>
    files.filter((part) => !changes(part, at)),
  )
  expect(parts, 'and no part is named that doesn’t').toEqual([])
})

/**
 * The staff's screens, and what they share, ask for room in letters: in windows alone ask what is for paper, or by
 * height.
 */
it('no screen of the staff changes at a width in pixels', () => {
  const ofStaff = sheets.filter(({ file }) =>
    /^web\/src\/(?:staff|kiosk|room|waiting)\//.test(file),
  )
  const inPixels = ofStaff.filter(({ text }) =>
    /@media(?! screen)[^{]*width[^{]*\dpx/.test(text.replace(/\s+/g, ' ')),
  )
  expect(ofStaff.length).toBeGreaterThan(100)
  expect(inPixels.map(({ file }) => file)).toEqual([])
})
