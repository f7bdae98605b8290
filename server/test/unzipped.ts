import { crc32, inflateRawSync } from 'node:zlib'

/** The entries of a ZIP by their names, as its table at the end lists them; each is held to its checksum. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('No ZIP, or half of one')
  const entries = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, sum, size] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
    ]
    const [nameLength, extra, comment] = [28, 30, 32].map((to) => zip.readUInt16LE(at + to)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(from, from + size)
    const bytes = method === 0 ? packed : inflateRawSync(packed)
    if (crc32(bytes) !== sum) throw new Error(`${name} is damaged`)
    entries.set(name, bytes)
    at += 46 + nameLength + extra + comment
  }
  return entries
}
