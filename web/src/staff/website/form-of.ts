import { megabyte } from '@mikvah/rules/website/uploads.ts'

/**
 * Whether a file has more than so many megabytes. It is checked before the upload, because the server could refuse it
 * only after receiving all of it.
 */
export const isTooLarge = (file: File, most: number): boolean => file.size > most * megabyte

/** A file as the multipart form that uploads take. */
export function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file, file.name)
  return form
}
