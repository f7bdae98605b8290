import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Person } from './a-facility.ts'

/** A PDF of one page that shows its title; `filler` is how many bytes are added to it. */
export function aPdf(title = 'Kislev', filler = 0): Buffer {
  const text = `BT /F1 28 Tf 72 720 Td (${title}) Tj ET`
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = `%PDF-1.4\n%${'x'.repeat(filler)}\n`
  const places = bodies.map((body, at) => {
    const place = pdf.length
    pdf += `${at + 1} 0 obj\n${body}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = pdf.length
  pdf += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${places.join('')}`
  pdf += `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}

/** A picture of one color, of this size in pixels. */
export const aPicture = (width = 20, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f7f' } })
    .png()
    .toBuffer()

/** Two photos to upload, of a license and of a registration. */
export async function papers(): Promise<Part[]> {
  const photo = await sharp(await aPicture(300, 200))
    .jpeg()
    .toBuffer()
  return [
    { field: 'image0', name: 'license.jpg', type: 'image/jpeg', bytes: photo },
    {
      field: 'image1',
      name: 'registration.png',
      type: 'image/png',
      bytes: await aPicture(400, 300),
    },
  ]
}

/** A file of a form; its field is `file` unless it says another. */
export type Part = { field?: string; name: string; type?: string; bytes: Uint8Array }

/** Sends files as a browser's form does, and gives status and body of the answer. */
export async function upload(
  app: FastifyInstance,
  { token }: Pick<Person, 'token'>,
  {
    path,
    parts,
    texts = {},
    key,
  }: {
    path: string
    parts: readonly Part[]
    texts?: Readonly<Record<string, string>>
    key?: string
  },
) {
  const boundary = 'x-boundary-of-a-test-x'
  const payload = Buffer.concat([
    ...Object.entries(texts).map(([name, value]) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    ),
    ...parts.flatMap(({ field = 'file', name, type = 'application/octet-stream', bytes }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const answer = await app.inject({
    method: 'POST',
    url: `/api/api/${path}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
