import 'leaflet/dist/leaflet.css'
import { divIcon, map, marker, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'
import styles from './PlaceChoice.module.css'

type Point = { lat: number; long: number }
type Props = { at: Point; tiles: string; label: string; onPoint: (point: Point) => void }

/** A map on which a tap sets the point. The fields beside it show the same point in numbers. */
export function PlaceMap({ at, tiles, label, onPoint }: Props) {
  const ground = useRef<HTMLDivElement>(null)
  const chosen = useRef(onPoint)
  chosen.current = onPoint
  const { lat, long } = at
  useEffect(() => {
    if (!ground.current) return
    const chart = map(ground.current, { scrollWheelZoom: false })
    tileLayer(tiles, { attribution: '© OpenStreetMap' }).addTo(chart)
    chart.setView([lat, long], 15)
    marker([lat, long], {
      icon: divIcon({ className: styles.pin, html: '', iconSize: [30, 38], iconAnchor: [15, 38] }),
    }).addTo(chart)
    chart.on('click', ({ latlng }) => chosen.current({ lat: latlng.lat, long: latlng.lng }))
    return () => {
      chart.remove()
    }
  }, [lat, long, tiles])
  return <section ref={ground} className={styles.ground} aria-label={label} />
}
