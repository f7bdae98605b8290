import 'leaflet/dist/leaflet.css'
import type { Contract } from '@mikvah/contract/contract.ts'
import { control, divIcon, latLngBounds, map, marker, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useWords } from '../../words/use-words.ts'
import styles from './Places.module.css'

type Place = Contract['locations']['answer'][number]

/** The zoom of the map (requirements P1). */
const zoom = 14
const source =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer" lang="en" dir="ltr">© OpenStreetMap</a>'

export function PlacesMap(props: { places: Place[]; tiles: string; label: string }) {
  const { places, tiles, label } = props
  const { t } = useWords('home')
  const [zoomInTitle, zoomOutTitle] = [t('homeMapCloser'), t('homeMapFarther')]
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ground.current) return
    const chart = map(ground.current, { scrollWheelZoom: false, zoomControl: false })
    chart.attributionControl.setPrefix(false)
    control.zoom({ zoomInTitle, zoomOutTitle }).addTo(chart)
    tileLayer(tiles, { attribution: source }).addTo(chart)
    const points = places.flatMap(({ lat, long }, at) =>
      lat === null || long === null ? [] : [{ at, point: [lat, long] as [number, number] }],
    )
    for (const { at, point } of points) {
      const icon = divIcon({
        className: styles.pin,
        html: String(at + 1),
        iconSize: [38, 46],
        iconAnchor: [19, 46],
      })
      marker(point, { icon, title: places[at]?.name, alt: places[at]?.name }).addTo(chart)
    }
    const bounds = latLngBounds(points.map(({ point }) => point))
    if (bounds.isValid()) {
      chart.setView(bounds.getCenter(), Math.min(zoom, chart.getBoundsZoom(bounds.pad(0.2))))
    }
    return () => {
      chart.remove()
    }
  }, [places, tiles, zoomInTitle, zoomOutTitle])
  return <section ref={ground} className={styles.ground} aria-label={label} />
}
