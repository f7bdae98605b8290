// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live } from '../../test/live.tsx'
import { PlaceMap } from './PlaceMap.tsx'

it('the tip of the pin stands on the point, whatever the size of the pin', async () => {
  await live(
    <PlaceMap
      at={{ lat: 40.096, long: -74.222 }}
      tiles="data:image/png,"
      label="Map"
      onPoint={() => null}
    />,
  )
  const pin = screen.getByLabelText('Map').querySelector<HTMLElement>('.leaflet-marker-icon')
  const { width, height, marginLeft, marginTop } = pin?.style ?? {}
  const [w, h, left, top] = [width, height, marginLeft, marginTop].map((size) =>
    Number.parseFloat(size ?? ''),
  )
  expect({ left, top }).toEqual({ left: -Number(w) / 2, top: -Number(h) })
})
