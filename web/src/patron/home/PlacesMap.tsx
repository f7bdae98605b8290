import 'leaflet/dist/leaflet.css'
import type { Contract } from '@mikvah/contract/contract.ts'
import { divIcon, latLngBounds, map, marker, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'
import styles from './Places.module.css'

type Place = Contract['locations']['answer'][number]

/** Spec, patron 1. */
const zoom = 14

export function PlacesMap(props: { places: Place[]; tiles: string; label: string }) {
  const { places, tiles, label } = props
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ground.current) return
    const chart = map(ground.current, { scrollWheelZoom: false })
    tileLayer(tiles, { attribution: '© OpenStreetMap' }).addTo(chart)
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
  }, [places, tiles])
  return <section ref={ground} className={styles.ground} aria-label={label} />
}
