import { expect, it } from 'vitest'
import { holyNightOf } from './holy-night.ts'

it.each([
  ['a Friday', '2026-11-27', 'EREV', true, 'Shabbos'],
  ['a Friday of Yom Tov', '2026-09-25', 'CONTINUATION', true, 'Shabbos'],
  ['erev Yom Tov', '2026-09-11', 'EREV', true, 'Shabbos'],
  ['the first night of Pesach', '2027-04-21', 'EREV', true, 'YomTov'],
  ['its second night', '2027-04-22', 'CONTINUATION', true, 'YomTov'],
  ['a weekday whose mode is set by hand', '2026-11-24', 'WEEKDAY', true, 'ShabbosMode'],
  ['Motzei Shabbos whose mode is set by hand', '2026-11-28', 'MOTZEI', true, 'ShabbosMode'],
  ['a Friday without the mode', '2026-11-27', 'EREV', false, null],
  ['a weekday', '2026-11-24', 'WEEKDAY', false, null],
])('%s', (_, date, kind, shabbosMode, expected) => {
  expect(holyNightOf({ date, kind, shabbosMode })).toBe(expected)
})
