import { createHash } from 'node:crypto'
import type { MultipartValue } from '@fastify/multipart'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../request/refused.ts'

/** A file as it came. Its name and bytes are a stranger's claim of what it is. */
export type SentFile = { name: string; bytes: Buffer; digest: string }
/** The files and the other fields of a form, by the names of its fields. */
export type Uploaded = { files: Readonly<Record<string, SentFile>>; fields: Record<string, string> }

type Upload = NonNullable<Endpoint['upload']>

/** How much a form may have around its files, in heads and fields. */
const aroundFiles = 64 * 1024
/** The most bytes of a field that is no file. */
const longestField = 1000

/**
 * Receives a form with files: the ones that the call names, each once and not too large. Refuses any other form, of
 * which nothing is stored; one that says beforehand that it is too large isn't read.
 */
export async function receive(upload: Upload, request: FastifyRequest): Promise<Uploaded> {
  if (!request.isMultipart()) throw new Refused('wrong-content')
  const most = upload.files.length * upload.most + aroundFiles
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Refused('too-large')
  const files: Record<string, SentFile> = {}
  const fields: Record<string, string> = {}
  const limits = {
    ...{ fileSize: upload.most, files: upload.files.length, fields: 10 },
    ...{ fieldSize: longestField, fieldNameSize: 100 },
  }
  try {
    for await (const part of request.parts({ limits })) {
      const { fieldname } = part
      if (Object.hasOwn(files, fieldname) || Object.hasOwn(fields, fieldname))
        throw wrong(fieldname, 'Named twice.')
      if (part.type === 'field') {
        fields[fieldname] = textOf(part)
        continue
      }
      if (!upload.files.includes(fieldname)) throw wrong(fieldname, 'Unknown field.')
      const bytes = await part.toBuffer()
      const digest = createHash('sha256').update(bytes).digest('base64url')
      files[fieldname] = { name: part.filename, bytes, digest }
    }
  } catch (error) {
    throw refusedBecause(error)
  }
  const missing = upload.files.find((name) => !files[name]?.bytes.length)
  if (missing !== undefined) throw wrong(missing, 'A file is needed.', upload.missing)
  return { files, fields }
}

function textOf({ fieldname, value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw wrong(fieldname, `Longer than ${longestField} bytes.`)
  return String(value)
}

const wrong = (path: string, message: string, code: RefusalCode = 'invalid-request') =>
  new Refused(code, { errors: [{ path, message }] })

/** The refusal of an upload that couldn't be read: its file is too large, it has too many, or it breaks off. */
function refusedBecause(error: unknown): unknown {
  if (error instanceof Refused) return error
  const { code } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refused('too-large')
  if (code === 'FST_FILES_LIMIT') return wrong('body', 'Too many files.')
  return wrong('body', 'Not readable as a form with files.')
}
