/** The parts of Leaflet that the map uses; it brings no types of its own. */
declare module 'leaflet' {
  type Point = [lat: number, lng: number]
  type Bounds = {
    isValid: () => boolean
    getCenter: () => unknown
    pad: (ratio: number) => Bounds
  }
  type Chart = {
    setView: (center: unknown, zoom: number) => void
    getBoundsZoom: (bounds: Bounds) => number
    on: (event: 'click', heard: (at: { latlng: { lat: number; lng: number } }) => void) => void
    remove: () => void
    attributionControl: { setPrefix: (prefix: false) => void }
  }
  type Layer = { addTo: (chart: Chart) => void }
  type DivIcon = { className?: string; html?: string; iconSize?: Point; iconAnchor?: Point }
  export function map(
    place: HTMLElement,
    options?: { scrollWheelZoom?: boolean; zoomControl?: boolean },
  ): Chart
  export const control: {
    zoom: (options: { zoomInTitle: string; zoomOutTitle: string }) => Layer
  }
  export function tileLayer(url: string, options?: { attribution?: string }): Layer
  export function marker(
    at: Point,
    options?: { icon?: unknown; title?: string; alt?: string },
  ): Layer
  export function divIcon(options: DivIcon): unknown
  export function latLngBounds(points: Point[]): Bounds
}
