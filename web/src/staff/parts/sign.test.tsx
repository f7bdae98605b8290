// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { equipmentSigns } from '../facts/visit-signs.ts'
import { Sign } from './Sign.tsx'

it('of the signs of a room a bride’s alone is gold', async () => {
  serveCalls({})
  const signs = equipmentSigns({ kallah: true, privateRoom: true, bath: true })
  await live(
    signs.map((sign) => <Sign key={sign.word} {...sign} />),
    { areas: ['desk'] },
  )
  await screen.findByTitle('Kallah')
  const gold = [...document.querySelectorAll('[data-gold]')]
  expect(gold.map((sign) => sign.getAttribute('title'))).toEqual(['Kallah'])
})
