/** Where the facility stands: degrees, north and east positive, and its IANA time zone. */
export type Place = { lat: number; long: number; timeZone: string }
