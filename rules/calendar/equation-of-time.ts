const radians = (degrees: number) => (degrees * Math.PI) / 180
const julianDayOfEpoch = 2440587.5
const julianDayOf2000 = 2451545
const dayMs = 86_400_000

/** Minutes by which the sundial is ahead of the clock at an instant (NOAA, after Meeus, Astronomical Algorithms). */
export function equationOfTimeOf(ms: number): number {
  const centuries = (ms / dayMs + julianDayOfEpoch - julianDayOf2000) / 36525
  const meanLongitude = radians(280.46646 + centuries * (36000.76983 + 0.0003032 * centuries))
  const meanAnomaly = radians(357.52911 + centuries * (35999.05029 - 0.0001537 * centuries))
  const eccentricity = 0.016708634 - centuries * (0.000042037 + 0.0000001267 * centuries)
  const obliquitySeconds =
    21.448 - centuries * (46.815 + centuries * (0.00059 - centuries * 0.001813))
  const obliquity =
    23 +
    (26 + obliquitySeconds / 60) / 60 +
    0.00256 * Math.cos(radians(125.04 - 1934.136 * centuries))
  const y = Math.tan(radians(obliquity) / 2) ** 2
  const sine = Math.sin(meanAnomaly)
  const equation =
    y * Math.sin(2 * meanLongitude) -
    2 * eccentricity * sine +
    4 * eccentricity * y * sine * Math.cos(2 * meanLongitude) -
    0.5 * y * y * Math.sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * Math.sin(2 * meanAnomaly)
  return ((equation * 180) / Math.PI) * 4
}
