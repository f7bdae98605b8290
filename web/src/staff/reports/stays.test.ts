import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { expect, it } from 'vitest'
import { statusColor } from './stays.ts'

it('no two statuses of a stay have one color, by day or by night', () => {
  const stays = reservationStatuses.slice(
    reservationStatuses.indexOf('Arrived'),
    reservationStatuses.indexOf('Dressing') + 1,
  )
  expect(stays).toHaveLength(14)
  const shades = stays.map((status) => statusColor(status).match(/--\w+-\d/g) ?? [])
  for (const time of [0, 1]) expect(new Set(shades.map((shade) => shade[time])).size).toBe(14)
  // The lighter half of a color is too pale on the ground of the day, the darker half on that of the night.
  const depths = shades.map((both) => both.map((one) => Number(one.at(-1))))
  expect(depths.filter(([day = 0, night = 9]) => day < 5 || night > 4)).toEqual([])
})
