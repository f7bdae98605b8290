import { isOfTheCloud } from '../may-be-asked.ts'

/** Where printers listen for what is to be printed, unless they say otherwise. */
const usualPort = 9100

/** A printer in the network, by host and TCP port. */
export type PrinterAddress = { host: string; port: number }

/**
 * Where in the network a printer stands, by what its point says: `192.168.1.50`, `printer.lan`, `printer:9100`,
 * `[fd00::5]:9100`. It is null for a name that is no address, or one of a cloud's own: nothing drives that printer.
 */
export function printerAddress(point: string): PrinterAddress | null {
  const said = /^(?:\[([\da-f:.]+)\]|([\w-]+(?:\.[\w-]+)*))(?::(\d{1,5}))?$/i.exec(point.trim())
  if (!said) return null
  const [, v6, name = '', digits] = said
  const host = v6 ?? name
  const port = digits === undefined ? usualPort : Number(digits)
  const isNamedOnly = v6 === undefined && digits === undefined && !name.includes('.')
  return isNamedOnly || port < 1 || port > 65_535 || isOfTheCloud(host) ? null : { host, port }
}
